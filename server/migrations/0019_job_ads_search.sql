-- For the editors' list of all ads: its order, and titles in one case, since lowering ten thousand of them for each letter that is
-- typed takes longer than all the rest. (lower() leaves capital umlauts alone where the database has the locale C.)
alter table job_ads
  add column title_lower text not null generated always as (lower(translate(title, 'ÄÖÜ', 'äöü'))) stored;
create index job_ads_changed on job_ads (last_updated desc, id desc);
