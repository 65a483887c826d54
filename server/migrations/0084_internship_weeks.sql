-- The calendar weeks of an internship, in order: [{"monday": "2026-10-19", "places": 3, "free": 2}]; empty where the ad names none. The
-- constraint is not checked against the rows that are there, as in 0065: they all hold the default.
alter table job_ads add column internship_weeks jsonb not null default '[]';
alter table job_ads
  -- contract: the version before does not write this column.
  add constraint job_ads_internship_weeks check (jsonb_typeof(internship_weeks) = 'array') not valid;

-- Weeks that are over are taken out every minute; most ads name none.
create index job_ads_with_weeks on job_ads (id) where internship_weeks <> '[]';
