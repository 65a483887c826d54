-- Writes that were carried out within the last day, so that one whose answer was lost can be answered again. Committed with what
-- they wrote. Neither a key nor an answer can be read here: only whoever has sent the key can open the answer.
create table idempotency_keys (
  -- SHA-256 of account and key; of the content that was sent with it.
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  content text not null check (content ~ '^[0-9a-f]{64}$'),
  answer bytea not null,
  made_at timestamptz not null
);
create index idempotency_keys_oldest on idempotency_keys (made_at);
