-- Every table that a search result shows tells which ads it concerns. Statement triggers with
-- transition tables: a bulk write costs one insert, not one per row.
create function note_search_change() returns trigger language plpgsql as $$
begin
  -- tg_argv[0]: a query over "changed" that yields the ids of the ads concerned. An update concerns those of
  -- the rows as they were, too: a synonym that moves to another job name leaves ads behind.
  execute format(
    'insert into search_changes (subject, subject_id) %s select distinct ''job_ad'', ad.id from (%s) as ad (id)',
    case when tg_op = 'UPDATE' then 'with changed as (select * from changed union all select * from before)' else '' end,
    tg_argv[0]
  );
  perform pg_notify('search_changes', '');
  return null;
end $$;

create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into search_changes (subject, subject_id) values ('catalogue', 0);
  perform pg_notify('search_changes', '');
  return null;
end $$;

-- Creates the triggers of one table. Transition tables allow one event a trigger, so it makes three.
create procedure follow_changes(followed regclass, ads_of_changed text, events text[]) language plpgsql as $$
declare
  event text;
begin
  foreach event in array events loop
    execute format(
      'create trigger %I after %s on %s referencing %s for each statement execute function note_search_change(%L)',
      'search_change_' || event, event, followed,
      case event
        when 'insert' then 'new table as changed'
        when 'delete' then 'old table as changed'
        else 'old table as before new table as changed'
      end, ads_of_changed
    );
  end loop;
end $$;

call follow_changes('job_ads', 'select id from changed', array['insert', 'update', 'delete']);
call follow_changes('job_ad_files', 'select job_ad_id from changed', array['insert', 'update', 'delete']);
call follow_changes('companies', 'select id from job_ads where company_id in (select id from changed)', array['update']);
call follow_changes('addresses',
  'select a.id from job_ads a join companies c on c.id = a.company_id where c.address_id in (select id from changed)',
  array['update']);
call follow_changes('places',
  'select a.id from job_ads a join companies c on c.id = a.company_id join addresses d on d.id = c.address_id where d.place_id in (select id from changed)',
  array['update']);
call follow_changes('towns',
  'select a.id from job_ads a join companies c on c.id = a.company_id join addresses d on d.id = c.address_id join places p on p.id = d.place_id where p.town_id in (select id from changed)',
  array['update']);
call follow_changes('town_aliases',
  'select a.id from job_ads a join companies c on c.id = a.company_id join addresses d on d.id = c.address_id join places p on p.id = d.place_id where p.town_id in (select town_id from changed)',
  array['insert', 'update', 'delete']);
call follow_changes('districts',
  'select a.id from job_ads a join companies c on c.id = a.company_id join addresses d on d.id = c.address_id join places p on p.id = d.place_id join towns t on t.id = p.town_id where t.district in (select name from changed)',
  array['update']);
call follow_changes('users',
  'select a.id from job_ads a join companies c on c.id = a.company_id where c.user_id in (select id from changed)',
  array['update']);
call follow_changes('professions', 'select id from job_ads where profession_id in (select id from changed)', array['update']);
call follow_changes('job_names',
  'select a.id from job_ads a join job_names n on n.id = a.job_name_id where n.id in (select id from changed) or n.mapping_id in (select id from changed)',
  array['update']);
call follow_changes('job_name_brafo_fields',
  'select a.id from job_ads a join job_names n on n.id = a.job_name_id where n.id in (select job_name_id from changed) or n.mapping_id in (select job_name_id from changed)',
  array['insert', 'update', 'delete']);
call follow_changes('brafo_fields',
  'select a.id from job_ads a join job_names n on n.id = a.job_name_id join job_name_brafo_fields f on f.job_name_id in (n.id, n.mapping_id) where f.brafo_field_id in (select id from changed)',
  array['update']);
call follow_changes('job_name_synonyms',
  'select a.id from job_ads a join job_names n on n.id = a.job_name_id where n.id in (select job_name_id from changed) or n.mapping_id in (select job_name_id from changed)',
  array['insert', 'update', 'delete']);

-- Suggestions come from the catalogue too, and towns are resolved from memory.
create trigger catalogue_change after insert or update or delete on job_names
  for each statement execute function note_catalogue_change();
create trigger catalogue_change after insert or update or delete on job_name_synonyms
  for each statement execute function note_catalogue_change();
create trigger catalogue_change after insert or update or delete on professions
  for each statement execute function note_catalogue_change();
create trigger catalogue_change after update on districts
  for each statement execute function note_catalogue_change();
create trigger catalogue_change after insert or update or delete on towns
  for each statement execute function note_catalogue_change();
create trigger catalogue_change after insert or update or delete on places
  for each statement execute function note_catalogue_change();
create trigger catalogue_change after insert or update or delete on town_aliases
  for each statement execute function note_catalogue_change();
