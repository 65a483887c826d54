-- The chambers that an enquiry can go to, and whom they name to be asked. Their numbers and names are the specification's and
-- those of enquiries.receiver; all else is made up until an administrator puts in what is true.
create table chambers (
  id smallint primary key check (id between 0 and 3),
  name text not null check (name <> ''),
  street text not null default '',
  postcode text not null default '',
  city text not null default '',
  phone text not null default '',
  website text not null default '',
  -- Where enquiries go.
  email text not null check (email <> ''),
  last_updated timestamptz not null default now()
);

-- Two for each.
create table chamber_contacts (
  chamber_id smallint not null references chambers (id) on delete cascade deferrable,
  position smallint not null check (position in (1, 2)),
  first_name text not null default '',
  last_name text not null check (last_name <> ''),
  role text not null default '',
  phone text not null default '',
  email text not null default '',
  primary key (chamber_id, position)
);

-- Numbers that begin with 0 behind the dialling code and addresses below example.org are nobody's.
insert into chambers (id, name, street, postcode, city, phone, website, email) values
  (0, 'HWK Magdeburg', 'Musterstraße 1', '39104', 'Magdeburg', '0391 0100-00',
    'https://hwk-magdeburg.example.org', 'ausbildung@hwk-magdeburg.example.org'),
  (1, 'IHK Magdeburg', 'Musterstraße 2', '39104', 'Magdeburg', '0391 0200-00',
    'https://ihk-magdeburg.example.org', 'ausbildung@ihk-magdeburg.example.org'),
  (2, 'HWK Halle (Saale)', 'Musterstraße 3', '06108', 'Halle (Saale)', '0345 0300-00',
    'https://hwk-halle.example.org', 'ausbildung@hwk-halle.example.org'),
  (3, 'IHK Halle-Dessau', 'Musterstraße 4', '06108', 'Halle (Saale)', '0345 0400-00',
    'https://ihk-halle.example.org', 'ausbildung@ihk-halle.example.org');

insert into chamber_contacts (chamber_id, position, first_name, last_name, role, phone, email) values
  (0, 1, 'Maria', 'Muster', 'Ausbildungsberatung', '0391 0100-11', 'muster@hwk-magdeburg.example.org'),
  (0, 2, 'Bernd', 'Beispiel', 'Berufsorientierung', '0391 0100-12', 'beispiel@hwk-magdeburg.example.org'),
  (1, 1, 'Vera', 'Vorlage', 'Ausbildungsberatung', '0391 0200-11', 'vorlage@ihk-magdeburg.example.org'),
  (1, 2, 'Paul', 'Platzhalter', 'Berufsorientierung', '0391 0200-12', 'platzhalter@ihk-magdeburg.example.org'),
  (2, 1, 'Max', 'Mustermann', 'Ausbildungsberatung', '0345 0300-11', 'mustermann@hwk-halle.example.org'),
  (2, 2, 'Petra', 'Probe', 'Berufsorientierung', '0345 0300-12', 'probe@hwk-halle.example.org'),
  (3, 1, 'Emil', 'Exempel', 'Ausbildungsberatung', '0345 0400-11', 'exempel@ihk-halle.example.org'),
  (3, 2, 'Erika', 'Musterfrau', 'Berufsorientierung', '0345 0400-12', 'musterfrau@ihk-halle.example.org');
