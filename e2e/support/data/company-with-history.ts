import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import type { APIRequestContext } from '@playwright/test';
import { freshCompany, type FreshCompany } from './fresh-company.ts';
import { callApi } from '../login.ts';
import { makeAd, makeBranch } from '../pages/own-job-ads-page.ts';
import { decide, postEvent } from '../pages/own-events-page.ts';

export interface CompanyWithHistory extends FreshCompany {
  /** Accepted, with a new version in review. */
  readonly event: OwnEvent;
  /** Title of an ad, and of an event, of a branch that is closed. */
  readonly closed: string;
}

/** Creates a company with a changed accepted event, a second open branch, and a branch that is closed with its ad and its event. */
export async function companyWithHistory(request: APIRequestContext): Promise<CompanyWithHistory> {
  const company = await freshCompany(request);
  const { access } = company.session;
  await makeAd(request, company);
  await makeBranch(request, company, `${company.name} am Markt`);
  const event = await postEvent(request, company, {});
  await decide(request, event.id, 2);
  await callApi(request, 'PATCH', `events/patch/${event.id}/`, {
    access,
    data: { title: 'Tag der offenen Backstube mit Führung', start_time: '10:00' },
  });
  const closed = `Backen im ${company.name.replace('Backstube', 'Anbau')}`;
  const id = await makeBranch(request, company, closed);
  const branch = { ...company, company: { ...company.company, id } };
  await makeAd(request, branch, { title: closed });
  await postEvent(request, branch, { title: closed });
  await callApi(request, 'DELETE', `companies/delete/${id}/`, { access });
  return { ...company, event, closed };
}
