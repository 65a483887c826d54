-- Whether the account was told a decision by mail, so that an undo does not tell it again. False if the mail was withdrawn.
-- Mails are deleted some weeks after they were sent, so they cannot tell. Older decisions were told.
alter table branch_checks add column told boolean not null default true;
update branch_checks set told = false where verdict = 1;
