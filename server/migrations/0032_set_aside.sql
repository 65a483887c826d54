-- A run whose processes have died twice with the same record in hand is set aside: it is not taken up again until an editor says so.
alter table exchange_runs drop constraint exchange_runs_state_check;
alter table exchange_runs add constraint exchange_runs_state_check
  check (state in ('waiting', 'running', 'held', 'done', 'dismissed', 'failed', 'stopped', 'set-aside'));
-- The numbers of the records that are being judged, noted before; of a single one its id and mark as well.
alter table exchange_runs add column in_hand jsonb;

-- Records that have ended two processes: left out until their source changes them, or an editor has them tried again.
create table exchange_left_out (
  exchange_id integer not null references exchanges (id) on delete cascade deferrable,
  external_id text not null check (char_length(external_id) between 1 and 300),
  -- Of the version that was left out.
  mark text not null,
  since timestamptz not null default now(),
  primary key (exchange_id, external_id)
);
