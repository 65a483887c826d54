-- A branch that was closed is kept for some days, in which its account can open it again. Until then it is nobody's, so that nothing
-- that goes by accounts comes to it, and nowhere to be seen; its ads and events stay with it.
alter table companies add column closed_at timestamptz;
alter table companies add column closed_user_id integer references users (id) deferrable;
alter table companies add check ((closed_at is null) = (closed_user_id is null));
alter table companies add check (closed_at is null or user_id is null);
create index companies_closed on companies (closed_user_id, closed_at) where closed_at is not null;

-- Its ads stay tied to those of other branches, for when it is opened again.
drop trigger company_moved on companies;
create trigger company_moved after update of user_id on companies
  for each row when (old.user_id is distinct from new.user_id and old.closed_at is null and new.closed_at is null)
  execute function untie_ads_of_moved_company();

-- Imported ads that a branch gave back to their employer when it closed; they come along when it is opened again.
create table ads_of_closed_branches (
  job_ad_id integer primary key references job_ads (id) on delete cascade deferrable,
  company_id integer not null references companies (id) on delete cascade deferrable
);
create index ads_of_closed_branches_company on ads_of_closed_branches (company_id);
