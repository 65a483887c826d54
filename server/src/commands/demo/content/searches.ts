import { perimeters } from '@lehrpfad/contract/core/options.ts';
import { areas } from '@lehrpfad/regions/parts/areas.ts';
import { searchedTowns } from '@lehrpfad/regions/parts/demo.ts';
import { addDays, weekday, type Day } from '../days.ts';
import type { Random } from '../random.ts';
import type { Rows } from '../rows.ts';

/** Number of days with searches, up to today: enough for the statistics of towns per quarter. */
const days = 100;

/** Values of a dimension, each with its number per hundred searches. */
type Shares = Readonly<Record<string, number>>;

const terms: Shares = {
  'Kraftfahrzeugmechatroniker/-in': 7,
  'Kaufmann/-frau für Büromanagement': 6,
  'Fachinformatiker/-in Fachrichtung Systemintegration': 6,
  'Medizinische/r Fachangestellte/r': 5,
  'Industriemechaniker/-in': 4,
  'Tischler/-in': 4,
  'Erzieher/-in': 3,
  'Koch/Köchin': 3,
  'Elektroniker/-in': 3,
  'Friseur/-in': 2,
  'Bäcker/-in': 2,
  'Mechatroniker/-in': 2,
  'Verkäufer/-in': 2,
  'Pflegefachmann/-frau': 2,
  'Maurer/-in': 1,
  'Gärtner/-in': 1,
  'Dachdecker/-in': 1,
  'Fachkraft für Lagerlogistik': 1,
  'Konditor/-in': 1,
  'Florist/-in': 1,
  'Bankkaufmann/-frau': 1,
  'Anlagenmechaniker/-in': 1,
  'Maler/-in und Lackierer/-in': 1,
  'Zimmerer/Zimmerin': 1,
};

/** Shares of other terms of searches; the rest is too rare to be shown. */
const otherTerms: Shares = { influencer: 1, gamedesigner: 1, 'chillige ausbildung': 1 };
const empty: Shares = { 'Geigenbauer/-in': 0.6, 'Pferdewirt/-in': 0.9 };
const otherEmpty: Shares = { zauberer: 0.8, astronaut: 0.5, 'zahn doktor': 0.4 };

const types: Shares = { ausbildung: 41, praktikum: 22, praktikum__ausbildung: 9 };

const towns: Shares = searchedTowns;
const regions: Shares = Object.fromEntries(areas.map(({ key }, at) => [key, at === 0 ? 6 : 5]));

/** Shares among searches with a town; they add up to 100. */
const perimeterShares: Shares = Object.fromEntries(
  perimeters.map(({ label }, at) => [label, [18, 27, 16, 25, 10, 4][at] ?? 0]),
);

/** Shares of career fields; they add up to 100. */
const brafos: Shares = {
  none: 69,
  1: 2,
  2: 4,
  3: 1,
  4: 5,
  5: 3,
  6: 2,
  7: 4,
  8: 1,
  9: 2,
  10: 1,
  11: 4,
  12: 2,
};

/** Searches per weekday, Sunday first: school classes search together. */
const perWeekday = [90, 210, 230, 225, 200, 150, 60];

/** Distributes a total by shares with some randomness; the sum matches the shares. */
function shareOut(random: Random, whole: number, shares: Shares): [value: string, count: number][] {
  const drawn = Object.entries(shares).map(
    ([value, share]) => [value, share * (0.7 + 0.6 * random.next())] as const,
  );
  const all = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const weight = drawn.reduce((sum, [, share]) => sum + share, 0);
  let before = 0;
  let sum = 0;
  return drawn.map(([value, share]) => {
    sum += (share / weight) * ((whole * all) / 100);
    const count = Math.round(sum) - before;
    before += count;
    return [value, count];
  });
}

/** Shares of companies' names, in decreasing order. */
const companyShares = (names: readonly string[]): Shares =>
  Object.fromEntries(names.slice(0, 12).map((name, at) => [name, 1.2 / (at + 1)]));

/**
 * Makes pupils' searches as consistent sums per day; rows of `daily_counts`.
 * @param companies names of some companies
 */
export function makeSearches(random: Random, today: Day, companies: readonly string[]): Rows {
  return Array.from({ length: days }, (_, at) => addDays(today, at - days + 1)).flatMap((day) => {
    const usual = perWeekday[weekday(day)] ?? 100;
    const searches = Math.round(usual * (0.8 + 0.4 * random.next()));
    const withTerm = Math.round(searches * (0.58 + 0.08 * random.next()));
    const byTown = shareOut(random, searches, towns);
    const withTown = byTown.reduce((sum, [, count]) => sum + count, 0);
    const counted: Readonly<Record<string, [string, number][]>> = {
      search: [['', searches]],
      query: [
        ['with_query', withTerm],
        ['without', searches - withTerm],
      ],
      type: shareOut(random, searches, types),
      town: byTown,
      perimeter: shareOut(random, withTown, perimeterShares),
      region: shareOut(random, searches, regions),
      brafo: shareOut(random, searches, brafos),
      term: shareOut(random, withTerm, terms),
      other_term: shareOut(random, withTerm, otherTerms),
      empty: shareOut(random, withTerm, empty),
      other_empty: shareOut(random, withTerm, otherEmpty),
      company: shareOut(random, withTerm, companyShares(companies)),
    };
    return Object.entries(counted).flatMap(([dimension, values]) =>
      values.flatMap(([value, count]) => (count > 0 ? [{ day, dimension, value, count }] : [])),
    );
  });
}
