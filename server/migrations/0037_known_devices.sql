-- Devices on which somebody has logged in before: failures of strangers do not keep them out. Known by a random value in a cookie.
create table known_devices (
  -- SHA-256 of that value and the account's address: what one device holds of several accounts cannot be joined.
  hash bytea primary key,
  user_id integer not null references users (id) on delete cascade deferrable,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index known_devices_user on known_devices (user_id);
create index known_devices_age on known_devices (last_used_at);
