-- When the public first saw an ad, whatever had kept it back before. What an ad shows anew later is not new again.
alter table job_ads add column shown_at timestamptz;
update job_ads set shown_at = coalesce(publish_date::timestamp at time zone 'Europe/Berlin', last_updated) where published;
create index job_ads_not_shown_yet on job_ads (id) where shown_at is null;

-- Searches whose new ads are mailed, without an account. A row that nobody has confirmed is deleted after 48 hours.
create table alerts (
  id integer generated always as identity primary key,
  email text not null check (email <> ''),
  -- The filters of the search as a query string (contract/src/alerts/alert-search.ts).
  search text not null,
  rhythm text not null check (rhythm in ('daily', 'weekly')),
  created_at timestamptz not null,
  -- Of the link that confirms; gone with its use.
  token_hash bytea unique,
  confirmed_at timestamptz,
  -- Ads that the public first saw up to then have been told.
  told_until timestamptz,
  due_on date,
  ends_on date,
  check ((confirmed_at is null) = (token_hash is not null)),
  check (confirmed_at is null or (told_until is not null and due_on is not null and ends_on is not null))
);
create unique index alerts_once on alerts (email, search) where confirmed_at is not null;
create index alerts_email on alerts (email);
create index alerts_due on alerts (due_on) where confirmed_at is not null;

-- Links of mails with which somebody changes or stops an alert: one for each mail, of which the database keeps the hash.
create table alert_links (
  token_hash bytea primary key,
  alert_id integer not null references alerts on delete cascade deferrable,
  created_at timestamptz not null
);
create index alert_links_alert on alert_links (alert_id);

-- Where a mail program stops mails of this kind with one click (RFC 8058).
alter table mails add column unsubscribe_url text;
