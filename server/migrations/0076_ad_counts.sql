-- How often ads were shown, opened and so on: sums of a day, never who did it.
create table ad_daily_counts (
  day date not null,
  -- Stays when the ad is deleted, so that the sums of its branch do.
  job_ad_id integer not null,
  -- The branch that offered it then.
  company_id integer not null references companies on delete cascade deferrable,
  shown integer not null default 0,
  saved integer not null default 0,
  contacted integer not null default 0,
  shared integer not null default 0,
  -- Opened, by where from.
  from_results integer not null default 0,
  from_start integer not null default 0,
  from_company integer not null default 0,
  from_event integer not null default 0,
  from_page integer not null default 0,
  from_favourites integer not null default 0,
  from_direct integer not null default 0,
  primary key (job_ad_id, day, company_id)
-- Rows of today change again and again: the room lets PostgreSQL change them in place.
) with (fillfactor = 80);
create index ad_daily_counts_company on ad_daily_counts (company_id, day);
