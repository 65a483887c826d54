-- The contact person that an ad shows instead of those of its company. The key is checked for new values only, as in 0084: all rows hold
-- null.
alter table job_ads add column contact_person_id integer;
alter table job_ads
  -- contract: the version before does not write this column.
  add constraint job_ads_contact_person foreign key (contact_person_id) references contact_persons
    on delete set null deferrable not valid;

create index job_ads_contact_person on job_ads (contact_person_id) where contact_person_id is not null;

-- The ads that had chosen a deleted contact person.
alter table deleted_contact_persons add column job_ads integer[] not null default '{}';
