-- By what editors' lists of companies are ordered and searched: 'Müller' as 'mueller', as DIN 5007-2 has it for lists of names.
-- The order must come from an index, and the databases' own orders are neither German nor the same.
alter table companies add column folded_name text collate "C" not null generated always as (
  btrim(regexp_replace(
    replace(replace(replace(replace(lower(translate(name, 'ÄÖÜ', 'äöü')), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
    '[[:space:]]+', ' ', 'g'))) stored;
create index companies_in_order on companies (folded_name, id);
create index companies_locked on companies (folded_name, id) where locked;
