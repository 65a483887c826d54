import { internship } from '@lehrpfad/contract/core/options.ts';
import { z } from 'zod';
import { boundedString } from '@lehrpfad/contract/core/fields.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { adPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { readKeptSearch, type KeptSearch } from '@lehrpfad/contract/search/read-kept-search.ts';
import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { berlinDay } from '../../../core/clock.ts';
import { cardsOf } from '../../search/engine/index/listing.ts';
import { keptFiltersOn } from '../../search/kept-filters.ts';
import type { PageDeps } from '../../public-pages/deps.ts';
import { WrongParameters } from '../errors.ts';
import { idFilter, operation } from '../operation.ts';
import { publicCard } from '../schemas.ts';

const words = boundedString(limits.searchTextLength, 'Too long.');

const searchQuery = z.strictObject({
  text: words.optional().describe('Words of the search, such as an occupation or a company.'),
  place: words.optional().describe('Name or postcode of a town, as people write it.'),
  perimeter: idFilter
    .refine((km) => km <= 300, 'At most 300 km.')
    .optional()
    .describe('With `place`: also ads up to so many km away, 1 to 300.'),
  kind: z.enum(['apprenticeship', 'internship']).optional().describe('Only ads of this kind.'),
  limit: boundedString(10, 'A whole number from 1 to 50.')
    .regex(/^(?:[1-9]|[1-4]\d|50)$/, 'A whole number from 1 to 50.')
    .transform(Number)
    .default(10)
    .describe('How many ads come back at most, 1 to 50; 10 without it.'),
});

const searchAnswer = z.object({
  data: z.array(publicCard),
  links: z.object({ page: z.string().describe('The search on the board, to be linked.') }),
  meta: z.object({
    limit: z.int(),
    total: z.int().describe('How many ads the search finds.'),
  }),
});

type SearchQuery = z.output<typeof searchQuery>;

const keys = { internship: 'praktikum', apprenticeship: 'ausbildung' } as const;

/** Converts the query to a kept search of the board. @throws {WrongParameters} */
function keptSearchOf({ text = '', place = '', perimeter, kind }: SearchQuery): KeptSearch {
  if (perimeter !== undefined && place.trim() === '')
    throw new WrongParameters([['perimeter', 'It needs `place`.']]);
  const isPostcode = /^\s*\d{5}\s*$/.test(place);
  const kept = readKeptSearch(
    new URLSearchParams({
      search_multi_match: text,
      [isPostcode ? 'postcode' : 'city']: place,
      perimeter: perimeter === undefined ? '' : String(perimeter),
      job_type__terms: kind === undefined ? '' : keys[kind],
    }).toString(),
  );
  if (kept === undefined) throw new WrongParameters([['text', 'It cannot be searched for.']]);
  return kept;
}

function entryOf(card: JobAdCard, to: PageDeps['to']): z.input<typeof publicCard> {
  return {
    id: card.id,
    url: to(adPagePath(card)),
    kind: card.job_type_int === internship ? 'internship' : 'apprenticeship',
    title: card.title,
    occupation_text: card.job_name,
    company_name: card.company_name,
    town: card.city,
    postcode: card.postcode,
    starts_on: card.job_start,
    published_on: card.publish_date,
  };
}

/** Returns the first ids of a search, the best first, and its number of hits. */
function findFirst({ search, clock }: PageDeps, kept: KeptSearch, limit: number) {
  const filters = keptFiltersOn(kept, berlinDay(clock()));
  const ids: number[] = [];
  let total = 0;
  for (let page = 1; ids.length < limit; page += 1) {
    const found = search.find(filters, { page });
    total = found.count;
    ids.push(...found.ids);
    if (found.ids.length === 0 || ids.length >= found.count) break;
  }
  return { ids: ids.slice(0, limit), total };
}

export const searchAds = operation({
  path: 'search',
  name: 'searchAds',
  summary: 'The first ads that the search of the board finds, the best first, as cards',
  query: searchQuery,
  answer: searchAnswer,
  read: (deps, { query }) => {
    const { limit } = query;
    const kept = keptSearchOf(query);
    const { ids, total } = findFirst(deps, kept, limit);
    return {
      data: cardsOf(deps.search.index, ids).map((card) => entryOf(card, deps.to)),
      links: { page: deps.to(`/suche${kept.text && `?${kept.text}`}`) },
      meta: { limit, total },
    };
  },
});
