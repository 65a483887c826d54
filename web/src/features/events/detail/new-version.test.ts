import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { expect, it } from 'vitest';
import { latestOf, versionStateOf } from './new-version.ts';
import { changesOf } from './version-differences.ts';

const City = { id: 1, city: 'Stendal', postcode: '39576', longitude: 11, latitude: 52 };
const event: OwnEvent = {
  id: 4,
  title: 'Alt',
  logo: '/media/a.jpg',
  description: '<p>Komm!</p>',
  weblink: '',
  start_date: '2027-03-05',
  end_date: '2027-03-05',
  audiences: [],
  start_time: '09:00',
  end_time: null,
  status: 2,
  expired: false,
  digital: false,
  deleted: false,
  declined_message: '',
  Company: { id: 1, name: 'Elbe' },
  own_address: false,
  company_locked: false,
  company_closed: false,
  Address: { street: 'Weg 1', additional: '', City },
  last_updated: '2027-01-01T00:00:00.000Z',
  new_version: null,
};
const withVersion = (change: Partial<NonNullable<OwnEvent['new_version']>>): OwnEvent => {
  const {
    title,
    logo,
    description,
    weblink,
    start_date,
    end_date,
    start_time,
    end_time,
    audiences,
  } = event;
  const { expired, digital, Company, Address } = event;
  const version = {
    title,
    logo,
    description,
    weblink,
    start_date,
    end_date,
    start_time,
    audiences,
    end_time,
    expired,
    digital,
    Company,
    Address,
    status: 1,
    declined_message: '',
  };
  return { ...event, new_version: { ...version, ...change } };
};

it('tells how a new version stands', () => {
  expect(versionStateOf(event)).toBeNull();
  expect(versionStateOf(withVersion({}))).toBe('pending');
  expect(versionStateOf(withVersion({ status: 3 }))).toBe('declined');
});

it('names each field that is not the same, old and new', () => {
  expect(changesOf(event)).toEqual([]);
  const changed = withVersion({
    title: 'Neu',
    start_time: null,
    logo: '/media/b.jpg',
    start_date: '2027-03-04',
    description: '<p><strong>Komm!</strong></p>',
    weblink: 'www.elbe.example',
    Address: { street: 'Platz 2', additional: '', City },
  });
  const changes = changesOf(changed).map(({ label, stored, own, isHidden }) =>
    isHidden ? [label] : [label, stored, own],
  );
  expect(changes).toEqual([
    ['Ort', 'Weg 1, 39576 Stendal', 'Platz 2, 39576 Stendal'],
    ['Name des Events', 'Alt', 'Neu'],
    ['Webseite', '--', 'www.elbe.example'],
    ['Startdatum', '05.03.2027', '04.03.2027'],
    ['Von', '09:00 Uhr', '--'],
    ['Logo'],
    ['Beschreibung'],
  ]);
});

it('goes on with the new version where a company edits', () => {
  const latest = latestOf(withVersion({ title: 'Neu', status: 3, declined_message: 'Nein.' }));
  expect(latest).toMatchObject({ id: 4, title: 'Neu', status: 2, declined_message: '' });
  expect(latestOf(event)).toBe(event);
});
