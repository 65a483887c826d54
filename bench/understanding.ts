import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withConcepts } from '../server/src/features/search/concepts/concepts.ts';
import { SearchIndex } from '../server/src/features/search/engine/index/search-index.ts';
import type { VocabularyEntry } from '../server/src/features/search/engine/text/vocabulary.ts';
import { UnderstoodSearch } from '../server/src/features/search/understanding/understood-search.ts';
import { corpusDay, makeAds, towns } from './corpus/ads.ts';

/** `npm run bench:understanding`: measures how long the search takes to understand a text, in processor time. */

const readJson = <T>(path: string) =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T;

const { values } = parseArgs({ options: { size: { type: 'string', default: '50000' } } });

const vocabulary = withConcepts(
  readJson<VocabularyEntry[]>('../server/src/features/search/data/vocabulary.json'),
);
/** Realistic queries: those of the judged tables for tuning and development. */
const texts = ['tuning', 'development'].flatMap((part) =>
  readJson<{ query: string }[]>(`../server/test/quality/queries.${part}.json`).map(
    ({ query }) => query,
  ),
);
const index = new SearchIndex(makeAds(Number(values.size)), towns.all, vocabulary);

/** Returns the mean processor time per text in µs. */
function microsecondsPerText(passes: number, work: (text: string) => unknown): number {
  const before = process.cpuUsage();
  for (let pass = 0; pass < passes; pass += 1) for (const text of texts) work(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / passes / texts.length;
}

const understand = (search: UnderstoodSearch) => (text: string) =>
  search.understand({ search_multi_match: text });
const fresh = () => new UnderstoodSearch(index, () => corpusDay);

/** Measures reading each text without cached results. */
function readings(passes: number): number {
  let sum = 0;
  for (let pass = 0; pass < passes; pass += 1) {
    const search = fresh();
    // The names of places are read once.
    search.read('');
    sum += microsecondsPerText(1, (text) => search.read(text));
  }
  return sum / passes;
}

function show(what: string, microseconds: number): void {
  console.log(`${what.padEnd(64)} ${microseconds.toFixed(2).padStart(10)} µs`);
}

const search = fresh();
console.log(`${texts.length} texts, ${values.size} ads, processor time for one text`);
show(
  'first time: read and planned, with the sets of its words',
  microsecondsPerText(1, understand(search)),
);
microsecondsPerText(20, understand(search));
show('again: the whole interpretation', microsecondsPerText(50, understand(search)));
readings(5);
show('read anew, without plan', readings(20));
const planned = Array.from({ length: 3 }, () => {
  const other = fresh();
  other.read('');
  return microsecondsPerText(1, understand(other));
});
show('read and planned anew, the sets of words known', Math.min(...planned));
