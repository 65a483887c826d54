-- An address is written before the event that it is for. One that nothing has named for a day is nobody's any more.
alter table addresses add column created_at timestamptz not null default now();
