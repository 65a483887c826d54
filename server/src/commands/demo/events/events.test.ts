import { describe, expect, test } from 'vitest';
import { builtInBase, countingIds } from '../base.fixture.ts';
import { makeCompanies } from '../companies/companies.ts';
import { addDays, weekday, yearOf, type Day } from '../days.ts';
import { makeEvents } from './events.ts';
import { createRandom } from '../random.ts';
import { girlsDay, holidaysOn, isSchoolDay, isWeekday } from './school-holidays.ts';
import { eventTexts, seasonalTexts } from '../texts/events.ts';

const base = builtInBase();
const { all: companies } = makeCompanies(
  createRandom('lehrpfad companies'),
  base,
  countingIds(base),
);
const companyById = new Map(companies.map((company) => [company.id, company]));
const townOf = new Map(base.towns.flatMap((town) => town.placeIds.map((id) => [id, town])));

const eventsOn = (today: Day) => {
  const made = makeEvents(
    createRandom('lehrpfad events'),
    base,
    companies,
    countingIds(base),
    today,
  );
  const addresses = new Map(made.addressRows.map((row) => [row.id, row]));
  const place = (id: number | null) => townOf.get(addresses.get(id ?? 0)?.place_id ?? -1);
  const events = made.rows.map((row) => ({
    ...row,
    host: companyById.get(row.company_id ?? 0),
    town: place(row.address_id) ?? companyById.get(row.company_id ?? 0)?.town,
  }));
  const isPublic = ({ status, deleted, start_date }: (typeof events)[number]) =>
    status === 2 && !deleted && start_date >= today;
  const visible = events
    .filter(isPublic)
    .toSorted((one, other) => (one.start_date < other.start_date ? -1 : 1));
  return { ...made, events, visible };
};

type Event = ReturnType<typeof eventsOn>['events'][number];

const textOf = ({ title, town, start_date }: Event) =>
  [...eventTexts, ...seasonalTexts].find(({ titles }) =>
    titles.some(
      (one) =>
        one
          .replace('{ort}', town?.name ?? '')
          .replace('{jahr}', String(yearOf(start_date)))
          .slice(0, 60) === title,
    ),
  );

const seedDays = ['2026-11-22', '2027-01-01', '2026-07-01', '2028-02-29', '2026-04-20'];
const everyMonth = Array.from({ length: 26 }, (_, at) => addDays('2026-07-01', 28 * at));

describe.each(seedDays)('events, seen on %s', (today) => {
  const { events, visible, addressRows, posters, logos } = eventsOn(today);

  test('of holidays lie in holidays, and last no longer than they do', () => {
    const camps = events.filter(({ title }) => /Ferien|Technikcamp|Sommerwoche/.test(title));
    expect(camps.length).toBeGreaterThan(1);
    for (const { title, start_date, end_date } of camps) {
      const holidays = holidaysOn(start_date);
      expect(holidays, `${title} ${start_date}`).toBeDefined();
      expect(holidaysOn(end_date)).toEqual(holidays);
      if (title.includes('Sommer')) expect(holidays?.name).toBe('Sommerferien');
    }
  });

  test('of Girls’ Day are on that day in April', () => {
    const girls = events.filter(({ title }) => /Girls|Boys|Zukunftstag/.test(title));
    expect(girls.length).toBeGreaterThan(1);
    for (const { start_date } of girls) expect(start_date).toBe(girlsDay(yearOf(start_date)));
  });

  test('that ask pupils away from school or teachers away from home are on school days', () => {
    for (const event of events) {
      const text = textOf(event);
      expect(text, event.title).toBeDefined();
      if (text?.when === 'school-day') expect(isSchoolDay(event.start_date)).toBe(true);
      const isFree = isWeekday(event.start_date) || weekday(event.start_date) === 6;
      expect(isFree, `${event.title} ${event.start_date}`).toBe(true);
    }
  });

  test('are for pupils, half of the first ones at least', () => {
    const first = visible.slice(0, 10);
    expect(first).toHaveLength(10);
    const ofPupils = first.filter((event) => textOf(event)?.audience === 'pupils');
    expect(ofPupils.length).toBeGreaterThanOrEqual(5);
  });

  test('take place all over the state', () => {
    const districts = new Set(visible.flatMap(({ town }) => town?.district ?? []));
    expect(districts.size).toBeGreaterThanOrEqual(13);
    const next = visible.filter(({ town }) => town).slice(0, 8);
    expect(new Set(next.map(({ town }) => town?.district)).size).toBeGreaterThanOrEqual(6);
  });

  test('have a host who can have invited to them', () => {
    for (const { title, town, host, digital } of events) {
      if (digital || title.includes(town?.name ?? '-')) expect(host, title).toBeUndefined();
      else expect(host?.town, title).toBe(town);
      if (title.startsWith('Girls')) expect(host?.trade.profession).not.toContain('Pflege');
      if (title.startsWith('Boys')) expect(host?.trade.profession).toMatch(/Pflege|Erziehung/);
    }
  });

  test('name the town where they take place, and no other', () => {
    for (const { title, description, town, digital } of events) {
      expect(`${title} ${description}`).not.toMatch(/[{}]/);
      if (!digital) expect(description, title).toContain(town?.name ?? '-');
    }
  });

  test('have a picture each, unless they are deleted', () => {
    const drawn = new Set([...posters.map(({ key }) => key), ...logos.map(({ logo }) => logo)]);
    for (const { logo, deleted } of events) {
      expect(logo === null).toBe(deleted);
      if (logo !== null) expect(drawn.has(logo)).toBe(true);
    }
    expect(drawn.size).toBe(posters.length + logos.length);
  });

  test('stand at addresses with a postcode that people have', () => {
    for (const { place_id } of addressRows) expect(townOf.has(place_id)).toBe(true);
  });
});

test('there are enough of them all the year round, half of the first for pupils', () => {
  for (const today of everyMonth) {
    const { visible } = eventsOn(today);
    expect(visible.length, today).toBeGreaterThan(25);
    const first = visible.slice(0, 10);
    const ofPupils = first.filter((event) => textOf(event)?.audience === 'pupils');
    expect(ofPupils.length, today).toBeGreaterThanOrEqual(5);
    expect(visible.every(({ start_date }) => start_date > today)).toBe(true);
  }
});
