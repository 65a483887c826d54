-- Names that say what they mean: a transaction that sets lehrpfad.low_priority is one of many, so its changes wake no process.
alter table search_changes rename column unhurried to low_priority;

alter function is_unhurried() rename to is_low_priority;

create or replace function is_low_priority() returns boolean language sql as $$
  select current_setting('lehrpfad.low_priority', true) is not distinct from 'on'
$$;

create or replace function wake_followers() returns void language plpgsql as $$
begin
  if not is_low_priority() then
    perform pg_notify('search_changes', '');
  end if;
end $$;
