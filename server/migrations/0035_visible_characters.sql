-- Limits count visible characters (contract/src/visible-text.ts), of which an emoji may have eleven units. What the database holds a
-- text to is only what no form lets through: sixteen times as much.
alter table events
  drop constraint events_title_check,
  drop constraint events_weblink_check,
  add check (char_length(title) between 1 and 960),
  add check (char_length(weblink) <= 3200);
alter table faq_entries
  drop constraint faq_entries_title_check,
  add check (char_length(title) between 1 and 4096);
alter table job_names
  drop constraint job_names_name_check,
  add check (char_length(name) between 1 and 4800);
alter table maintenance_windows
  drop constraint maintenance_windows_message_check,
  add check (char_length(message) <= 4800);
alter table exchanges
  drop constraint exchanges_name_check,
  add check (char_length(name) between 1 and 960);
alter table search_vocabulary
  drop constraint search_vocabulary_term_check,
  drop constraint search_vocabulary_meanings_check,
  drop constraint search_vocabulary_check2,
  add check (char_length(term) between 1 and 960 and term = btrim(term)),
  add check (cardinality(meanings) <= 30 and '' <> all (meanings) and array_position(meanings, null) is null
    and array_to_string(meanings, '') !~ '\n' and char_length(array_to_string(meanings, '')) <= 48000),
  add check (kind <> 'kept' or char_length(term) <= 32);
