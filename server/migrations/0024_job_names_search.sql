-- Editors look for parts of job names: kept in one case, as titles of ads are (0019).
alter table job_names
  add column name_lower text not null generated always as (lower(translate(name, 'ÄÖÜ', 'äöü'))) stored;
