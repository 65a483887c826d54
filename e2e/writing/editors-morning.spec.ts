import type { Session } from '@lehrpfad/contract/core/sessions.ts';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { JobName } from '@lehrpfad/contract/occupations/editing.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { APIRequestContext } from '@playwright/test';
import { activate, freshPassword } from '../support/data/fresh-company.ts';
import { callApi, demo, logInAs, openSession } from '../support/login.ts';
import { AllCompaniesPage } from '../support/pages/all-companies-page.ts';
import { AllEventsPage } from '../support/pages/all-events-page.ts';
import { idsOfWholeText } from '../support/api.ts';
import { JobNamesPage } from '../support/pages/job-names-page.ts';
import { linkIn, mailTo } from '../support/data/mailbox.ts';
import { inDays } from '../support/pages/own-events-page.ts';
import { askToBeLetIn, RequestsPage } from '../support/pages/requests-page.ts';
import { slowTag } from '../support/slow.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { desktop, expect, test } from '../support/test.ts';

test.use(desktop);

/** Creates a company with an open event, and with a public ad that has a unique title and job name. */
async function beginWork(
  request: APIRequestContext,
  { access }: Session,
  { word, jobName }: { word: string; jobName: number },
) {
  const [company] = await callApi<FullCompany[]>(request, 'GET', 'companies/own/', { access });
  if (company === undefined) throw new Error('The account has no company.');
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
      title,
      job_type: 1,
      details: '<p>Komm vorbei.</p>',
      job_start: day,
      Job_name: jobName,
      Profession: profession?.id,
      Companies: [company.id],
    },
  });
  return { company, ad, title };
}

// Each step has its own test in the spec of its page.
test(
  'an editor’s morning: a request, a title, an event, and a company that is blocked and released',
  { tag: slowTag },
  async ({ page, browser, baseURL }) => {
    const { request } = page;
    const asked = await askToBeLetIn(request);
    const { access } = await logInAs(page, demo.editor);

    // The first page shows the open tasks. The request is accepted; the company gets the mail and sets its password.
    const requests = new RequestsPage(page);
    await page.goto('/#/redakteure');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Unternehmensfreigabe/ })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Unternehmensanfragen' }),
    ).toBeFocused();
    await requests.open(asked.email);
    await requests.card(asked.name).getByRole('button', { name: 'Akzeptieren' }).click();
    await requests.accepting.getByRole('button', { name: 'Akzeptieren' }).click();
    await expect(requests.accepting).toBeHidden();
    const mail = await mailTo(request, asked.email, 'Ihre Anfrage wurde angenommen');
    await activate(request, new URL(linkIn(mail, '/konto/aktivieren')));
    await requests.filter('Fertig registriert').check();
    await expect(requests.card(asked.name).getByText('Das Konto ist registriert.')).toBeVisible();

    // The occupation has an unknown name: after it is mapped, its ad is found under the known name.
    const word = `kornrade${Date.now().toString(36)}`;
    const unknown = `Kornwart ${word}`;
    const named = await callApi<JobName>(request, 'POST', 'jobnames/create/', {
      access,
      data: { name: unknown, Brafo: [] },
    });
    const session = await openSession(request, asked.email, freshPassword);
    const { company, ad, title } = await beginWork(request, session, { word, jobName: named.id });
    const foreign = { access, data: { external: true } };
    await callApi(request, 'PATCH', `jobnames/patch/${named.id}/`, foreign);
    expect(await idsOfWholeText(request, `tierpfleger ${word}`)).toEqual([]);
    const jobNames = new JobNamesPage(page);
    await jobNames.open(word);
    await jobNames.row(unknown).getByRole('button', { name: unknown, exact: true }).click();
    const known = jobNames.overlay.getByRole('combobox', { name: 'Vorhandene Berufsbezeichnung' });
    await known.fill('Tierpfleger');
    await jobNames.overlay.getByRole('option', { name: 'Tierpfleger/-in', exact: true }).click();
    await jobNames.overlay.getByRole('button', { name: 'Zuordnen' }).click();
    await expect(jobNames.overlay).toBeHidden();
    // Other ads of the trade follow it.
    const [first] = await idsOfWholeText(request, `tierpfleger ${word}`);
    expect(first).toBe(ad?.id);

    // Its event is open, is accepted, and appears on the start page.
    const events = new AllEventsPage(page);
    await events.open({ search: word });
    await page.getByRole('link', { name: title }).click();
    await events.detail.getByRole('button', { name: 'Akzeptieren' }).click();
    await events
      .question('Event akzeptieren?')
      .getByRole('button', { name: 'Akzeptieren' })
      .click();
    await expect(events.detail.getByText('Akzeptiert', { exact: true })).toBeVisible();
    const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' });
    const start = new StartPage(await visitor.newPage());
    await start.open();
    await start.showAllEvents();
    await expect(start.eventList.getByRole('button', { name: title })).toBeVisible();
    await visitor.close();

    // After the company is locked, the search does not find its ad; after it is released, it does.
    const companies = new AllCompaniesPage(page);
    await companies.open(company.name);
    await companies.choose(company.name);
    await companies.lock('Eine Beschwerde wird geprüft');
    await expect(companies.rows.getByText('Gesperrt', { exact: true })).toBeVisible();
    expect(await idsOfWholeText(request, word)).toEqual([]);
    await companies.openBlacklist();
    await companies.search.fill(company.name);
    await companies.blocked.getByRole('button', { name: `${company.name} freigeben` }).click();
    await companies.question.getByRole('button', { name: 'Freigeben' }).click();
    await expect(companies.question).toBeHidden();
    expect(await idsOfWholeText(request, word)).toEqual([ad?.id]);
  },
);
