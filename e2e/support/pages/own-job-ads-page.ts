import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import type { JobAdForm, OwnJobAd, PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { searchCards } from '../api.ts';
import { type FreshCompany } from '../data/fresh-company.ts';
import { callApi } from '../login.ts';
import { expect } from '../test.ts';

const path = '/#/unternehmen/stellenangebote';

/** The company area's page of job ads. */
export class OwnJobAdsPage {
  readonly heading: Locator;
  readonly add: Locator;
  readonly cards: Locator;
  /** The open ad, beside the list or in its drawer. */
  readonly detail: Locator;
  readonly form: Locator;
  readonly save: Locator;
  readonly question: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Stellenanzeigen' });
    this.add = main.getByRole('button', { name: 'Neue Stellenanzeige' });
    this.cards = main.getByRole('region', { name: 'Ihre Stellenanzeigen' }).locator('ul > li');
    this.detail = main
      .getByRole('region', { name: 'Stellenanzeige', exact: true })
      .or(page.getByRole('dialog', { name: 'Stellenanzeige', exact: true }));
    this.form = page.getByRole('dialog', {
      name: /^(Neue Stellenanzeige|Stellenanzeige (bearbeiten|duplizieren))$/,
    });
    this.save = this.form.getByRole('button', { name: /^(Speichern|Veröffentlichen)$/ });
    this.question = page.getByRole('alertdialog');
  }

  /** @param rest end of the address after that of the page: `/neu`, `/12/bearbeiten` */
  async open(rest = ''): Promise<void> {
    await this.#page.goto(path + rest);
    await expect(this.heading).toBeVisible();
  }

  card(title: string): Locator {
    return this.cards.filter({ has: this.#page.getByRole('link', { name: title, exact: true }) });
  }

  async openAd(title: string): Promise<void> {
    await this.card(title).getByRole('link').click();
    await expect(this.detail.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }

  field(name: string): Locator {
    return this.form.getByRole('textbox', { name, exact: true });
  }

  /** The rich-text field with this name, which includes that the field is required. */
  text(name: string): Locator {
    return this.form.getByRole('textbox', { name: new RegExp(`^${name}`) });
  }

  get fileInput(): Locator {
    return this.form.locator('input[type="file"]');
  }

  /** A field with a list to choose from. */
  picker(name: string): Locator {
    return this.form.getByRole('combobox', { name, exact: true });
  }

  async pick(name: string, choice: string): Promise<void> {
    await this.picker(name).fill(choice);
    await this.form.getByRole('option', { name: choice, exact: true }).click();
  }

  type(name: 'Ausbildung' | 'Praktikum'): Locator {
    return this.form.getByRole('radio', { name });
  }

  branch(name: string): Locator {
    return this.form.getByRole('checkbox', { name });
  }

  toast(text: string): Locator {
    return this.#page.locator('[popover]').filter({ hasText: text });
  }

  /** Fills in the required fields of a baker's apprenticeship, except branch and file. */
  async fillIn(title: string): Promise<void> {
    await this.field('Titel').fill(title);
    await this.type('Ausbildung').check();
    await this.pick('Berufsbezeichnung', 'Bäcker/-in');
    await this.pick('Branche', 'Lebensmittel, Backen, Fleisch');
    await this.text('Beschreibung').fill('Wir backen jede Nacht.');
  }
}

async function idNamed(request: APIRequestContext, list: string, name: string): Promise<number> {
  const all = await callApi<Named[]>(request, 'GET', list);
  const found = all.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no "${name}" in ${list}.`);
  return found.id;
}

/** Saves an ad of a baker by API. */
export async function makeAd(
  request: APIRequestContext,
  { session, company }: FreshCompany,
  wishes: Partial<JobAdForm> = {},
): Promise<OwnJobAd> {
  const [jobName] = company.Allowed_apprenticeships;
  const saved = await callApi<OwnJobAd[]>(request, 'POST', 'jobdescriptions/post/', {
    access: session.access,
    data: {
      title: 'Ausbildung in der Backstube',
      job_type: 2,
      Job_name: jobName?.id,
      Profession: await idNamed(request, 'professions/', 'Lebensmittel, Backen, Fleisch'),
      details: '<p>Wir backen jede Nacht.</p>',
      Companies: [company.id],
      ...wishes,
    },
  });
  const ad = saved.find(({ Companies }) => Companies[0]?.id === company.id);
  if (ad === undefined) throw new Error('The ad is not there.');
  return ad;
}

/** Adds a contact person to the account; no branch shows it. */
export function makeContact(
  request: APIRequestContext,
  { session: { access } }: FreshCompany,
  name: Pick<ContactPerson, 'first_name' | 'last_name'>,
): Promise<ContactPerson> {
  const data = { ...name, phone: '03946 123', email: 'kontakt@kruste.example' };
  return callApi<ContactPerson>(request, 'POST', 'contactpersons/post/', { access, data });
}

/** Another branch of the account, in the same street. */
export async function makeBranch(
  request: APIRequestContext,
  { session, company }: FreshCompany,
  name: string,
): Promise<number> {
  const { street, City } = company.Address ?? {};
  const branch = await callApi<{ id: number }>(request, 'POST', 'companies/post/', {
    access: session.access,
    data: { name, Address: { street, additional: '', City: City?.id }, Professions: [] },
  });
  return branch.id;
}

export function ownAds(
  request: APIRequestContext,
  { session }: Pick<FreshCompany, 'session'>,
): Promise<OwnJobAd[]> {
  const { access } = session;
  return callApi<OwnJobAd[]>(request, 'GET', 'jobdescriptions/own/', { access });
}

/** Returns a random imported company without an owner, with a complete ad. Random, because other tests need one, too. */
export async function importedCompany(request: APIRequestContext): Promise<number> {
  const first = 1 + Math.floor(Math.random() * 20);
  for (let page = first; page < first + 40; page += 1) {
    const query = { page: String(page) };
    const { results } = await searchCards(request, query);
    const ids = results.filter(({ external }) => external !== '').map(({ id }) => id);
    const ads = await callApi<PublicJobAd[]>(request, 'POST', 'jobdescriptions/by/ids/', {
      data: { job_ids: ids },
    });
    const whole = ads.find(
      (ad) => ad.company_is_external && ad.Profession !== null && ad.title.length <= limits.adTitle,
    );
    const company = whole?.Companies[0]?.id;
    if (company !== undefined) return company;
  }
  throw new Error('There is no imported company.');
}

/** A PDF that is one empty page, filled up to a size. */
export function pdf(name: string, bytes = 400) {
  const head = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj',
    '%',
  ].join('\n');
  const end = '\nxref\n0 0\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n';
  const filling = 'x'.repeat(Math.max(0, bytes - head.length - end.length));
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(head + filling + end) };
}
