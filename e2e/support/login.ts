import type { Session } from '@lehrpfad/contract/core/sessions.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Accounts of the demo data. Several tests use them at the same time, so a test that changes data needs its own account. */
export const demo = {
  editor: 'redaktion@lehrpfad.example',
  branches: 'filialen@lehrpfad.example',
  withoutSetup: 'neu@lehrpfad.example',
  notValidated: 'ungeprueft@lehrpfad.example',
} as const;

export const demoPassword = 'Lehrpfad-Demo-1';

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

/** Calls the API like the browser. @throws if the call fails */
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

/**
 * An account has 100 sessions at most, and the next login ends the oldest one. Tests log in to the shared accounts more often than that
 * in a run, but not within a minute.
 */
const renewedAfterMs = 60_000;

/** A session of an account, which is replaced by a new one before logins of other tests to the same account end it. */
export class LastingSession {
  readonly #login: { readonly email: string; readonly password: string };
  #opened: { readonly at: number; readonly session: Promise<Session> } | undefined;

  constructor(email: string, password: string = demoPassword) {
    this.#login = { email, password };
  }

  read(request: APIRequestContext): Promise<Session> {
    const now = performance.now();
    if (this.#opened === undefined || now - this.#opened.at > renewedAfterMs) {
      const { email, password } = this.#login;
      this.#opened = { at: now, session: openSession(request, email, password) };
    }
    return this.#opened.session;
  }
}

const ofDemoAccounts = new Map<string, LastingSession>();

/** Forgets the sessions that the tests of a process share, because they are invalid on another server. */
export const forgetSessions = (): void => ofDemoAccounts.clear();

/** Access token of a demo account for calls beside the page. The tests of a process share it, so they must not end it. */
export async function accessOf(request: APIRequestContext, email: string): Promise<string> {
  const known = ofDemoAccounts.get(email) ?? new LastingSession(email);
  ofDemoAccounts.set(email, known);
  return (await known.read(request)).access;
}

/** Stores a session in the page; it is logged in from its next navigation on. */
export async function keepLogin(page: Page, session: Session): Promise<void> {
  await page.addInitScript((kept) => {
    // Once: a logout is one.
    if (localStorage.getItem('has-been-logged-in') !== null) return;
    localStorage.setItem('has-been-logged-in', 'true');
    localStorage.setItem('session', JSON.stringify(kept));
  }, session);
}

/** Ends the page's session on the server only, as if it had expired: both stored tokens are invalid afterwards. */
export async function endSession(page: Page): Promise<void> {
  const access = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('session') ?? '{}') as { access: string }).access,
  );
  await callApi(page.request, 'POST', 'rest-auth/logout/', { access, data: {} });
}

/** Logs in without the form. */
export async function logInAs(page: Page, email: string, password?: string): Promise<Session> {
  const session = await openSession(page.request, email, password);
  await keepLogin(page, session);
  return session;
}
