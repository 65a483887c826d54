-- What companies have been told of ads that end: once for each last day, 14 and 3 days before.
create table ad_end_notices (
  job_ad_id integer not null references job_ads on delete cascade deferrable,
  ends_on date not null,
  days smallint not null check (days in (14, 3)),
  primary key (job_ad_id, ends_on, days)
);

-- Links of those mails: one for each ad and action, used once. The database keeps the hash.
create table ad_links (
  token_hash bytea primary key,
  job_ad_id integer not null references job_ads on delete cascade deferrable,
  -- The account that got the mail; the link dies where the ad has come to another one.
  user_id integer not null references users on delete cascade deferrable,
  action text not null check (action in ('extend-3', 'extend-6', 'filled', 'withdraw')),
  created_at timestamptz not null,
  used_at timestamptz,
  undone_at timestamptz,
  -- The state of the ad before the action, and its last_updated after it: it is taken back only where nobody has changed it since.
  before jsonb,
  changed_at timestamptz,
  check ((used_at is null) = (before is null) and (used_at is null) = (changed_at is null))
);
create index ad_links_ad on ad_links (job_ad_id);
create index ad_links_user on ad_links (user_id);
create index ad_links_age on ad_links (created_at);
