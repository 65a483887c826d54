-- What a company has made of an accepted event, until an editor has decided on it. The event itself stays public as it was accepted.
create table event_versions (
  event_id integer primary key references events (id) on delete cascade deferrable,
  title text not null,
  logo text check (logo like 'public/%' or logo like 'https://%'),
  description text not null default '',
  weblink text not null default '',
  start_date date not null,
  end_date date not null,
  start_time time,
  end_time time,
  company_id integer references companies (id) on delete cascade deferrable,
  -- 1 In Bearbeitung, 3 Abgelehnt
  status smallint not null default 1 check (status in (1, 3)),
  declined_message text not null default '',
  check (end_date >= start_date)
);
create index event_versions_company on event_versions (company_id);
