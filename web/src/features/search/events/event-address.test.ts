import { describe, expect, it } from 'vitest';
import { encodeBase64Url } from '../../../core/text/base64url.ts';
import {
  allEvents,
  eventParameters,
  eventQuery,
  eventsPath,
  readEventSearch,
  type EventSearch,
} from './event-address.ts';

const searches: EventSearch[] = [
  allEvents,
  { ...allEvents, month: '2026-12', audience: 'parents', mode: 'digital' },
  {
    ...allEvents,
    place: { kind: 'town', city: 'Stendal', postcode: '39576', state: 'Sachsen-Anhalt' },
    perimeter: 50,
  },
  {
    ...allEvents,
    place: { kind: 'town', city: 'Kötschau & Co', postcode: '', state: '', district: 'Saalekreis' },
    perimeter: 0,
  },
  { ...allEvents, place: { kind: 'region', region: 'norden' }, perimeter: 0 },
  {
    ...allEvents,
    place: { kind: 'point', city: 'Hier', latitude: 52.1, longitude: 11.6 },
    perimeter: 10,
  },
];

describe('the address of a search for events', () => {
  it('keeps all filters', () => {
    for (const search of searches) {
      const segment = eventsPath(search).replace(/^\/events\/?/, '');
      expect(readEventSearch(segment)).toEqual(search);
    }
    expect(eventsPath(allEvents)).toBe('/events');
  });

  it('takes the parameters of the page that everybody can read', () => {
    const query = 'city=Stendal&perimeter=25&month=2026-12&audience=teachers';
    const search = readEventSearch(encodeBase64Url(query));
    expect(search).toMatchObject({ perimeter: 25, month: '2026-12', audience: 'teachers' });
    expect(eventQuery(search)).toBe(query);
    expect(eventParameters(search)).toEqual({
      city: 'Stendal',
      perimeter: '25',
      month: '2026-12',
      audience: 'teachers',
    });
  });

  it('ignores what is no filter', () => {
    const wrong = 'month=2026-13&audience=dogs&mode=x&perimeter=-1&job_ids=1';
    expect(readEventSearch(encodeBase64Url(wrong))).toEqual(allEvents);
    expect(readEventSearch('%%%')).toEqual(allEvents);
  });
});
