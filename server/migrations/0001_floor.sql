-- What the search index has to follow. Written by triggers only (0007), so no write path can forget it.
-- A reader takes rows whose transaction is older than the oldest one still running: no gap can open behind it.
create table search_changes (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('job_ad', 'catalogue')),
  subject_id integer not null,
  transaction_id xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index search_changes_transaction on search_changes (transaction_id);

-- Marks of things done once for a whole database, such as 'demo-data'.
create table marks (
  name text primary key,
  made_at timestamptz not null default now()
);
