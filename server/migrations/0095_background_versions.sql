-- A change of a picture that has changed since it was read is refused.
alter table background_images
  add column last_updated timestamptz not null default date_trunc('milliseconds', now());
