-- A search names parts of towns, too: what is written to them is told to the index, as names of towns are.
create trigger catalogue_change after insert or update or delete on town_parts
  for each statement execute function note_catalogue_change();
