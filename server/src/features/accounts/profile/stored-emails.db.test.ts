import { sql } from '../../../core/database/drizzle.ts';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/test-app.ts';
import { addAccount, logIn, oldPassword } from '../accounts.fixture.ts';
import { normaliseAccountEmails } from './stored-emails.ts';

it('an account that was stored with an xn-- address can log in again; one whose address another has stays', async () => {
  const app = await testApp();
  const stored = 'ute@xn--bcker-gra.example';
  const id = await addAccount(app.database, { email: stored, permission: 3 });
  const both = await addAccount(app.database, { email: 'pia@müller.example', permission: 3 });
  const other = await addAccount(app.database, {
    email: 'pia@xn--mller-kva.example',
    permission: 3,
  });
  expect((await logIn(app, stored, oldPassword)).status).not.toBe(200);

  expect(await normaliseAccountEmails(app.database)).toEqual([`account ${other}`]);
  const emails = await app.database.rows(sql`select id, email from users order by id`);
  expect(emails).toEqual([
    { id, email: 'ute@bäcker.example' },
    { id: both, email: 'pia@müller.example' },
    { id: other, email: 'pia@xn--mller-kva.example' },
  ]);
  expect((await logIn(app, stored, oldPassword)).status).toBe(200);
  // Another run changes nothing.
  expect(await normaliseAccountEmails(app.database)).toEqual([`account ${other}`]);
});
