import type { z } from 'zod';
import { companyPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { berlinDay } from '../../../core/clock.ts';
import { notFound } from '../../../core/http/errors.ts';
import { publicEvents } from '../../events/store.ts';
import type { PageDeps } from '../../public-pages/deps.ts';
import { publicCompanies, type PublicCompany } from '../../public-pages/store.ts';
import { webAddress } from '../../public-pages/structured-data/job-posting.ts';
import { listOf, noQuery, oneOf, operation, pageOf, pageQuery } from '../operation.ts';
import { publicCompanyEntry, type PublicAddress } from '../schemas.ts';
import { companyIdsAfter } from '../store.ts';
import { pictureAddress } from './shared.ts';

function addressOf({ street, additional, postcode, city, geo }: PublicCompany): PublicAddress {
  const [longitude = null, latitude = null] = geo ?? [];
  return { street, additional, postcode, town: city, latitude, longitude };
}

function entryOf(company: PublicCompany, to: PageDeps['to']): z.input<typeof publicCompanyEntry> {
  return {
    id: company.id,
    url: to(companyPagePath(company)),
    name: company.name,
    website: webAddress(company.weblink) ?? null,
    logo: pictureAddress(company.logo, to),
    address: company.city === '' ? null : addressOf(company),
  };
}

/** Returns ids of the companies that have a page because they have public ads or events, in order. */
export async function companyIds(
  { db, clock }: Pick<PageDeps, 'db' | 'clock'>,
  { after = 0, limit, only }: { after?: number; limit: number; only?: readonly number[] },
): Promise<number[]> {
  const events = await publicEvents(db, clock());
  const withEvent = events.flatMap(({ Company }) => Company?.id ?? []);
  const filter = { after, limit, withEvent, ...(only && { only }) };
  return companyIdsAfter(db, berlinDay(clock()), filter);
}

export const listCompanies = operation({
  path: 'companies',
  name: 'listCompanies',
  summary: 'Companies with an ad or an event that is public now, in the order of their ids',
  query: pageQuery,
  answer: listOf(publicCompanyEntry),
  read: async (deps, call) => {
    const { cursor = 0, limit } = call.query;
    const ids = await companyIds(deps, { after: cursor, limit: limit + 1 });
    const shown = await publicCompanies(deps.db, ids.slice(0, limit));
    return pageOf(
      ids.map((id) => ({ id })),
      call,
      () => shown.map((company) => entryOf(company, deps.to)),
    );
  },
});

export const readCompany = operation({
  path: 'companies/:id',
  name: 'readCompany',
  summary: 'One company',
  query: noQuery,
  answer: oneOf(publicCompanyEntry),
  read: async (deps, { id }) => {
    const ids = await companyIds(deps, { limit: 1, only: [id] });
    const [company] = await publicCompanies(deps.db, ids);
    if (company === undefined) throw notFound();
    return { data: entryOf(company, deps.to) };
  },
});
