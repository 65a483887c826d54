import { randomUUID } from 'node:crypto';
import { sql } from '../src/core/database/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp, type App } from '../src/app.ts';
import type { Clock } from '../src/core/clock.ts';
import { readConfig } from '../src/core/config/config.ts';
import type { Database, Queries } from '../src/core/database/database.ts';
import { hashOf, newSecret } from '../src/core/security/secrets.ts';
import {
  afterTestFile,
  testDatabase,
  testFolder,
  type TemplateName,
} from '../src/core/database/test-database.ts';
import type { FormPayload } from './form.ts';

type Headers = Readonly<Record<string, string>>;
type Answer = Promise<{ status: number; body: any }>;

export interface TestApp extends App {
  /** Sends a GET below the API's base path; returns the response's status and JSON. */
  get(path: string, headers?: Headers): Answer;
  /** Sends a POST with JSON and a valid CSRF pair. */
  post(path: string, body?: unknown, headers?: Headers): Answer;
  patch(path: string, body?: unknown, headers?: Headers): Answer;
  delete(path: string, headers?: Headers): Answer;
  /** Sends a form with files: `app.send('PATCH', path, formOf({ … }), headers)`. */
  send(method: 'POST' | 'PATCH', path: string, form: FormPayload, headers?: Headers): Answer;
  /** Returns headers with a session of that account. */
  as(userId: number): Promise<Headers>;
}

export const csrf = { cookies: { csrftoken: 'test' }, headers: { 'x-csrftoken': 'test' } };

function callers(http: FastifyInstance) {
  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body: unknown,
    headers: Headers = {},
  ) => {
    const response = await http.inject({
      method,
      url: `/api/v1/${path}`,
      cookies: csrf.cookies,
      headers: { ...csrf.headers, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return {
      status: response.statusCode,
      body: response.body === '' ? undefined : JSON.parse(response.body),
    };
  };
  return {
    get: (path: string, headers?: Headers) => call('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Headers) => call('POST', path, body, headers),
    patch: (path: string, body?: unknown, headers?: Headers) => call('PATCH', path, body, headers),
    delete: (path: string, headers?: Headers) => call('DELETE', path, undefined, headers),
    send: (method: 'POST' | 'PATCH', path: string, form: FormPayload, headers?: Headers) =>
      call(method, path, form.payload, { ...headers, ...form.headers }),
  };
}

/** Gives an account a session that lasts for the whole test, whatever the clock says. */
async function sessionOf(db: Queries, userId: number): Promise<Headers> {
  const access = newSecret();
  const id = randomUUID();
  await db.rows(sql`
    insert into sessions (id, user_id, confirmed_at) values (${id}, ${userId}, '2999-12-31')`);
  await db.rows(sql`
    insert into access_tokens (token_hash, session_id, expires_at) values (${hashOf(access)}, ${id}, '2999-12-31')`);
  return { authorization: `Bearer ${access}` };
}

/** Starts a complete application on its own database; it does not listen, and it is closed after the test file. */
export async function testApp(
  options: {
    template?: TemplateName;
    clock?: Clock;
    /** Limits of attempts and writes: off, unless a test is about them. Limits of request rates are tested without an app. */
    attemptLimits?: boolean;
    /** Environment variables in addition to those of every test. */
    settings?: Readonly<Record<string, string>>;
    prepare?: (database: Database) => Promise<void>;
    /** Used instead of a fresh database. */
    database?: Database;
  } = {},
): Promise<TestApp> {
  const database = options.database ?? (await testDatabase(options.template ?? 'base'));
  await options.prepare?.(database);
  const config = {
    ...readConfig({ DATA_DIR: testFolder(), LOG_LEVEL: 'silent', ...options.settings }),
    rateLimits: options.attemptLimits ?? false,
  };
  const clock = options.clock && { clock: options.clock };
  const app = await buildApp({ config, database, limitCallRates: false, ...clock });
  await app.start({ jobs: false });
  afterTestFile(() => app.close());
  return { ...app, ...callers(app.http), as: (userId) => sessionOf(database, userId) };
}
