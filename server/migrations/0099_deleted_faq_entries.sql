-- Entries of the FAQ that were deleted within the last hour, for taking that back. Their files stay as long as they do. No backup holds
-- them.
create table deleted_faq_entries (
  id integer primary key,
  title text not null,
  description text not null,
  plain_description text,
  public boolean not null,
  "order" integer not null,
  categories integer[] not null,
  -- Rows of `faq_files`.
  files jsonb not null,
  deleted_at timestamptz not null
);
