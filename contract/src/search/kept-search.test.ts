import { expect, it } from 'vitest';
import { wordsOfSearch } from './kept-search.ts';

const today = '2026-11-28';
const german = { today, translated: (text: string) => text };

it.each([
  [{}, 'Alle Stellen'],
  [
    { search_multi_match: 'Koch', city: 'Magdeburg', perimeter: '25' },
    'Koch · in Magdeburg + 25 km',
  ],
  [{ location__geo_distance: '10km__51.5__12' }, 'an deinem Standort + 10 km'],
  [{ start: '1' }, 'Beginn ab sofort'],
  [{ job_start__range: '2027-02-01__2027-02-28' }, 'Beginn Februar 2027'],
  [{ job_start__range: '2027-06-01__2027-09-30' }, 'Beginn Sommer 2027'],
  [{ job_start__range: '2027-02-05__2027-02-28' }, 'Beginn 05.02.2027 bis 28.02.2027'],
  [{ job_start__range: '2027-06-01__' }, 'Beginn ab 01.06.2027'],
  [{ job_start__range: '__2026-12-31' }, 'Beginn bis 31.12.2026'],
  [{ job_start__range: '2026-10-01__2026-10-31' }, 'Beginn Oktober 2026 (vorbei)'],
])('%j is %s', (parameters, words) => expect(wordsOfSearch(parameters, german)).toBe(words));

it('translates everything but the typed text', () => {
  const words = wordsOfSearch(
    { search_multi_match: 'in der Küche', city: 'Halle', job_type__terms: 'ausbildung' },
    { today, translated: (text) => `<${text}>` },
  );
  expect(words).toBe('in der Küche · <in Halle> · <Ausbildung>');
});
