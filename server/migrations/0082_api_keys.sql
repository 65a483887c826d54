-- Keys with which programs of others may call the public API more often. Of a key only its hash is stored.
create table api_keys (
  id integer generated always as identity primary key,
  -- Address of the owner.
  email text not null,
  -- What the owner does with it, in their own words.
  purpose text not null,
  key_hash bytea not null unique,
  -- The first characters of the key, by which its owner recognises it.
  key_start text not null,
  created_at timestamptz not null,
  -- The day of the last call; null before the first one.
  last_used_on date,
  blocked_at timestamptz,
  -- Why it was blocked, as the owner was told.
  block_reason text not null default '',
  -- Read by editors alone.
  note text not null default '',
  last_updated timestamptz not null
);
create index api_keys_email on api_keys (email);

-- Links in mails: one with a purpose makes a key, one without manages the keys of the address.
create table api_key_links (
  token_hash bytea primary key,
  email text not null,
  purpose text,
  created_at timestamptz not null
);
create index api_key_links_created on api_key_links (created_at);
