-- One request for an e-mail address waits at a time, however many arrive at once; after a decline there may be another.
create unique index company_requests_open on company_requests (email) where status = 1;
create index company_requests_user on company_requests (user_id);
create index company_requests_newest on company_requests (created_at desc, id desc);
-- Read from the other side when an address is changed, and when a contact person is deleted.
create index events_address on events (address_id) where address_id is not null;
create index company_contact_persons_person on company_contact_persons (contact_person_id);

-- Ads are tied within one account. A company that comes to another takes its ads out of their ties, or else the account
-- that it leaves would go on changing them.
create function untie_ads_of_moved_company() returns trigger language plpgsql as $$
begin
  update job_ads set template_id = null where company_id = new.id and template_id is not null;
  return null;
end $$;

create trigger company_moved after update of user_id on companies
  for each row when (old.user_id is distinct from new.user_id) execute function untie_ads_of_moved_company();
