-- An ad that somebody had made private before its record went stays private when the record comes back.
alter table exchange_records add column was_private boolean not null default false;
