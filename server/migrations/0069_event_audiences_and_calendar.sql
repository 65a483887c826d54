-- For whom an event is; empty where it does not say. Constraints as in 0065: not checked against the rows that are there, which hold the default.
alter table events
  add column audiences text[] not null default '{}',
  -- Of RFC 5545: counts the changes of what calendars show of the event.
  add column calendar_sequence integer not null default 0,
  add column calendar_changed_at timestamptz not null default now();
alter table events
  add constraint events_audiences check (audiences <@ array['pupils', 'parents', 'teachers']) not valid;
alter table event_versions add column audiences text[] not null default '{}';
alter table event_versions
  add constraint event_versions_audiences check (audiences <@ array['pupils', 'parents', 'teachers']) not valid;

-- What the public was last told of an event that was withdrawn: deleted, or no longer accepted. Its row may have been changed since, and
-- nobody has checked that. Calendars show it as cancelled, and its page as gone, until its last day is over.
create table withdrawn_events (
  event_id integer primary key references events (id) on delete cascade deferrable,
  title text not null,
  start_date date not null,
  end_date date not null,
  start_time time,
  end_time time,
  audiences text[] not null default '{}',
  withdrawn_at timestamptz not null default now()
);

create function count_event_change() returns trigger language plpgsql as $$
begin
  if (old.title, old.description, old.weblink, old.start_date, old.end_date, old.start_time, old.end_time, old.audiences, old.status,
      old.deleted, old.digital, old.company_id, old.address_id)
    is distinct from (new.title, new.description, new.weblink, new.start_date, new.end_date, new.start_time, new.end_time, new.audiences,
      new.status, new.deleted, new.digital, new.company_id, new.address_id) then
    new.calendar_sequence := old.calendar_sequence + 1;
    new.calendar_changed_at := now();
  end if;
  return new;
end $$;

create trigger count_event_change before update on events for each row execute function count_event_change();

create function note_withdrawn_event() returns trigger language plpgsql as $$
begin
  if old.status = 2 and not old.deleted and (new.status <> 2 or new.deleted) then
    insert into withdrawn_events (event_id, title, start_date, end_date, start_time, end_time, audiences)
    values (old.id, old.title, old.start_date, old.end_date, old.start_time, old.end_time, old.audiences)
    on conflict (event_id) do nothing;
  elsif new.status = 2 and not new.deleted then
    delete from withdrawn_events where event_id = new.id;
  end if;
  return null;
end $$;

create trigger note_withdrawn_event after update of status, deleted on events for each row execute function note_withdrawn_event();

-- A new name or address of a company, or a changed address, is a change of the events there.
create function count_event_changes_of_company() returns trigger language plpgsql as $$
begin
  update events set calendar_sequence = calendar_sequence + 1, calendar_changed_at = now()
  where company_id = new.id and not deleted;
  return null;
end $$;

create trigger count_event_changes after update on companies for each row
  when ((old.name, old.address_id, old.locked, old.closed_at) is distinct from (new.name, new.address_id, new.locked, new.closed_at))
  execute function count_event_changes_of_company();

create function count_event_changes_at_address() returns trigger language plpgsql as $$
begin
  update events set calendar_sequence = calendar_sequence + 1, calendar_changed_at = now()
  where not deleted and (address_id = new.id or address_id is null and company_id in (select id from companies where address_id = new.id));
  return null;
end $$;

create trigger count_event_changes after update on addresses for each row
  when ((old.street, old.additional, old.place_id) is distinct from (new.street, new.additional, new.place_id))
  execute function count_event_changes_at_address();
