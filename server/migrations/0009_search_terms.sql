-- What was searched for. A term that stands for a name of the catalogue is counted under it, as dimension 'term' of
-- daily_counts. Any other waits here until its 5th occurrence within 30 days and is kept as dimension 'other_term'
-- from then on; whoever shows those leaves out what adds up to less than 5. So no personal name lands in a chart.
create table waiting_terms (
  day date not null,
  -- HMAC-SHA-256 of the term: who reads this table reads no name.
  term_hash bytea not null check (octet_length(term_hash) = 32),
  count integer not null check (count > 0),
  primary key (day, term_hash)
);
create index waiting_terms_hash on waiting_terms (term_hash);

-- Keys that all processes of one database share; made here, shown nowhere.
create table secret_keys (
  name text primary key,
  key bytea not null
);
insert into secret_keys values
  ('search-terms', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
