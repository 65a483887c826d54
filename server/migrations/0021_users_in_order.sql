-- By what the list of users is ordered and searched: last name first, 'Müller' as 'mueller' (DIN 5007-2, as with companies).
alter table users add column folded text collate "C" not null generated always as (
  replace(replace(replace(replace(
    lower(translate(last_name || ' ' || first_name || ' ' || email, 'ÄÖÜ', 'äöü')),
    'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')) stored;
create index users_in_order on users (permission, folded, id);
