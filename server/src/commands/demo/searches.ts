import { perimeters } from '@lehrpfad/contract/options.ts';
import { addDays, weekday, type Day } from './days.ts';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';

/** Days with searches, up to today: enough for the towns of a quarter. */
const days = 100;

/** Values of a dimension with how many of a hundred searches have each. */
type Shares = Readonly<Record<string, number>>;

const terms: Shares = {
  'Kraftfahrzeugmechatroniker/-in': 7,
  'Kaufmann/-frau für Büromanagement': 6,
  Fachinformatiker: 6,
  'Medizinische/-r Fachangestellte/-r': 5,
  'Industriemechaniker/-in': 4,
  'Tischler/-in': 4,
  Erzieher: 3,
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

const dimensions: Readonly<Record<string, Shares>> = {
  search: { '': 100 },
  query: { with_query: 62, without: 38 },
  type: { ausbildung: 41, praktikum: 22, praktikum__ausbildung: 9 },
  town: {
    ...{ Magdeburg: 14, 'Halle (Saale)': 13, 'Dessau-Roßlau': 5, Stendal: 4, Halberstadt: 4 },
    ...{ Wernigerode: 3, 'Lutherstadt Wittenberg': 3, Quedlinburg: 2, Merseburg: 2, Naumburg: 1 },
  },
  perimeter: Object.fromEntries(
    perimeters.map(({ label }, at) => [label, [9, 14, 8, 13, 5, 2][at] ?? 1]),
  ),
  brafo: {
    ...{ none: 74, 1: 2, 2: 4, 3: 1, 4: 5, 5: 3, 6: 2, 7: 4, 8: 1, 9: 2, 10: 1, 11: 4, 12: 2 },
  },
  term: terms,
  other_term: { influencer: 1, dachdecker: 1, 'chillige ausbildung': 1 },
  empty: { 'Geigenbauer/-in': 0.6, 'Pferdewirt/-in': 0.9 },
  other_empty: { zauberer: 0.8, astronaut: 0.5, 'zahn doktor': 0.4 },
};

/** Searches on a day of the week, Sunday first: schools search together. */
const perWeekday = [90, 210, 230, 225, 200, 150, 60];

/** What pupils searched for, as sums per day; rows of `daily_counts`. */
export function makeSearches(random: Random, today: Day): Rows {
  return Array.from({ length: days }, (_, at) => addDays(today, at - days + 1)).flatMap((day) => {
    const searches = (perWeekday[weekday(day)] ?? 100) * (0.8 + 0.4 * random.next());
    return Object.entries(dimensions).flatMap(([dimension, shares]) =>
      Object.entries(shares).flatMap(([value, share]) => {
        const usual = (searches * share) / 100;
        const count = Math.floor(usual * (0.7 + 0.6 * random.next()) + random.next());
        return count > 0 ? [{ day, dimension, value, count }] : [];
      }),
    );
  });
}
