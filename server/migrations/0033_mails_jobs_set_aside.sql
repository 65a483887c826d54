-- A mail that was being sent when its process died is sent again by another one; after the second death it is set aside.
alter table mails add column in_hand boolean not null default false;
alter table mails add column deaths smallint not null default 0;

-- What the jobs are doing: one that was under way when its process died twice in a row is suspended.
create table job_runs (
  name text primary key,
  -- Of the process that carries it out; null while nobody does. One whose lease has passed has died.
  token uuid,
  leased_until timestamptz,
  deaths smallint not null default 0,
  -- The version of the program that it was suspended in: another one tries it again.
  suspended_in text,
  check ((token is null) = (leased_until is null))
);
