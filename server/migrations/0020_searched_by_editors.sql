-- What editors' lists of events and requests are searched by: small letters, umlauts as two, no blanks (companies/same-name.ts).
-- To fold ten thousand rows for each search would take a third of a second.
alter table towns add column folded_name text collate "C" not null generated always as (
  regexp_replace(
    replace(replace(replace(replace(lower(translate(name, 'ÄÖÜ', 'äöü')), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
    '[[:space:]]+', '', 'g')) stored;
alter table events add column folded_title text collate "C" not null generated always as (
  regexp_replace(
    replace(replace(replace(replace(lower(translate(title, 'ÄÖÜ', 'äöü')), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
    '[[:space:]]+', '', 'g')) stored;
alter table company_requests add column folded text collate "C" not null generated always as (
  regexp_replace(
    replace(replace(replace(replace(lower(translate(
      name || '|' || email || '|' || first_name || ' ' || last_name || '|' || street || '|' || phone,
      'ÄÖÜ', 'äöü')), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
    '[[:space:]]+', '', 'g')) stored;
