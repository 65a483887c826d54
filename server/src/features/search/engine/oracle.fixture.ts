import { perimeters, type SearchFilters } from '@lehrpfad/contract/search.ts';
import { stem, wordsOf } from './analysis.ts';
import { textsOf, type IndexedAd } from './indexed-ad.ts';
import type { Town } from './towns.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The rules of search once more, as plainly as can be: a loop over all ads, no index, no typed arrays,
 * days as text, distances over the chord of the sphere. Shares nothing with the index but the analysis
 * of words, which has a table of its own.
 */

const compoundFields = ['jobName', 'synonym', 'title', 'profession'];

/** Full table of "optimal string alignment"; the index uses rows and an early exit. */
function editsBetween(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const options = [
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      ];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        options.push(at(i - 2, j - 2) + 1);
      (table[i] ?? [])[j] = Math.min(...options);
    }
  }
  return at(a.length, b.length);
}

interface Word {
  readonly word: string;
  readonly stem: string;
  /** Stands in a field whose compounds count. */
  readonly compound: boolean;
}

const known = new WeakMap<IndexedAd, Word[]>();

/** Each word of the ad once, split only the first time an ad is asked about. */
function wordsIn(ad: IndexedAd): Word[] {
  const before = known.get(ad);
  if (before) return before;
  const compound = new Map<string, boolean>();
  for (const [field, text] of Object.entries(textsOf(ad))) {
    for (const word of wordsOf(text)) {
      compound.set(word, compound.get(word) === true || compoundFields.includes(field));
    }
  }
  const words = [...compound].map(([word, inCompound]) => ({
    word,
    stem: stem(word),
    compound: inCompound,
  }));
  known.set(ad, words);
  return words;
}

function meets(ad: IndexedAd, asked: string): boolean {
  const askedStem = stem(asked);
  return wordsIn(ad).some(
    ({ word, stem: wordStem, compound }) =>
      word === asked ||
      wordStem === askedStem ||
      word.startsWith(asked) ||
      (compound &&
        ((asked.length >= 4 && word.endsWith(asked)) ||
          (askedStem.length >= 4 && wordStem.endsWith(askedStem)))),
  );
}

function isTypoIn(ad: IndexedAd, asked: string): boolean {
  const allowed = asked.length < 5 ? 0 : asked.length < 9 ? 1 : 2;
  return wordsIn(ad).some(
    ({ word }) =>
      Math.abs(word.length - asked.length) <= allowed &&
      allowed > 0 &&
      editsBetween(asked, word) <= allowed,
  );
}

function chordKilometres(a: readonly [number, number], b: readonly [number, number]): number {
  const point = ([longitude, latitude]: readonly [number, number]) => {
    const [l, p] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
    return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)] as const;
  };
  const [p, q] = [point(a), point(b)];
  const chord = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  return 2 * 6371.0088 * Math.asin(chord / 2);
}

function townsNamed(query: SearchFilters, towns: readonly Town[]): Town[] | undefined {
  if (!query.city && !query.postcode) return undefined;
  const key = (name: string) => wordsOf(name).join(' ');
  const named = towns.filter(
    (town) =>
      (!query.city ||
        [town.name, ...town.aliases].some((name) => key(name) === key(query.city ?? ''))) &&
      (!query.state || town.state === query.state),
  );
  const withPostcode = named.filter(
    (town) => !query.postcode || town.postcodes.includes(query.postcode),
  );
  return withPostcode.length > 0 || !query.city ? withPostcode : named;
}

function passesContent(ad: IndexedAd, query: SearchFilters, towns: readonly Town[]): boolean {
  const { card } = ad;
  const start = query.job_start__range;
  const created = query.created__range;
  const types = query.job_type__terms ?? [];
  const inside = (day: string, range: { from: string | null; to: string | null }) =>
    (!range.from || day >= range.from) && (!range.to || day <= range.to);
  return (
    (!query.job_ids || query.job_ids.includes(card.id)) &&
    (types.length === 0 || types.includes(card.job_type_int === 1 ? 'praktikum' : 'ausbildung')) &&
    (!start || card.job_start === null || inside(card.job_start, start)) &&
    (!created ||
      (!created.from && !created.to) ||
      (card.publish_date !== null && inside(card.publish_date, created))) &&
    (!query.brafo_fields?.length ||
      query.brafo_fields.some((number) => ad.brafo.includes(number))) &&
    (!query.area_search ||
      towns.find((town) => town.id === ad.townId)?.region === query.area_search)
  );
}

export interface OracleAnswer {
  readonly ids: number[];
  readonly nextPerimeter: number | undefined;
}

/** Ids of all ads that match, ascending, and the next perimeter with hits where none does. */
export function askOracle(
  ads: readonly IndexedAd[],
  towns: readonly Town[],
  query: SearchFilters,
  vocabulary: Vocabulary,
): OracleAnswer {
  const words = vocabulary
    .words(query.search_multi_match ?? '')
    .map((word) =>
      ads.some((ad) => meets(ad, word))
        ? (ad: IndexedAd) => meets(ad, word)
        : (ad: IndexedAd) => isTypoIn(ad, word),
    );
  const content = ads.filter(
    (ad) => passesContent(ad, query, towns) && words.every((matches) => matches(ad)),
  );
  const circle = query.location__geo_distance;
  const named = circle ? undefined : townsNamed(query, towns);
  const centre: [number, number] | undefined = circle
    ? [circle.longitude, circle.latitude]
    : named?.[0] && [named[0].longitude, named[0].latitude];
  const km = (ad: IndexedAd) =>
    centre && ad.card.geo_data ? chordKilometres(centre, ad.card.geo_data) : Infinity;
  const hits = content.filter((ad) => {
    if (circle) return km(ad) <= circle.km;
    return named === undefined || named.some((town) => town.id === ad.townId);
  });
  const reach = perimeters.find(
    (step) => step.km > (circle?.km ?? 0) && content.some((ad) => km(ad) <= step.km),
  );
  return {
    ids: hits.map((ad) => ad.card.id).sort((a, b) => a - b),
    nextPerimeter: hits.length === 0 && centre ? reach?.km : undefined,
  };
}
