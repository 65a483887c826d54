import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { eventFilters, type EventParameters } from '@lehrpfad/contract/search/event-search.ts';
import { describe, expect, it } from 'vitest';
import { TownDirectory, type Town } from '../engine/filters/towns.ts';
import { findEvents } from './event-search.ts';

const town = (
  id: number,
  name: string,
  at: [number, number],
  region: 'norden' | 'sueden',
): Town => ({
  id,
  name,
  aliases: [],
  state: 'Sachsen-Anhalt',
  region,
  postcodes: [`3900${id}`],
  latitude: at[0],
  longitude: at[1],
});

const places = {
  Magdeburg: town(1, 'Magdeburg', [52.131, 11.64], 'norden'),
  Burg: town(2, 'Burg', [52.272, 11.855], 'norden'),
  Halle: town(3, 'Halle', [51.482, 11.97], 'sueden'),
};
const towns = new TownDirectory(Object.values(places));

let ids = 0;
function event(values: Partial<PublicEvent> & { at?: keyof typeof places | null }): PublicEvent {
  const { at = 'Magdeburg', ...rest } = values;
  const place = at && places[at];
  ids += 1;
  return {
    id: ids,
    title: `Event ${ids}`,
    description: '',
    weblink: '',
    start_date: '2026-12-05',
    end_date: '2026-12-05',
    start_time: null,
    end_time: null,
    audiences: [],
    logo: null,
    status: 2,
    expired: false,
    digital: at === null,
    deleted: false,
    Company: null,
    Address: place
      ? {
          street: '',
          additional: '',
          City: {
            id: place.id,
            city: place.name,
            postcode: place.postcodes[0] ?? '',
            longitude: place.longitude,
            latitude: place.latitude,
          },
        }
      : null,
    ...rest,
  };
}

const fair = event({
  audiences: ['pupils', 'parents'],
  start_date: '2026-11-28',
  end_date: '2027-01-03',
});
const evening = event({
  at: null,
  audiences: ['parents'],
  start_date: '2026-12-10',
  end_date: '2026-12-10',
});
const visit = event({
  at: 'Burg',
  audiences: ['teachers'],
  start_date: '2027-01-20',
  end_date: '2027-01-20',
});
const open = event({ at: 'Halle', start_date: '2027-02-01', end_date: '2027-02-01' });
const all = [fair, evening, visit, open];

const find = (parameters: EventParameters, sort?: 'near') =>
  findEvents(all, { ...eventFilters.parse(parameters), sort }, { towns, today: '2026-11-24' });
const idsOf = (parameters: EventParameters, sort?: 'near') =>
  find(parameters, sort).results.map(({ id }) => id);

describe('the search for events', () => {
  it('finds all without a filter, and counts them by month from today', () => {
    const { count, months, loosened } = find({});
    expect(count).toBe(4);
    expect(months).toEqual([
      { month: '2026-11', count: 1 },
      { month: '2026-12', count: 2 },
      { month: '2027-01', count: 2 },
      { month: '2027-02', count: 1 },
    ]);
    expect(loosened).toBeUndefined();
  });

  it('finds those of a town, of its surroundings and of a region, with their distance', () => {
    expect(idsOf({ city: 'Magdeburg' })).toEqual([fair.id, evening.id]);
    expect(idsOf({ postcode: '39001' })).toEqual([fair.id, evening.id]);
    const around = find({ city: 'Magdeburg', perimeter: '25' });
    expect(around.results.map(({ id }) => id)).toEqual([fair.id, evening.id, visit.id]);
    expect(around.results.map(({ distance }) => distance)).toEqual([0, undefined, 21.5]);
    expect(idsOf({ area_search: 'sueden', mode: 'on_site' })).toEqual([open.id]);
    expect(idsOf({ location__geo_distance: '25km__52.131__11.64', mode: 'on_site' })).toEqual([
      fair.id,
      visit.id,
    ]);
  });

  it('keeps an event in each of its months, and one that names nobody for everybody', () => {
    expect(idsOf({ month: '2026-12' })).toEqual([fair.id, evening.id]);
    expect(idsOf({ audience: 'teachers' })).toEqual([visit.id, open.id]);
    expect(idsOf({ audience: 'parents', mode: 'on_site' })).toEqual([fair.id, open.id]);
    expect(idsOf({ mode: 'digital' })).toEqual([evening.id]);
  });

  it('says what to loosen where there is none', () => {
    const { count, next_perimeter, loosened } = find({
      city: 'Magdeburg',
      audience: 'teachers',
      mode: 'on_site',
    });
    expect([count, next_perimeter]).toEqual([0, 25]);
    expect(loosened).toEqual([
      { without: 'place', count: 2 },
      { without: 'audience', count: 1 },
    ]);
    const nowhere = find({ city: 'Entenhausen' });
    expect([nowhere.unknown_place, nowhere.results.map(({ id }) => id)]).toEqual([
      true,
      [evening.id],
    ]);
  });

  it('keeps all behind the nearest ones where they are sorted by it', () => {
    expect(idsOf({ city: 'Burg', perimeter: '25' }, 'near')).toEqual([
      visit.id,
      fair.id,
      evening.id,
      open.id,
    ]);
    expect(idsOf({}, 'near')).toEqual(all.map(({ id }) => id));
  });

  it('refuses what is no filter', () => {
    for (const wrong of [
      { month: '2026-13' },
      { audience: 'dogs' },
      { mode: 'x' },
      { perimeter: '-1' },
    ])
      expect(eventFilters.safeParse(wrong).success).toBe(false);
    expect(eventFilters.parse({ month: '', audience: '', mode: '', perimeter: '' })).toEqual({});
  });
});
