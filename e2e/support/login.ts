import { randomUUID } from 'node:crypto';
import type { FullCompany } from '@lehrpfad/contract/companies.ts';
import type { Named } from '@lehrpfad/contract/fields.ts';
import type { Place } from '@lehrpfad/contract/places.ts';
import type { CompanyRequest } from '@lehrpfad/contract/registrations.ts';
import type { Session } from '@lehrpfad/contract/sessions.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { linkIn, mailTo } from './mailbox.ts';
import { expect } from './test.ts';

/** Accounts of the demo data. Others use them at the same time: what a test changes belongs to an account of its own. */
export const demo = {
  editor: 'redaktion@lehrpfad.example',
  branches: 'filialen@lehrpfad.example',
  withoutSetup: 'neu@lehrpfad.example',
  notValidated: 'ungeprueft@lehrpfad.example',
} as const;

const demoPassword = 'Lehrpfad-Demo-1';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Call {
  readonly data?: unknown;
  readonly multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;
  /** Access token. */
  readonly access?: string | undefined;
}

async function csrfToken(request: APIRequestContext): Promise<string> {
  const read = async () =>
    (await request.storageState()).cookies.find(({ name }) => name === 'csrftoken')?.value;
  const known = await read();
  if (known !== undefined) return known;
  await request.get('/api/v1/validated/');
  return (await read()) ?? '';
}

/** Calls the API as the browser does. @throws where the answer is no success */
export async function callApi<Answer>(
  request: APIRequestContext,
  method: Method,
  path: string,
  { access, ...body }: Call = {},
): Promise<Answer> {
  const response = await request.fetch(`/api/v1/${path}`, {
    method,
    headers: {
      'x-csrftoken': await csrfToken(request),
      ...(access !== undefined && { authorization: `Bearer ${access}` }),
    },
    ...body,
  });
  const said = await response.text();
  expect(response.ok(), `${method} ${path}: ${response.status()} ${said}`).toBe(true);
  return JSON.parse(said) as Answer;
}

/** A session of its own for an account. */
export function openSession(
  request: APIRequestContext,
  email: string,
  password: string = demoPassword,
): Promise<Session> {
  return callApi<Session>(request, 'POST', 'token/', { data: { email, password } });
}

/** Makes the page that of somebody who is logged in, from the next address on that it opens. */
export async function keepLogin(page: Page, session: Session): Promise<void> {
  await page.addInitScript((kept) => {
    // Once: a logout is one.
    if (localStorage.getItem('has-been-logged-in') !== null) return;
    localStorage.setItem('has-been-logged-in', 'true');
    localStorage.setItem('session', JSON.stringify(kept));
  }, session);
}

/** Logs in without the form. */
export async function logInAs(page: Page, email: string, password?: string): Promise<Session> {
  const session = await openSession(page.request, email, password);
  await keepLogin(page, session);
  return session;
}

/** An account that only one test knows, with a company in Quedlinburg that has been let in. */
export interface FreshCompany {
  readonly email: string;
  readonly password: string;
  readonly session: Session;
  readonly company: FullCompany;
}

interface Wishes {
  /** Names of job names that it may train for. */
  readonly apprenticeships?: readonly string[];
  /** The wizard has been gone through; it is where a login leads to otherwise. */
  readonly setupComplete?: boolean;
  /** Id of an imported company that it takes over, with its ads. */
  readonly takeOver?: number;
}

/** Asks to be let in, is accepted by an editor, and sets a password with the link of the mail. */
export async function freshCompany(
  request: APIRequestContext,
  wishes: Wishes = {},
): Promise<FreshCompany> {
  const { setupComplete = true } = wishes;
  const number = randomUUID().slice(0, 8);
  const email = `backstube-${number}@kruste.example`;
  const password = `Sauerteig und Mohn ${number}`;
  await letIn(request, email, `Backstube ${number}`, wishes);
  const accepted = await mailTo(request, email, 'Ihre Anfrage wurde angenommen');
  const link = new URL(linkIn(accepted, '/konto/aktivieren'));
  await activate(request, link, password);
  const session = await openSession(request, email, password);
  const { access } = session;
  if (setupComplete) {
    const data = { setup_complete: true };
    await callApi(request, 'PATCH', 'user/patch/own/', { access, data });
  }
  const [company] = await callApi<FullCompany[]>(request, 'GET', 'companies/own/', { access });
  if (company === undefined) throw new Error('The account has no company.');
  return {
    ...{ email, password, company },
    session: { ...session, setup_complete: setupComplete },
  };
}

/** Makes the request of a company, and accepts it as an editor. */
async function letIn(
  request: APIRequestContext,
  email: string,
  name: string,
  { apprenticeships = ['Bäcker/-in', 'Konditor/-in'], takeOver }: Wishes,
): Promise<void> {
  const names = await callApi<Named[]>(request, 'GET', 'jobnames/all/?filter=1');
  const allowed = names.filter((one) => apprenticeships.includes(one.name)).map(({ id }) => id);
  expect(allowed, 'the apprenticeships that were asked for').toHaveLength(apprenticeships.length);
  const places = await callApi<Place[]>(request, 'GET', 'cities/postcode/?search=06484');
  const place = places.find(({ city }) => city === 'Quedlinburg');
  await callApi(request, 'POST', 'companies/request/post/', {
    data: {
      ...{ name, email, phone: '03946 1234', first_name: 'Karl', last_name: 'Krume' },
      ...{ street: 'Steinweg 5', City: place?.id, Allowed_apprenticeships: allowed },
    },
  });
  const { access } = await openSession(request, demo.editor);
  const path = `companies/request/?open=1&search=${encodeURIComponent(name)}`;
  const { results } = await callApi<{ results: CompanyRequest[] }>(request, 'GET', path, {
    access,
  });
  const found = results.find((one) => one.email === email);
  await callApi(request, 'PATCH', `companies/request/patch/${found?.id}/`, {
    access,
    data: {
      ...{ status: 2, Allowed_apprenticeships: allowed },
      ...(takeOver !== undefined && { take_over: takeOver }),
    },
  });
}

/** Fills in the page that the link of the mail leads to. */
export async function activate(
  request: APIRequestContext,
  link: URL,
  password: string,
): Promise<void> {
  const page = await (await request.get(link.pathname + link.search)).text();
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = hidden.map(([, name = '', value = '']) => [name, value] as const);
  const response = await request.post(link.pathname, {
    form: { ...Object.fromEntries(fields), password, repeated: password },
  });
  expect(response.ok(), `${link.pathname}: ${response.status()}`).toBe(true);
}
