-- Editors allow it key by key that changes are sent to an address of its owner.
alter table api_keys add column webhook_allowed boolean not null default false;

create table webhooks (
  key_id integer primary key references api_keys on delete cascade deferrable,
  url text not null,
  -- Signs what is sent. Encrypted where the settings have a key.
  secret bytea not null,
  -- What comes after it in the public changes has not been told.
  cursor text not null,
  created_at timestamptz not null,
  -- Until then one process sends, and no other.
  leased_until timestamptz not null,
  -- Since when nothing was taken; null while all is well.
  failing_since timestamptz,
  -- Since when nothing is sent any more.
  stopped_at timestamptz
);

-- What was sent or waits to be sent, with the outcome.
create table webhook_deliveries (
  id integer generated always as identity primary key,
  key_id integer not null references webhooks on delete cascade deferrable,
  body text not null,
  -- The number of changes that the body tells.
  changes integer not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  error text not null default '',
  sent_at timestamptz,
  -- When it is tried next; null if it is not.
  next_at timestamptz
);
create index webhook_deliveries_key on webhook_deliveries (key_id, id);
create index webhook_deliveries_waiting on webhook_deliveries (key_id, id) where next_at is not null;
