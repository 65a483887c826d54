import { apprenticeship, internship } from '@lehrpfad/contract/core/options.ts';
import { z } from 'zod';
import { momentField } from '@lehrpfad/contract/core/fields.ts';
import { adPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { berlinDay } from '../../../core/clock.ts';
import { kilometresBetween } from '../../../core/distances.ts';
import type { Queries } from '../../../core/database/database.ts';
import { notFound } from '../../../core/http/errors.ts';
import { publicJobAds } from '../../job-ads/store.ts';
import type { PageDeps } from '../../public-pages/deps.ts';
import { webAddress } from '../../public-pages/structured-data/job-posting.ts';
import { goneError, WrongParameters } from '../errors.ts';
import { idFilter, listOf, noQuery, oneOf, operation, pageOf, pageQuery } from '../operation.ts';
import { publicAd, type PublicAddress } from '../schemas.ts';
import { adKeysAfter, type AdFilter, type AdKey } from '../store.ts';
import { endedAd } from '../../public-pages/store.ts';

const kinds = { internship, apprenticeship } as const;

/** Earlier than the first ad, and within the range of times in the database. */
const earliest = new Date('2000-01-01T00:00:00Z');

const adsQuery = pageQuery.extend({
  kind: z.enum(['apprenticeship', 'internship']).optional().describe('Only ads of this kind.'),
  occupation: idFilter.optional().describe('Only ads of this occupation, an id of `occupations`.'),
  company: idFilter.optional().describe('Only ads of this company, an id of `companies`.'),
  place: idFilter.optional().describe('Only ads in this place, an id of `places`.'),
  perimeter: idFilter
    .refine((km) => km <= 300, 'At most 300 km.')
    .optional()
    .describe('With `place`: also ads in places up to so many km away, 1 to 300.'),
  updated_since: momentField('A time such as 2026-11-26T08:00:00Z.')
    .transform((text) => new Date(Math.max(Date.parse(text), earliest.getTime())).toISOString())
    .optional()
    .describe('Only ads that were themselves changed at this time or later, ISO 8601 with offset.'),
});

/** Returns places at most that many km away from one, by their centres. */
function placesAround({ search }: PageDeps, place: number, km: number): number[] {
  const { towns } = search.index;
  const centre = towns.get(place);
  if (centre === undefined) throw new WrongParameters([['place', 'There is no such place.']]);
  if (km === 0) return [place];
  return towns.all.filter((town) => kilometresBetween(centre, town) <= km).map(({ id }) => id);
}

function filterOf(deps: PageDeps, query: z.output<typeof adsQuery>): AdFilter {
  const { kind, occupation, company, place, perimeter, updated_since } = query;
  if (perimeter !== undefined && place === undefined)
    throw new WrongParameters([['perimeter', 'It needs `place`.']]);
  return {
    type: kind && kinds[kind],
    occupation,
    company,
    towns: place === undefined ? undefined : placesAround(deps, place, perimeter ?? 0),
    updatedSince: updated_since,
  };
}

function addressOf({ company_address, geo_data }: PublicJobAd): PublicAddress | null {
  if (company_address === null) return null;
  const { street, additional, postcode, city } = company_address;
  const [longitude = null, latitude = null] = geo_data ?? [];
  return { street, additional, postcode: postcode ?? '', town: city ?? '', latitude, longitude };
}

function entryOf(ad: PublicJobAd, key: AdKey, to: PageDeps['to']): z.input<typeof publicAd> {
  return {
    id: ad.id,
    url: to(adPagePath(ad)),
    kind: ad.job_type_int === internship ? 'internship' : 'apprenticeship',
    title: ad.title,
    occupation: key.occupation,
    occupation_text: ad.job_name,
    industry: ad.Profession,
    company: { id: ad.Companies[0]?.id ?? 0, name: ad.company_name },
    place: key.place,
    address: addressOf(ad),
    description_html: ad.details,
    note_html: ad.annotation,
    starts_on: ad.job_start,
    ends_on: ad.job_end,
    apply_until: ad.application_deadline,
    published_on: ad.publish_date,
    visible_until: ad.availability_end_date,
    updated_at: ad.last_updated,
    pay: [ad.pay_year_1, ad.pay_year_2, ad.pay_year_3, ad.pay_year_4],
    certificate: ad.certificate,
    working_time: [...ad.working_time],
    total_places: ad.total_places,
    free_places: ad.free_places,
    internship_weeks: ad.job_type_int === internship ? [...ad.internship_weeks] : [],
    trial_day: ad.trial_day,
    typical_day: ad.typical_day,
    application: {
      ways: [...ad.application_ways],
      url: webAddress(ad.application_url) ?? null,
      documents: [...ad.application_documents],
      reply_days: ad.reply_days,
    },
    source: ad.external ? { name: ad.external, url: webAddress(ad.source_url) ?? null } : null,
  };
}

/** A public ad with the data that its page and the API show. */
export interface ShownAd {
  readonly ad: PublicJobAd;
  readonly entry: z.input<typeof publicAd>;
}

/** Reads ads by their keys. Ads that were hidden meanwhile are left out. */
export async function shownAds(
  { db, to }: { readonly db: Queries; readonly to: PageDeps['to'] },
  keys: readonly AdKey[],
  today: string,
): Promise<ShownAd[]> {
  const byId = new Map(keys.map((key) => [key.id, key]));
  const ads = await publicJobAds(db, [...byId.keys()], today);
  return ads.flatMap((ad) => {
    const key = byId.get(ad.id);
    return key === undefined ? [] : [{ ad, entry: entryOf(ad, key, to) }];
  });
}

export const listAds = operation({
  path: 'ads',
  name: 'listAds',
  summary: 'Ads for apprenticeships and internships that are public now, in the order of their ids',
  query: adsQuery,
  answer: listOf(publicAd),
  read: async (deps, call) => {
    const { cursor = 0, limit } = call.query;
    const today = berlinDay(deps.clock());
    const found = await adKeysAfter(deps.db, today, {
      ...filterOf(deps, call.query),
      after: cursor,
      limit: limit + 1,
    });
    const ads = await shownAds(deps, found.slice(0, limit), today);
    return pageOf(found, call, () => ads.map(({ entry }) => entry));
  },
});

export const readAd = operation({
  path: 'ads/:id',
  name: 'readAd',
  summary: 'One ad; 410 where its last day is over or its place is taken',
  query: noQuery,
  answer: oneOf(publicAd),
  read: async (deps, { id }) => {
    const today = berlinDay(deps.clock());
    const keys = await adKeysAfter(deps.db, today, { after: id - 1, limit: 1 });
    const [shown] = await shownAds(
      deps,
      keys.filter((key) => key.id === id),
      today,
    );
    if (shown !== undefined) return { data: shown.entry };
    throw (await endedAd(deps.db, id, today)) === undefined ? notFound() : goneError();
  },
});
