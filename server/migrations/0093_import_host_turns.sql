-- The requests to other hosts that are under way, of all processes, and when each began: however many processes there are, a host
-- is asked no faster than by one. A row without a lease that runs tells of the last request in that place.
create table import_host_turns (
  host text not null check (host <> ''),
  place smallint not null check (place > 0),
  lease uuid not null,
  leased_until timestamptz not null,
  began_at timestamptz not null,
  primary key (host, place)
);
