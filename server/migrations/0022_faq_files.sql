-- What an attachment of the FAQ is by its bytes (an image that is shown, video/mp4, or application/octet-stream), and how large.
alter table faq_files
  add column size integer not null default 0 check (size >= 0),
  add column type text not null default 'application/octet-stream' check (type <> '');

create index faq_files_of_entry on faq_files (faq_entry_id, position, id);
create index faq_files_by_key on faq_files (file);
create index faq_entry_categories_of_category on faq_entry_categories (faq_category_id);
create index faq_entries_in_order on faq_entries ("order", id);
create unique index faq_categories_whatever_case on faq_categories (lower(key));
