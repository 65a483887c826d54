-- What decides about a place, and how to apply for it. Constant defaults and constraints that are not checked against the rows that are there
-- (they all hold the defaults) keep the table from being read or written: the lock lasts milliseconds, whatever its size.
alter table job_ads
  -- Euros a month before tax in each year of the training (BBiG § 17).
  add column pay_year_1 smallint,
  add column pay_year_2 smallint,
  add column pay_year_3 smallint,
  add column pay_year_4 smallint,
  -- The least school certificate that is asked for; '' where the ad does not say.
  add column certificate text not null default '',
  add column working_time text[] not null default '{}',
  add column free_places smallint,
  add column application_ways text[] not null default '{}',
  add column application_url text not null default '',
  add column application_documents text[] not null default '{}',
  add column application_deadline date,
  -- Days after which the company promises an answer.
  add column reply_days smallint,
  add column trial_day boolean not null default false,
  -- 'Ein Tag in diesem Beruf', in three sentences.
  add column typical_day text not null default '';

alter table job_ads
  add constraint job_ads_pay check (
    pay_year_1 between 1 and 9999 and pay_year_2 between 1 and 9999 and pay_year_3 between 1 and 9999 and pay_year_4 between 1 and 9999
  ) not valid,
  add constraint job_ads_certificate check (certificate in ('', 'none', 'hauptschule', 'realschule', 'abitur')) not valid,
  add constraint job_ads_working_time check (working_time <@ array['full', 'part', 'shifts', 'weekends', 'remote']) not valid,
  add constraint job_ads_free_places check (free_places between 1 and 999) not valid,
  add constraint job_ads_application check (
    application_ways <@ array['email', 'phone', 'web', 'visit'] and application_documents <@ array['letter', 'cv', 'report', 'call']
    and application_deadline between '1900-01-01' and '2999-12-31' and reply_days between 1 and 90
  ) not valid;
