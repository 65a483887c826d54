-- The functions of 0007 and 0075 build their statement when they run, so that the database parses and plans it each time. Ads are
-- written most often, by saves and by imports; these functions record the same with statements whose plans are kept.
create function record_added_ads() returns trigger language plpgsql as $$
begin
  insert into search_changes (subject, subject_id) select 'job_ad', id from changed;
  insert into public_changes (subject, subject_id)
    select distinct 'company', company_id from changed where company_id is not null;
  perform wake_followers();
  return null;
end $$;

create function record_updated_ads() returns trigger language plpgsql as $$
begin
  insert into search_changes (subject, subject_id)
    select 'job_ad', id from changed union select 'job_ad', id from before;
  -- Also the company to which an ad belonged before.
  insert into public_changes (subject, subject_id)
    select 'company', company_id from changed where company_id is not null
    union select 'company', company_id from before where company_id is not null;
  perform wake_followers();
  return null;
end $$;

drop trigger search_change_insert on job_ads;
drop trigger search_change_update on job_ads;
drop trigger public_change_of_company_insert on job_ads;
drop trigger public_change_of_company_update on job_ads;
create trigger changes_insert after insert on job_ads
  referencing new table as changed for each statement execute function record_added_ads();
create trigger changes_update after update on job_ads
  referencing old table as before new table as changed for each statement execute function record_updated_ads();
