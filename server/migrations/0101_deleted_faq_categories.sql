-- Categories of the FAQ that were deleted within the last hour, for taking that back. No backup holds them.
create table deleted_faq_categories (
  id integer primary key,
  key text not null,
  -- For each of its entries: id, last_updated after the deletion, and is_moved if it got the replacement then.
  entries jsonb not null,
  -- Id of the category that its entries got instead.
  replacement integer,
  deleted_at timestamptz not null
);
