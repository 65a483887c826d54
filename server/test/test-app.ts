import type { FastifyInstance } from 'fastify';
import { buildApp, type App } from '../src/app.ts';
import type { Clock } from '../src/floor/clock.ts';
import { readConfig } from '../src/floor/config.ts';
import type { Database } from '../src/floor/database.ts';
import {
  afterTestFile,
  testDatabase,
  testFolder,
  type TemplateName,
} from '../src/floor/test-database.ts';

export interface TestApp extends App {
  /** GETs below the API's base path; the answer's status and JSON. */
  get(path: string): Promise<{ status: number; body: any }>;
  /** POSTs JSON with a valid CSRF pair. */
  post(path: string, body?: unknown): Promise<{ status: number; body: any }>;
}

export const csrf = { cookies: { csrftoken: 'test' }, headers: { 'x-csrftoken': 'test' } };

function callers(http: FastifyInstance) {
  const read = (response: { statusCode: number; body: string }) => ({
    status: response.statusCode,
    body: response.body === '' ? undefined : JSON.parse(response.body),
  });
  return {
    get: async (path: string) => read(await http.inject({ method: 'GET', url: `/api/v1/${path}` })),
    post: async (path: string, body?: unknown) =>
      read(
        await http.inject({
          method: 'POST',
          url: `/api/v1/${path}`,
          ...csrf,
          ...(body === undefined ? {} : { payload: body as object }),
        }),
      ),
  };
}

/** A real application on a database of its own, started but not listening; closed after the test file. */
export async function testApp(
  options: {
    template?: TemplateName;
    clock?: Clock;
    prepare?: (database: Database) => Promise<void>;
  } = {},
): Promise<TestApp> {
  const database = await testDatabase(options.template ?? 'base');
  await options.prepare?.(database);
  const config = {
    ...readConfig({ DATA_DIR: testFolder(), LOG_LEVEL: 'silent' }),
    rateLimits: false,
  };
  const app = await buildApp({ config, database, ...(options.clock && { clock: options.clock }) });
  await app.start({ jobs: false });
  afterTestFile(() => app.close());
  return { ...app, ...callers(app.http) };
}
