-- A text that stands for no name of the catalogue is shown only once 5 callers of a day, added up over 30 days, have searched for it: five
-- calls of one person say something about that person. Callers are told apart by keyed hashes of their addresses, made for one term and
-- one day; with the day both the hashes and the key of the day go, and only their number stays.
alter table waiting_terms drop constraint waiting_terms_count_check;
-- What has been moved to the day's sums stays here as 0, so that its callers go on counting.
alter table waiting_terms add constraint waiting_terms_count_check check (count >= 0);
alter table waiting_terms add column callers integer not null default 1 check (callers > 0);
alter table waiting_terms alter column callers drop default;

create table caller_keys (
  day date primary key,
  key bytea not null
);

create table term_callers (
  day date not null,
  term_hash bytea not null,
  -- HMAC-SHA-256 of term and address with the day's key.
  caller_hash bytea not null check (octet_length(caller_hash) = 32),
  primary key (day, term_hash, caller_hash)
);

-- Nobody knows who searched for what was kept before; days are what can be told apart.
delete from daily_counts d using (
  select dimension, value from daily_counts where dimension in ('other_term', 'other_empty')
  group by dimension, value having count(distinct day) < 5
) rare where (d.dimension, d.value) = (rare.dimension, rare.value);

-- Companies are counted apart from occupations.
update daily_counts d set dimension = 'company' where dimension = 'term'
  and exists (select from companies c where c.name = d.value)
  and not exists (select from job_names n where n.name = d.value)
  and not exists (select from professions p where p.name = d.value);
