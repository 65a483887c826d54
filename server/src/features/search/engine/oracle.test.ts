import { perimeters, searchFilters, type SearchParameters } from '@lehrpfad/contract/search.ts';
import { describe, expect, it } from 'vitest';
import type { IndexedAd } from './indexed-ad.ts';
import { askOracle } from './oracle.fixture.ts';
import {
  companyNames,
  occupations,
  oneOf,
  randomAd,
  randomNumbers,
  someDay,
  someTowns,
} from './random-ads.fixture.ts';
import { SearchIndex } from './search-index.ts';
import { Vocabulary, type VocabularyEntry } from './vocabulary.ts';

const adCount = 250;

const entries: VocabularyEntry[] = [
  ...['ausbildung', 'zum', 'für'].map((term) => ({
    kind: 'noise' as const,
    term,
    meanings: [],
    brafo: [],
  })),
];
const vocabulary = new Vocabulary(entries);

/** Swaps, drops or doubles a letter somewhere. */
function misspelt(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  const [a = '', b = ''] = [text[at], text[at + 1]];
  const wrong = oneOf(random, [b + a, a, a + a + b]);
  return text.slice(0, at) + wrong + text.slice(at + 2);
}

function randomText(random: () => number): string {
  const occupation = oneOf(random, occupations);
  const word = oneOf(random, [
    occupation.name,
    ...occupation.synonyms,
    ...occupation.name.split(/[ /]/),
  ]);
  return oneOf(random, [
    word,
    word.slice(0, 3 + Math.floor(random() * 6)),
    word.slice(Math.floor(word.length / 2)),
    misspelt(word, random),
    `${word} ${oneOf(random, someTowns).name}`,
    `ausbildung ${word} (m/w/d)`,
    oneOf(random, companyNames),
    'xqzvwk unauffindbar',
    'pflegst maschinen',
  ]);
}

function range(random: () => number): string {
  const [a, b] = [someDay(random), someDay(random)].sort();
  return `${random() < 0.3 ? '' : a}__${random() < 0.3 ? '' : b}`;
}

function randomPlace(random: () => number): SearchParameters {
  const town = oneOf(random, someTowns);
  const { km } = oneOf(random, perimeters);
  const circle = { location__geo_distance: `${km || 10}km__${town.latitude}__${town.longitude}` };
  return oneOf<SearchParameters>(random, [
    { city: town.name, postcode: town.postcodes[0], state: town.state },
    { city: town.name },
    { postcode: town.postcodes[0] },
    { city: 'Nirgendwo' },
    { city: town.name, ...circle },
    circle,
    { area_search: oneOf(random, ['norden', 'sueden']) },
  ]);
}

/** Any mixture of all parameters. */
function randomQuery(random: () => number): SearchParameters {
  const brafo = () => [1 + Math.floor(random() * 12), 1 + Math.floor(random() * 12)].join(',');
  const ids = () =>
    Array.from({ length: 30 }, () => 1 + Math.floor(random() * adCount * 1.2)).join(',');
  return {
    ...(random() < 0.6 && { search_multi_match: randomText(random) }),
    ...(random() < 0.5 && randomPlace(random)),
    ...(random() < 0.3 && { job_start__range: range(random) }),
    ...(random() < 0.3 && { created__range: range(random) }),
    ...(random() < 0.3 && {
      job_type__terms: oneOf(random, ['praktikum', 'ausbildung', 'praktikum__ausbildung', '']),
    }),
    ...(random() < 0.2 && { brafo_fields: brafo() }),
    ...(random() < 0.1 && { job_ids: ids() }),
  };
}

/** Ids of all pages, one after the other. */
function allPages(index: SearchIndex, parameters: SearchParameters) {
  const query = searchFilters.parse(parameters);
  const first = index.find(query);
  const ids = [...first.ids];
  for (let page = 2; ids.length < first.count; page += 1) {
    const found = index.find(query, { page });
    if (found.ids.length === 0) break;
    ids.push(...found.ids);
  }
  const nextPerimeter = first.count === 0 ? index.nextPerimeter(query) : undefined;
  return { ids, count: first.count, nextPerimeter };
}

function compare(
  index: SearchIndex,
  ads: readonly IndexedAd[],
  random: () => number,
  times: number,
) {
  let withHits = 0;
  for (let time = 0; time < times; time += 1) {
    const parameters = randomQuery(random);
    const expected = askOracle(ads, someTowns, searchFilters.parse(parameters), vocabulary);
    const found = allPages(index, parameters);
    expect({ parameters, ...found, ids: found.ids.toSorted((a, b) => a - b) }).toEqual({
      parameters,
      ids: expected.ids,
      count: expected.ids.length,
      nextPerimeter: expected.nextPerimeter,
    });
    if (expected.ids.length > 0) withHits += 1;
  }
  return withHits;
}

describe('the index against a plain loop over the same ads', () => {
  it('finds exactly the same ads for thousands of random queries', { timeout: 120_000 }, () => {
    const random = randomNumbers(2026);
    const ads = Array.from({ length: adCount }, (_, at) => randomAd(at + 1, random));
    const withHits = compare(new SearchIndex(ads, someTowns, entries), ads, random, 2000);
    // Otherwise the comparison would be of empty lists.
    expect(withHits).toBeGreaterThan(700);
  });

  it(
    'still does after ads were replaced, added and removed many times',
    { timeout: 120_000 },
    () => {
      const random = randomNumbers(7);
      const ads = new Map(
        Array.from({ length: adCount }, (_, at) => [at + 1, randomAd(at + 1, random)]),
      );
      const index = new SearchIndex([...ads.values()], someTowns, entries);
      for (let round = 0; round < 40; round += 1) {
        const ids = Array.from({ length: 60 }, () => 1 + Math.floor(random() * adCount * 1.1));
        const changed = [...new Set(ids)];
        const kept = changed.filter(() => random() < 0.8).map((id) => randomAd(id, random));
        changed.forEach((id) => ads.delete(id));
        kept.forEach((ad) => ads.set(ad.card.id, ad));
        index.replace(changed, kept);
        compare(index, [...ads.values()], random, 15);
      }
      expect(index.size).toBe(ads.size);
    },
  );
});
