import type { z } from 'zod';
import { companyPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { notFound } from '../../../core/http/errors.ts';
import { publicEvents } from '../../events/store.ts';
import type { PageDeps } from '../../public-pages/deps.ts';
import { publicCompanies, type PublicCompany } from '../../public-pages/store.ts';
import { webAddress } from '../../public-pages/structured-data/job-posting.ts';
import { listOf, noQuery, oneOf, operation, pageOf, pageQuery } from '../operation.ts';
import { publicCompanyEntry, type PublicAddress } from '../schemas.ts';
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

/** Returns the ids of the companies that have a page, since they offer something now, in order. */
export async function idsOfCompanies({ db, clock, directory }: PageDeps): Promise<number[]> {
  const events = await publicEvents(db, clock());
  const ids = new Set(directory.now.adsOfCompany.keys());
  for (const { Company } of events) if (Company !== null) ids.add(Company.id);
  return [...ids].sort((one, other) => one - other);
}

export const listCompanies = operation({
  path: 'companies',
  name: 'listCompanies',
  summary: 'Companies with an ad or an event that is public now, in the order of their ids',
  query: pageQuery,
  answer: listOf(publicCompanyEntry),
  ends: 'with the minute',
  read: async (deps, call) => {
    const { cursor = 0, limit } = call.query;
    const ids = (await idsOfCompanies(deps)).filter((id) => id > cursor).slice(0, limit + 1);
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
  ends: 'with the minute',
  read: async (deps, { id }) => {
    const has = (await idsOfCompanies(deps)).includes(id);
    const [company] = has ? await publicCompanies(deps.db, [id]) : [];
    if (company === undefined) throw notFound();
    return { data: entryOf(company, deps.to) };
  },
});
