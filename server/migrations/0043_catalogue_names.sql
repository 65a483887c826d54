-- Two more kinds of job names: dual courses of study, and trainings of § 66 BBiG and § 42r HwO (Fachpraktiker, Werker).
alter table job_names drop constraint job_names_kind_check;
alter table job_names add constraint job_names_kind_check
  check (kind in ('dual', 'school', 'study', 'special', 'internship', 'other'));

-- Since when a name from outside that nobody has looked at has had no ad that is shown or waits; null while it has one.
alter table job_names add column unused_since timestamptz;

-- Names an occupation wherever a title says it; others are only words by which people search.
alter table job_name_synonyms add column in_title boolean not null default false;

-- What the catalogue of the program has once brought: names (alias '') and other names of theirs. What is deleted does not come back.
create table catalogue_given (
  name text not null,
  alias text not null default '',
  primary key (name, alias)
);
