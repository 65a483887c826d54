-- The career fields of an occupation lead on from a search that found none of its ads, so they are part of the catalogue.
create trigger catalogue_change after insert or update or delete on job_name_brafo_fields
  for each statement execute function note_catalogue_change();
create trigger catalogue_change after update on brafo_fields
  for each statement execute function note_catalogue_change();
