import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { describe, expect, it } from 'vitest';
import { check } from '../../../core/form/field-errors.ts';
import { branchesOf, differentPlaceOf } from './branches.ts';
import { dayOf, eventLabels, eventSchema, valuesOf, type EventValues } from './event-values.ts';

const place = { id: 7, city: 'Stendal', postcode: '39576', longitude: 11.85, latitude: 52.6 };
const address = { id: 3, street: 'Breite Straße 1', additional: '', City: place };
const company = { id: 1, name: 'Bäckerei', logo: null, locked: false, Address: address };
const [branch] = branchesOf([company]);
const other = { ...company, id: 2, name: 'Bäckerei, Filiale Stendal' };

const filled: EventValues = {
  ...valuesOf(null, branchesOf([company])),
  title: 'Tag der offenen Tür',
  start_date: '2027-03-05',
  end_date: '2027-03-05',
  start_time: '10:00',
  end_time: '16:00',
};

const errorsOf = (change: Partial<EventValues>) =>
  check(eventSchema, { ...filled, ...change }, Object.keys(eventLabels)).errors;

describe('a branch', () => {
  it('has its town behind its name, unless the name has it', () => {
    expect(branchesOf([company, other]).map(({ name }) => name)).toEqual([
      'Bäckerei, Stendal',
      'Bäckerei, Filiale Stendal',
    ]);
    expect(branchesOf([{ ...company, Address: null }])[0]?.name).toBe('Bäckerei');
  });
});

describe('the place of an event', () => {
  const event = { digital: false, Address: address, Company: { id: 1, name: 'Bäckerei' } };
  const branches = branchesOf([company]);

  it('is that of its company, unless an editor has put it elsewhere', () => {
    expect(differentPlaceOf(null, branches)).toBeNull();
    expect(differentPlaceOf(event, branches)).toBeNull();
    const hall = { ...address, street: 'Stadthalle 1' };
    expect(differentPlaceOf({ ...event, Address: hall }, branches)?.Address).toEqual(hall);
    expect(differentPlaceOf({ ...event, digital: true, Address: null }, branches)?.digital).toBe(
      true,
    );
  });
});

describe('the form of an event', () => {
  it('begins with the branch where there is only one', () => {
    expect(valuesOf(null, branchesOf([company])).Company).toEqual({
      id: 1,
      name: 'Bäckerei, Stendal',
    });
    expect(valuesOf(null, branchesOf([company, other])).Company).toBeNull();
    expect(valuesOf(null, []).Company).toBeNull();
  });

  it('begins with what is stored, without nulls', () => {
    const stored = { ...filled, Company: { id: 1, name: 'x' }, end_time: null, logo: '/a.jpg' };
    const values = valuesOf(stored as unknown as OwnEvent, branch ? [branch] : []);
    expect(values).toEqual({ ...filled, end_time: '' });
  });

  it('is sent with the id of its company and nulls for what is empty', () => {
    expect(eventSchema.parse({ ...filled, end_time: '' })).toMatchObject({
      Company: 1,
      start_time: '10:00',
      end_time: null,
      weblink: '',
    });
  });

  it('refuses what it must not take, in the words of the specification', () => {
    expect(errorsOf({})).toBeUndefined();
    const cases: [Partial<EventValues>, Record<string, string>][] = [
      [{ Company: null }, { Company: 'Pflichtfeld!' }],
      [{ Company: { id: 0, name: 'Irgendwer' } }, { Company: 'Firma nicht im System!' }],
      [{ title: '' }, { title: 'Pflichtfeld!' }],
      [{ title: 'x'.repeat(61) }, { title: 'Max. 60 Zeichen!' }],
      [{ weblink: `${'x'.repeat(200)}.de` }, { weblink: 'Max. 200 Zeichen!' }],
      [{ start_date: '11.3.', end_date: '2027-03-05' }, { start_date: 'Ungültiges Datum.' }],
      [{ end_date: '2027-03-04' }, { end_date: 'Das Ende liegt vor dem Beginn.' }],
      [{ end_time: '09:00' }, { end_time: 'Das Ende liegt vor dem Beginn.' }],
      [{ description: `<p>${'x'.repeat(2001)}</p>` }, { description: 'Maximal 2000 Zeichen!' }],
    ];
    for (const [change, errors] of cases) expect(errorsOf(change)).toEqual(errors);
    expect(errorsOf({ start_date: '', end_date: '' })).toMatchObject({
      start_date: expect.any(String) as string,
      end_date: expect.any(String) as string,
    });
    for (const max of [
      { title: 'x'.repeat(60) },
      { description: `<p>${'x'.repeat(2000)}</p>` },
      { end_date: '2027-03-06', end_time: '09:00' },
    ]) {
      expect(errorsOf(max)).toBeUndefined();
    }
  });
});

describe('a typed day', () => {
  it('is none until it is whole', () => {
    expect(dayOf('2027-03-05')).toBe('2027-03-05');
    for (const typed of ['', '5.3', '2027-02-30']) expect(dayOf(typed)).toBe('');
  });
});
