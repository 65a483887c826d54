-- Since when the place of an ad is taken: nobody finds the ad, and whoever opens it reads so. Whether it is published stays as it was, so
-- that it can be offered again as before.
alter table job_ads add column filled_on date;
