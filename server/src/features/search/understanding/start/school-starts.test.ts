import { describe, expect, it } from 'vitest';
import { SearchIndex } from '../../engine/index/search-index.ts';
import { UnderstoodSearch } from '../understood-search.ts';

const period = (school_type: string, first_day: string, last_day: string) => ({
  school_type,
  name: '9. Klassen',
  first_day,
  last_day,
});

const index = new SearchIndex([], []);
const periods = [
  period('Sekundarschule', '2027-03-01', '2027-03-12'),
  period('Gymnasium', '2027-06-14', '2027-06-25'),
];
const knowing = new UnderstoodSearch(
  index,
  () => '2026-11-26',
  () => periods,
);
const knowingNone = new UnderstoodSearch(index, () => '2026-11-26');

const labelsIn = (search: UnderstoodSearch, text: string) =>
  search.read(text).slots.map(({ label }) => label);

describe('an internship of schools', () => {
  it.each([
    ['Schülerpraktikum der Sekundarschulen', 'Sekundarschule · März 2027'],
    ['schülerpraktikum sekundarschule', 'Sekundarschule · März 2027'],
    ['Betriebspraktikum am Gymnasium', 'Gymnasium · Juni 2027'],
    ['Schulpraktikum an den Gymnasien', 'Gymnasium · Juni 2027'],
  ])('"%s" is its weeks where they are known', (text, start) => {
    expect(labelsIn(knowing, text)).toEqual(['Praktikum', `Schülerpraktikum ${start}`]);
    expect(knowing.read(text)).toMatchObject({ words: '', ignored: [] });
    expect(labelsIn(knowingNone, text)).not.toContain(`Schülerpraktikum ${start}`);
  });

  it.each(['Ausbildung Gymnasium', 'Sekundarschule', 'Schülerpraktikum Gemeinschaftsschule'])(
    '"%s" means none of these weeks',
    (text) => {
      expect(labelsIn(knowing, text)).toEqual(labelsIn(knowingNone, text));
    },
  );
});
