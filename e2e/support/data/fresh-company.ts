import { randomUUID } from 'node:crypto';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { Place } from '@lehrpfad/contract/places/places.ts';
import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import type { Session } from '@lehrpfad/contract/core/sessions.ts';
import { expect, type APIRequestContext } from '@playwright/test';
import { accessOf, callApi, demo, openSession } from '../login.ts';
import { ofCompanies } from './region-names.ts';
import { linkIn, mailTo } from './mailbox.ts';

/** An account of an accepted bakery that only one test uses. */
export interface FreshCompany {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly session: Session;
  /** Its only branch. */
  readonly company: FullCompany;
}

interface Wishes {
  /** Whether the wizard is finished; otherwise a login leads to it. */
  readonly setUp?: boolean;
  /** An imported company that becomes the account's, with its ads. */
  readonly takeOver?: Pick<FullCompany, 'id'> & Partial<Pick<FullCompany, 'name' | 'Address'>>;
}

export const freshPassword = 'Kornblume und Mohn im Feld';

/** Requests an account, accepts it as an editor, and sets a password with the link of the mail; all by API. */
export async function freshCompany(
  request: APIRequestContext,
  { setUp = true, takeOver }: Wishes = {},
): Promise<FreshCompany> {
  const number = randomUUID().slice(0, 8);
  const name = takeOver?.name ?? `Backstube ${number}`;
  const email = `backstube-${number}@kruste.example`;
  await letIn(request, { name, email }, takeOver);
  const accepted = await mailTo(request, email, 'Ihre Anfrage wurde angenommen');
  await activate(request, new URL(linkIn(accepted, '/konto/aktivieren')));
  const session = await openSession(request, email, freshPassword);
  const { access } = session;
  if (setUp) {
    const data = { setup_complete: true };
    await callApi(request, 'PATCH', 'user/patch/own/', { access, data });
  }
  const [company] = await callApi<FullCompany[]>(request, 'GET', 'companies/own/', { access });
  if (company === undefined) throw new Error('The account has no company.');
  return {
    email,
    name,
    company,
    password: freshPassword,
    session: { ...session, setup_complete: setUp },
  };
}

const apprenticeships = ['Bäcker/-in', 'Konditor/-in'];

/** Data that all tests of this process share. */
let known: Promise<{ allowed: number[]; place: number }> | undefined;

async function readKnown(request: APIRequestContext) {
  const names = await callApi<Named[]>(request, 'GET', 'jobnames/all/?filter=1');
  const allowed = names.filter((one) => apprenticeships.includes(one.name)).map(({ id }) => id);
  expect(allowed, 'the apprenticeships of a bakery').toHaveLength(apprenticeships.length);
  const places = await callApi<Place[]>(
    request,
    'GET',
    `cities/postcode/?search=${ofCompanies.postcode}`,
  );
  const place = places.find(({ city }) => city === ofCompanies.name)?.id ?? 0;
  return { allowed, place };
}

/** Makes the request of a company, and accepts it as an editor. */
async function letIn(
  request: APIRequestContext,
  { name, email }: Pick<FreshCompany, 'name' | 'email'>,
  takeOver: Wishes['takeOver'],
): Promise<void> {
  const { allowed, place } = await (known ??= readKnown(request));
  const access = await accessOf(request, demo.editor);
  await callApi(request, 'POST', 'companies/request/post/', {
    data: {
      name,
      email,
      phone: '03946 1234',
      first_name: 'Karl',
      last_name: 'Krume',
      street: takeOver?.Address?.street ?? 'Steinweg 5',
      City: takeOver?.Address?.City.id ?? place,
      Allowed_apprenticeships: allowed,
    },
  });
  const path = `companies/request/?open=1&search=${encodeURIComponent(email)}`;
  const { results } = await callApi<{ results: CompanyRequest[] }>(request, 'GET', path, {
    access,
  });
  const found = results.find((one) => one.email === email);
  await callApi(request, 'PATCH', `companies/request/patch/${found?.id}/`, {
    access,
    data: {
      status: 2,
      Allowed_apprenticeships: allowed,
      ...(takeOver && { take_over: takeOver.id }),
    },
  });
}

/** Fills in the page to which the link of the mail leads. */
export async function activate(request: APIRequestContext, link: URL): Promise<void> {
  const page = await (await request.get(link.pathname + link.search)).text();
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = hidden.map(([, name = '', value = '']) => [name, value] as const);
  const response = await request.post(link.pathname, {
    form: {
      ...Object.fromEntries(fields),
      password: freshPassword,
      repeated: freshPassword,
    },
  });
  expect(response.ok(), `${link.pathname}: ${response.status()}`).toBe(true);
}
