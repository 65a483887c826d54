-- How many places there are besides how many are free, which may be none: the ad is filled then. The constraints are not checked against the
-- rows that are there, as in 0065.
alter table job_ads add column total_places smallint;
alter table job_ads
  drop constraint job_ads_free_places,
  -- contract: wider than the one of before.
  add constraint job_ads_free_places check (free_places between 0 and 999) not valid,
  -- contract: the version before does not write this column.
  add constraint job_ads_total_places check (total_places between 1 and 999) not valid;
