import type { DemoCompany } from '../companies/companies.ts';
import type { AdRow } from './job-ads.ts';

interface Contact {
  readonly id: number;
  readonly user_id: number | null;
}

/** Gives one public ad of the account named in the README a contact person of its own, the last of the account. */
export function withContact(
  ads: readonly AdRow[],
  companies: readonly DemoCompany[],
  { persons, userId }: { persons: readonly Contact[]; userId: number },
) {
  const branches = new Set(companies.filter(({ account }) => account === 0).map(({ id }) => id));
  const chosen = ads.findLast(
    (ad) => branches.has(ad.company_id) && ad.published && ad.external === '' && !ad.template_id,
  );
  const contact = persons.findLast(({ user_id: owner }) => owner === userId);
  return ads.map((ad) => ({
    ...ad,
    contact_person_id: ad === chosen ? (contact?.id ?? null) : null,
  }));
}
