-- Contact persons that were deleted within the last hour, for whoever deleted them and takes that back. No backup holds them, so that
-- nothing refers to what a backup brings.
create table deleted_contact_persons (
  id integer primary key,
  user_id integer not null,
  deleted_by integer not null,
  first_name text not null,
  last_name text not null,
  role text not null,
  email text not null,
  phone text not null,
  -- Companies that showed them.
  companies integer[] not null,
  deleted_at timestamptz not null
);
create index deleted_contact_persons_user on deleted_contact_persons (user_id);
