-- Editors say why they lock a company. Of those locked before nobody knows why.
alter table companies
  add column lock_reason text,
  add column lock_note text not null default '',
  add column locked_at timestamptz,
  add constraint companies_lock_whole check ((lock_reason is null) = (locked_at is null));
