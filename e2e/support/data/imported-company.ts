import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { APIRequestContext } from '@playwright/test';
import { accessOf, callApi, demo } from '../login.ts';

/**
 * Returns an imported company with at least this many ads, and with an address.
 * @param from page of all ads where the search begins: tests that take over a company must not choose one that a concurrent test uses
 */
export async function importedCompany(
  request: APIRequestContext,
  ads: number,
  from = 1,
): Promise<FullCompany> {
  const access = await accessOf(request, demo.editor);
  const counts = new Map<string, number>();
  for (let page = from; page < from + 60; page += 1) {
    const path = `search/?search_multi_match=&page=${page}`;
    const { results } = await callApi<{ results: PublicJobAd[] }>(request, 'GET', path);
    for (const { external, company_name: name, company_address: address } of results) {
      if (external === '' || address === null) continue;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if ((counts.get(name) ?? 0) < ads) continue;
      const query = `companies/by/name/?name=${encodeURIComponent(name)}`;
      const [company] = await callApi<FullCompany[]>(request, 'GET', query, { access });
      if (company?.external && company.User === null) return company;
    }
  }
  throw new Error(`No imported company has ${ads} ads.`);
}
