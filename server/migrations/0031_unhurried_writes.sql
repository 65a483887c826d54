-- A transaction that sets lehrpfad.unhurried is one of many that nobody waits for: what it changed is noted like any other change,
-- and wakes nobody.
create function is_unhurried() returns boolean language sql as $$
  select current_setting('lehrpfad.unhurried', true) is not distinct from 'on'
$$;

alter table search_changes add column unhurried boolean not null default is_unhurried();

create function wake_followers() returns void language plpgsql as $$
begin
  if not is_unhurried() then
    perform pg_notify('search_changes', '');
  end if;
end $$;

create or replace function note_search_change() returns trigger language plpgsql as $$
begin
  -- tg_argv[0]: a query over "changed" that yields the ids of the ads concerned. An update concerns those of
  -- the rows as they were, too: a synonym that moves to another job name leaves ads behind.
  execute format(
    'insert into search_changes (subject, subject_id) %s select distinct ''job_ad'', ad.id from (%s) as ad (id)',
    case when tg_op = 'UPDATE' then 'with changed as (select * from changed union all select * from before)' else '' end,
    tg_argv[0]
  );
  perform wake_followers();
  return null;
end $$;

create or replace function note_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into search_changes (subject, subject_id) values ('catalogue', 0);
  perform wake_followers();
  return null;
end $$;
