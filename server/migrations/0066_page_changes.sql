-- What the pages that everybody can read show beside search results. A change of it makes their copies in browsers old.
alter table search_changes drop constraint search_changes_subject_check;
alter table search_changes add constraint search_changes_subject_check
  check (subject in ('job_ad', 'catalogue', 'vocabulary', 'page'));

create function note_page_change() returns trigger language plpgsql as $$
begin
  -- tg_argv[0]: a query over "changed" that yields a row where a page is concerned.
  execute format(
    'insert into search_changes (subject, subject_id) select ''page'', 0 where exists (%s)',
    tg_argv[0]
  );
  perform wake_followers();
  return null;
end $$;

-- Creates the triggers of one table. Transition tables allow one event a trigger, so it makes three.
create procedure follow_page_changes(followed regclass, concerned text, events text[]) language plpgsql as $$
declare
  event text;
begin
  foreach event in array events loop
    execute format(
      'create trigger %I after %s on %s referencing %s for each statement execute function note_page_change(%L)',
      'page_change_' || event, event, followed,
      case event when 'delete' then 'old table as changed' else 'new table as changed' end, concerned
    );
  end loop;
end $$;

call follow_page_changes('contact_persons', 'select from changed', array['insert', 'update', 'delete']);
call follow_page_changes('company_contact_persons', 'select from changed', array['insert', 'update', 'delete']);
call follow_page_changes('events', 'select from changed', array['insert', 'update', 'delete']);
call follow_page_changes('faq_entries', 'select from changed', array['insert', 'update', 'delete']);
call follow_page_changes('faq_entry_categories', 'select from changed', array['insert', 'update', 'delete']);
call follow_page_changes('faq_files', 'select from changed', array['insert', 'update', 'delete']);
call follow_page_changes('chambers', 'select from changed', array['update']);
call follow_page_changes('chamber_contacts', 'select from changed', array['insert', 'update', 'delete']);
call follow_page_changes('companies',
  'select from changed c join events e on e.company_id = c.id', array['update']);
call follow_page_changes('addresses',
  'select from changed d where exists (select from events e where e.address_id = d.id)
    or exists (select from companies c join events e on e.company_id = c.id where c.address_id = d.id)', array['update']);
