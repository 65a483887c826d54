-- The version of a feed that the last good run has read whole, as its server named it: with it the next run asks whether there is a new
-- one. It holds only for the exchange as it was and for the rules by which it was read.
create table exchange_feed_versions (
  exchange_id integer primary key references exchanges (id) on delete cascade deferrable,
  etag text not null default '' check (char_length(etag) <= 500),
  last_modified text not null default '' check (char_length(last_modified) <= 100),
  -- `last_updated` of the exchange at that time: whoever changes its settings has the feed read anew.
  exchange_updated timestamptz not null,
  -- The version of the software and of its rules.
  read_by text not null,
  read_at timestamptz not null default now(),
  check (etag <> '' or last_modified <> '')
);
