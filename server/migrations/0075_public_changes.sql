-- What programs of others follow: which ads, events and companies have changed. Kept for longer than what the search index follows
-- (0001), since they look once a day or less often. Written by triggers only, so that no write path can forget it.
create table public_changes (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('ad', 'event', 'company')),
  subject_id integer not null,
  -- Of a company: that an ad or event of it was deleted that the public may have seen. Nothing else is left to say so.
  was_public boolean not null default false,
  transaction_id xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index public_changes_order on public_changes (transaction_id, id);
create index public_changes_age on public_changes (changed_at);

-- A cursor of another database, or of this one before a backup was restored, means nothing here.
create table public_change_feed (id uuid not null default gen_random_uuid());
insert into public_change_feed default values;

create function note_public_ads() returns trigger language plpgsql as $$
begin
  insert into public_changes (subject, subject_id)
  select distinct 'ad', subject_id from changed where subject = 'job_ad';
  return null;
end $$;

-- The index follows ads by all that shows in them.
create trigger public_changes_of_ads after insert on search_changes
  referencing new table as changed for each statement execute function note_public_ads();

create function note_public_change() returns trigger language plpgsql as $$
begin
  -- tg_argv[0]: the subject; tg_argv[1]: a query over "changed" that yields the ids concerned, also those of rows as they were.
  execute format(
    'insert into public_changes (subject, subject_id) %s select distinct %L, c.id from (%s) as c (id) where c.id is not null',
    case when tg_op = 'UPDATE' then 'with changed as (select * from changed union all select * from before)' else '' end,
    tg_argv[0], tg_argv[1]
  );
  return null;
end $$;

-- Creates the triggers of one table. Transition tables allow one event a trigger, so it makes three.
create procedure follow_public_changes(followed regclass, subject text, concerned text, events text[]) language plpgsql as $$
declare
  event text;
begin
  foreach event in array events loop
    execute format(
      'create trigger %I after %s on %s referencing %s for each statement execute function note_public_change(%L, %L)',
      'public_change_of_' || subject || '_' || event, event, followed,
      case event
        when 'insert' then 'new table as changed'
        when 'delete' then 'old table as changed'
        else 'old table as before new table as changed'
      end, subject, concerned
    );
  end loop;
end $$;

call follow_public_changes('events', 'event', 'select id from changed', array['insert', 'update', 'delete']);
call follow_public_changes('companies', 'event',
  'select e.id from events e where e.company_id in (select id from changed)', array['update']);
call follow_public_changes('addresses', 'event',
  'select e.id from events e left join companies c on c.id = e.company_id
    where coalesce(e.address_id, c.address_id) in (select id from changed)', array['update']);

-- A company is public as long as it has an ad or an event that is.
call follow_public_changes('companies', 'company', 'select id from changed', array['insert', 'update', 'delete']);
call follow_public_changes('addresses', 'company',
  'select c.id from companies c where c.address_id in (select id from changed)', array['update']);
call follow_public_changes('job_ads', 'company', 'select company_id from changed', array['insert', 'update']);
call follow_public_changes('events', 'company', 'select company_id from changed', array['insert', 'update']);
call follow_public_changes('users', 'company',
  'select c.id from companies c where c.user_id in (select id from changed)', array['update']);
call follow_public_changes('job_names', 'company',
  'select a.company_id from job_ads a join job_names n on n.id = a.job_name_id
    where n.id in (select id from changed) or n.mapping_id in (select id from changed)', array['update']);

create function note_deleted_offers() returns trigger language plpgsql as $$
begin
  -- tg_argv[0]: the condition that the public may have seen a row of "changed".
  execute format(
    'insert into public_changes (subject, subject_id, was_public)
     select ''company'', c.company_id, bool_or(%s) from changed c where c.company_id is not null group by c.company_id',
    tg_argv[0]
  );
  return null;
end $$;

create trigger public_change_of_company_delete after delete on job_ads referencing old table as changed
  for each statement execute function note_deleted_offers('c.shown_at is not null or c.publish_date is not null');
create trigger public_change_of_company_delete after delete on events referencing old table as changed
  for each statement execute function note_deleted_offers('c.status = 2');
