-- The request was assigned to the account of somebody else, which was there before.
alter table company_requests add column joined boolean not null default false;
