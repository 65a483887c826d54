-- What a town's postcode is for: that of its town hall, or its only one, is `main`; `outdated` ones have been given up and are only
-- read; those of boxes and large recipients (`box`) are never offered. A place whose postcode nobody has named is `unknown`: empty.
alter table places add column use text not null default 'street'
  check (use in ('main', 'street', 'outdated', 'box', 'unknown'));
alter table places drop constraint places_postcode_check;
alter table places add constraint places_postcode_check
  check ((use = 'unknown' and postcode = '') or (use <> 'unknown' and postcode ~ '^\d{5}$'));
create unique index places_main on places (town_id) where use = 'main';

-- Of a village: the town that it is part of.
alter table towns add column municipality text;

-- Parts of towns that are no towns of the table; without a postcode where they have several, or nobody has said which.
create table town_parts (
  town_id integer not null references towns (id) on delete cascade deferrable,
  name text not null check (name <> ''),
  postcode text not null default '' check (postcode ~ '^(\d{5})?$'),
  primary key (town_id, name)
);
