import { randomUUID } from 'node:crypto';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { Place } from '@lehrpfad/contract/places/places.ts';
import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { accessOf, callApi, demo } from '../login.ts';
import { ofCompanies } from '../data/region-names.ts';
import { expect } from '../test.ts';

export interface Asked {
  readonly name: string;
  readonly email: string;
}

/** Requests an account for a company that only one test uses, in the town of the tests' companies unless another address is given. */
export async function askToBeLetIn(
  request: APIRequestContext,
  like?: Pick<FullCompany, 'name' | 'Address'>,
): Promise<Asked> {
  const number = randomUUID().slice(0, 8);
  const name = like?.name ?? `Kornmühle ${number}`;
  const email = `muehle-${number}@korn.example`;
  const places = await callApi<Place[]>(
    request,
    'GET',
    `cities/postcode/?search=${ofCompanies.postcode}`,
  );
  const place = places.find(({ city }) => city === ofCompanies.name);
  await callApi(request, 'POST', 'companies/request/post/', {
    data: {
      name,
      email,
      phone: '03946 1234',
      first_name: 'Mia',
      last_name: 'Müller',
      street: like?.Address?.street ?? 'Mühlgraben 7',
      City: like?.Address?.City.id ?? place?.id,
    },
  });
  return { name, email };
}

/** Decides about a request as an editor, by API. */
export async function decideRequest(
  request: APIRequestContext,
  { email }: Asked,
  decision: object,
): Promise<void> {
  const access = await accessOf(request, demo.editor);
  const path = `companies/request/?search=${encodeURIComponent(email)}`;
  const { results } = await callApi<{ results: CompanyRequest[] }>(request, 'GET', path, {
    access,
  });
  await callApi(request, 'PATCH', `companies/request/patch/${results[0]?.id}/`, {
    access,
    data: decision,
  });
}

/** The page of the companies' requests. */
export class RequestsPage {
  readonly page: Page;
  readonly accepting: Locator;
  readonly declining: Locator;
  readonly asking: Locator;
  readonly resending: Locator;
  readonly pageErrors: Locator;

  constructor(page: Page) {
    this.page = page;
    this.accepting = page.getByRole('dialog', { name: 'Unternehmen Akzeptieren?' });
    this.declining = page.getByRole('alertdialog', { name: 'Unternehmen Ablehnen?' });
    this.asking = page.getByRole('dialog', { name: 'Rückfrage stellen' });
    this.resending = page.getByRole('alertdialog', { name: 'Einladung neu versenden?' });
    this.pageErrors = page.getByRole('alertdialog', { name: 'Ein Fehler ist aufgetreten' });
  }

  /** Opens the page with the requests of one address only, because other tests add and decide requests meanwhile. */
  async open(search = ''): Promise<void> {
    const narrowed = search === '' ? '' : `/~search=${encodeURIComponent(search)}`;
    await this.page.goto(`/#/redakteure/unternehmensprofil/authentifizierung${narrowed}`);
    await expect(
      this.page.getByRole('heading', { level: 1, name: 'Unternehmensanfragen' }),
    ).toBeVisible();
  }

  filter(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  card(text: string): Locator {
    return this.page.getByRole('article').filter({ hasText: text });
  }
}
