import { sql } from 'drizzle-orm/sql';
import { beforeAll, expect, it } from 'vitest';
import { testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { openFiles } from '../../floor/files.ts';
import { testFolder } from '../../floor/test-database.ts';
import { demoPassword } from './logins.ts';
import { seedDemo } from './seed.ts';
import { tellLogins } from './tell-logins.ts';

const address = 'http://localhost:3000/#/login';
let app: TestApp;

beforeAll(async () => {
  const files = openFiles(testFolder());
  app = await testApp({
    prepare: (database) => seedDemo({ database, files, now: testDay }),
  });
});

const told = async () => {
  const lines = await tellLogins(app.database, address);
  return lines.slice(1).map((line) => /^ {2}(\S+) {2,}(.+)$/.exec(line)!.slice(1, 3));
};

it('tells one login for each role and situation, and each of them works', async () => {
  const lines = await tellLogins(app.database, address);
  expect(lines[0]).toBe(`Log in at ${address} with the password ${demoPassword} as`);
  const logins = await told();
  expect(new Set(logins.map(([, role]) => role)).size).toBe(logins.length);
  const sessions = await Promise.all(
    logins.map(([email]) => app.post('token/', { email, password: demoPassword })),
  );
  expect(sessions.map(({ status }) => status)).toEqual(logins.map(() => 200));
  expect(new Set(sessions.map(({ body }) => body.permission))).toEqual(new Set([1, 2, 3]));
});

it('leaves out whose password was changed, and says nothing where there is none', async () => {
  const [[first]] = (await told()) as [[string]];
  await app.database.rows(sql`update users set password_hash = 'other' where email = ${first}`);
  expect((await told()).map(([email]) => email)).not.toContain(first);
  await app.database.rows(sql`update users set active = false`);
  expect(await tellLogins(app.database, address)).toEqual([]);
});
