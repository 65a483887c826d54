import type { Session } from '@lehrpfad/contract/sessions.ts';
import type { Named } from '@lehrpfad/contract/fields.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads.ts';
import type { FullCompany } from '@lehrpfad/contract/companies.ts';
import type { APIRequestContext } from '@playwright/test';
import { activate, freshPassword } from './support/fresh-company.ts';
import { callApi, demo, logInAs, openSession } from './support/login.ts';
import { AllEventsPage } from './support/all-events-page.ts';
import { searchCards } from './support/api.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { inDays } from './support/own-events-page.ts';
import { askToBeLetIn, RequestsPage } from './support/requests-page.ts';
import { StartPage } from './support/start-page.ts';
import { desktop, expect, test } from './support/test.ts';

test.use(desktop);

/** Ids of the ads that a search for a word finds. */
async function found(request: APIRequestContext, word: string): Promise<readonly number[]> {
  const { results } = await searchCards(request, { search_multi_match: word });
  return results.map(({ id }) => id);
}

/** The company of an account, with an event that waits and a public ad under a title that nobody else has. */
async function beginWork(request: APIRequestContext, { access }: Session, word: string) {
  const [company] = await callApi<FullCompany[]>(request, 'GET', 'companies/own/', { access });
  if (company === undefined) throw new Error('The account has no company.');
  const [jobName] = await callApi<Named[]>(request, 'GET', 'jobnames/all/?filter=1');
  const [profession] = await callApi<Named[]>(request, 'GET', 'professions/');
  const title = `Backstube ${word}`;
  const day = inDays(20);
  await callApi(request, 'POST', 'events/post/', {
    access,
    data: { title, Company: company.id, start_date: day, end_date: day },
  });
  const [ad] = await callApi<OwnJobAd[]>(request, 'POST', 'jobdescriptions/post/', {
    access,
    data: {
      ...{ title, job_type: 1, details: '<p>Komm vorbei.</p>', job_start: day },
      ...{ Job_name: jobName?.id, Profession: profession?.id, Companies: [company.id] },
    },
  });
  return { company, ad, title };
}

test('an editor’s morning: a request, an event, and a company that is blocked and released', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const { request } = page;
  const asked = await askToBeLetIn(request);
  const { access } = await logInAs(page, demo.editor);

  // The request is accepted, and its company gets the mail and sets its password.
  const requests = new RequestsPage(page);
  await requests.open(asked.email);
  await requests.card(asked.name).getByRole('button', { name: 'Akzeptieren' }).click();
  await requests.accepting.getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(requests.accepting).toBeHidden();
  const mail = await mailTo(request, asked.email, 'Ihre Anfrage wurde angenommen');
  await activate(request, new URL(linkIn(mail, '/konto/aktivieren')));
  await requests.filter('Fertig registriert').check({ force: true });
  await expect(requests.card(asked.name).getByText('Das Konto ist registriert.')).toBeVisible();

  // Its event waits, is accepted, and stands on the start page.
  const word = `kornrade${Date.now().toString(36)}`;
  const session = await openSession(request, asked.email, freshPassword);
  const { company, ad, title } = await beginWork(request, session, word);
  const events = new AllEventsPage(page);
  await events.open({ search: word });
  await page.getByRole('link', { name: title }).click();
  await events.detail.getByRole('button', { name: 'Akzeptieren' }).click();
  await events.question('Event akzeptieren?').getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(events.detail.getByText('Akzeptiert', { exact: true })).toBeVisible();
  const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' });
  const start = new StartPage(await visitor.newPage());
  await start.open();
  await start.showAll();
  const more = start.events.getByRole('button', { name: 'Weitere Events anzeigen' });
  while (await more.isVisible()) await more.click();
  await expect(start.eventList.getByRole('button', { name: title })).toBeVisible();
  await visitor.close();

  // Blocked, the company's ad is gone from the search within a second; released, it is back.
  expect(await found(request, word)).toEqual([ad?.id]);
  const lock = (locked: boolean) =>
    callApi(request, 'PATCH', `companies/patch/${company.id}/`, {
      access,
      data: { id: company.id, locked },
    });
  await lock(true);
  expect(await found(request, word)).toEqual([]);
  await lock(false);
  expect(await found(request, word)).toEqual([ad?.id]);
});
