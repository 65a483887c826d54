import { describe, expect, it } from 'vitest';
import { SearchIndex } from '../../engine/index/search-index.ts';
import { smallAd } from '../../engine/testing/small-ads.fixture.ts';
import { UnderstoodSearch } from '../understood-search.ts';

const townAt = (id: number, name: string, longitude: number) => ({
  id,
  name,
  district: name,
  population: 30_000,
  aliases: [],
  parts: [],
  knownParts: [],
  latitude: 52,
  longitude,
  state: 'Sachsen-Anhalt',
  region: null,
  postcodes: [],
});

/** Stendal is 41 km east of Burg; Zeitz 137 km. */
const towns = [townAt(1, 'Burg', 11), townAt(2, 'Stendal', 11.6), townAt(3, 'Zeitz', 13)];

const ad = (id: number, job: string, type: 1 | 2, townId: number, profession: number) =>
  smallAd({
    id,
    job_name: job,
    title: job,
    job_type_int: type,
    townId,
    companyId: id,
    professionId: profession,
    profession: `Beruf ${profession}`,
    city: towns[townId - 1]?.name ?? '',
    geo_data: [towns[townId - 1]?.longitude ?? 0, 52],
  });

const index = new SearchIndex(
  [
    ad(1, 'Schülerpraktikum Bau', 1, 1, 1),
    ad(2, 'Dachdecker/-in', 1, 2, 1),
    ad(3, 'Dachdecker/-in', 2, 1, 1),
    ad(4, 'Schülerpraktikum Holz', 1, 3, 2),
    ad(5, 'Uhrmacher/-in', 2, 2, 3),
    ad(6, 'Uhrmacher/-in', 2, 3, 3),
    ad(7, 'Schülerpraktikum Uhren', 1, 3, 3),
    ad(8, 'Schülerpraktikum Schmuck', 1, 2, 3),
  ],
  towns,
);
const search = new UnderstoodSearch(index, () => '2026-11-24');
const found = (text: string) => search.find({ search_multi_match: text });

describe('an internship of a trade that a town has none of', () => {
  it('is looked for around it, together with those of the profession, the nearest first', () => {
    const { ids, understood } = found('praktikum dachdecker burg');
    expect(ids).toEqual([1, 2]);
    expect(understood.slots.map(({ label }) => label)).toContain('Umkreis 50 km um Burg');
    expect(understood.leftOut).toEqual([]);
  });

  it('gives way to internships of the profession where nowhere is one, and the trade follows', () => {
    const { ids, understood } = found('praktikum uhrmacher burg');
    expect(ids).toEqual([8, 5]);
    expect(understood.leftOut).toEqual(['Praktikum']);
  });

  it('is followed by those of the profession where it is asked for without a town', () => {
    expect(found('praktikum dachdecker').ids).toEqual([2, 1]);
  });
});

describe('a text of which hardly an ad meets all', () => {
  it('is answered by what its words name one by one as well', () => {
    const { ids } = found('uhrmacher dachdecker');
    expect(new Set(ids)).toEqual(new Set([2, 3, 5, 6]));
  });
});
