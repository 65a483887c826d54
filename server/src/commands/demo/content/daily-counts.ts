import type { makeCompanies } from '../companies/companies.ts';
import type { Day } from '../days.ts';
import type { createRandom } from '../random.ts';
import { makeVisits } from './editorial.ts';
import { makeSearches } from './searches.ts';

/** Makes counts of visits and searches; the searches include names of large companies. */
export function makeDailyCounts(
  random: (part: string) => ReturnType<typeof createRandom>,
  companies: ReturnType<typeof makeCompanies>['all'],
  today: Day,
) {
  const large = companies.filter(({ trade }) => trade.size === 'large').map(({ name }) => name);
  return [
    ...makeVisits(random('visits'), today),
    ...makeSearches(random('searches'), today, large),
  ];
}
