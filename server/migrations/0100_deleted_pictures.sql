-- Pictures of the start page that were deleted within the last hour, for taking that back. No backup holds them.
create table deleted_background_images (
  -- Id in `background_images`, where the row stays as deleted. No foreign key: a backup holds only that table.
  id integer primary key,
  -- Key of a copy in the file store that nobody can fetch.
  file text not null check (file not like 'public/%'),
  deleted_at timestamptz not null
);
