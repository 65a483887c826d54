-- An edit of a contact person that has changed since it was read is refused.
alter table contact_persons
  add column last_updated timestamptz not null default date_trunc('milliseconds', now());
