-- Tables that lie at an address are read like feeds.
alter table exchanges drop constraint exchanges_kind_check;
-- contract: the version before writes only kinds that are still allowed.
alter table exchanges add constraint exchanges_kind_check
  check (kind in ('arbeitsagentur', 'xml', 'json', 'table', 'career-page', 'upload'));
