-- Of a record that a run rejects or finds to be a duplicate: whether its ad was shown then. It goes once the run may take ads down.
alter table exchange_receipts add column was_shown boolean not null default false;
