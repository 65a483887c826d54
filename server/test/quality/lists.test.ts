import { expect, it } from 'vitest';
import { SearchIndex } from '../../src/features/search/engine/index/search-index.ts';
import { builtInKnowledge } from '../../src/features/search/judged/corpus.fixture.ts';
import { UnderstoodSearch } from '../../src/features/search/understanding/understood-search.ts';
import { boardAds, catalogueTexts, today, towns } from './query-corpus.fixture.ts';

const index = new SearchIndex(boardAds, towns, builtInKnowledge);
index.setCatalogue(catalogueTexts);
const search = new UnderstoodSearch(index, () => today);
const adOf = new Map(boardAds.map((ad) => [ad.card.id, ad]));

/** The names of the occupations of the first hits. */
function firstNames(text: string): string[] {
  const ids = [1, 2, 3].flatMap((page) => search.find({ search_multi_match: text }, { page }).ids);
  return ids.map((id) => adOf.get(id)?.card.job_name ?? '');
}

it.each<[text: string, ...names: RegExp[]]>([
  ['tischler, maler, dachdecker', /^Tischler/, /^Maler/, /^Dachdecker/],
  ['tischler/maler/dachdecker', /^Tischler/, /^Maler/, /^Dachdecker/],
  ['tischler maler dachdecker', /^Tischler/, /^Maler/, /^Dachdecker/],
  ['maler, tischler oder dachdecker', /^Tischler/, /^Maler/, /^Dachdecker/],
  ['koch bäcker', /^Koch/, /^Bäcker/],
  ['Industriemechanikerin Zerspanungsmechanikerin', /^Industriemech/, /^Zerspanungsmech/],
  ['büro, verkauf, lager', /Büro/, /Verkauf/, /Lager/],
  ['tiere, kinder', /Tier/, /^Erzieher|Kita/],
])('"%s" lists what is looked for, and each will do', (text, ...names) => {
  const { leftOut } = search.understand({ search_multi_match: text });
  expect(leftOut).toEqual([]);
  const found = firstNames(text);
  for (const name of names) expect(found).toContainEqual(expect.stringMatching(name));
});

it.each([
  ['elektroniker, betriebstechnik', /für Betriebstechnik/],
  ['kfz mechatroniker', /Kraftfahrzeug|Kfz/],
  ['maler, lackierer', /^Maler/],
])('"%s" says one thing with several words', (text, name) => {
  const found = firstNames(text).slice(0, 10);
  expect(found.filter((one) => !name.test(one))).toEqual([]);
});
