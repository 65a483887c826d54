-- What editors note about an item of their inbox: who takes care of it, and until when it waits for an answer. The items are rows of many
-- tables, so no foreign key leads to them: a job deletes the notes of items that are gone, or that have been decided for some days.
create table inbox_notes (
  kind text not null check (kind in ('request', 'report', 'branch', 'apprenticeship', 'job-name', 'event', 'exchange', 'mail')),
  object_id integer not null,
  assigned_to integer references users on delete set null deferrable,
  note text not null default '',
  waiting_until date,
  last_updated timestamptz not null,
  settled_at timestamptz,
  primary key (kind, object_id)
);
create index inbox_notes_assigned_to on inbox_notes (assigned_to);
