-- The language in which somebody has reported an ad, and so in which its answer is written.
alter table ad_reports
  add column language text not null default 'de' check (language in ('de', 'en', 'uk'));
