import { quotas } from '@lehrpfad/contract/core/limits.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../test/endpoints.ts';
import { addUser } from '../../../test/stock.ts';
import { csrf, testApp, type TestApp } from '../../../test/test-app.ts';
import { RateLimiter } from './rate-limiter.ts';
import type { Caller } from './callers.ts';
import { quotaOf, writeQuotas } from './write-quotas.ts';

let app: TestApp;
let now = new Date('2026-11-22T10:00:00Z');
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  app = await testApp({ clock: () => now, attemptLimits: true });
});

const callerOf = (userId: number, permission: Caller['permission'] = 3): Caller => ({
  userId,
  accountId: userId,
  role: 'owner',
  branches: null,
  sessionId: 's',
  permission,
  active: true,
  validated: true,
  isConfirmed: true,
  lacksSecondStep: false,
});

/** Creates the quotas of a separate process. */
const noteIn = () => writeQuotas(new RateLimiter(app.database, () => now));

async function use(caller: Caller, times: number): Promise<void> {
  const note = noteIn();
  for (let time = 0; time < times; time += 1) await note(caller, 'mails');
}

const max = quotas.mails.company;

describe('a quota', () => {
  it('is used up for all processes together, until the oldest write is a day old', async () => {
    const company = callerOf(1001);
    await use(company, 1);
    later(60);
    await use(company, max - 2);
    await noteIn()(company, 'mails');
    const refused = noteIn()(company, 'mails');
    await expect(refused).rejects.toMatchObject({
      statusCode: 429,
      retryAfter: 23 * 3600,
      answer: {
        code: 'too_many',
        detail: `In 24 Stunden sind höchstens ${max} Aktionen, die eine E-Mail auslösen, möglich. Bitte versuchen Sie es in 23 Stunden noch einmal.`,
      },
    });
    later(23 * 60 - 1);
    await expect(noteIn()(company, 'mails')).rejects.toMatchObject({
      answer: { detail: expect.stringContaining('in einer Minute noch einmal') },
    });
    later(1);
    await noteIn()(company, 'mails');
    // The other attempts are an hour younger.
    await expect(noteIn()(company, 'mails')).rejects.toMatchObject({ retryAfter: 3600 });
  });

  it('is of one account and one kind alone, and larger for editors', async () => {
    await use(callerOf(1002), max);
    await expect(noteIn()(callerOf(1002), 'mails')).rejects.toMatchObject({ statusCode: 429 });
    await noteIn()(callerOf(1003), 'mails');
    await noteIn()(callerOf(1002), 'events');
    await use(callerOf(1004, 2), max + 1);
    await use(callerOf(1005, 1), max + 1);
  });

  it('stands before each write that a company account may make', async () => {
    for (const [name, endpoint] of await allEndpoints()) {
      const { method, access, quota } = endpoint;
      const isOurs = method !== 'GET' && (access === 'company' || access === 'account');
      if (isOurs) expect(quotaOf(endpoint) ?? quota, name).toBeDefined();
      if (method === 'GET') expect(quotaOf(endpoint), name).toBeUndefined();
    }
    const always = (await allEndpoints()).filter(([, { quota }]) => quota === 'none');
    // An attacker with a stolen session must not be able to use up the calls that end this session; views of ads are no writes of a user.
    expect(always.map(([name]) => name).toSorted()).toEqual([
      'changePassword',
      'closeAccount',
      'countAdActs',
      'endOtherSessions',
      'endOwnSession',
      'leaveTeam',
      'logOut',
    ]);
    for (const { company, editor } of Object.values(quotas))
      expect(editor).toBeGreaterThan(company);
  });
});

describe('a call', () => {
  const post = async (payload: object, userId: number) => {
    const headers = { ...csrf.headers, ...(await app.as(userId)) };
    const url = '/api/v1/contactpersons/post/';
    return app.http.inject({ method: 'POST', url, cookies: csrf.cookies, headers, payload });
  };
  const person = {
    first_name: 'Pia',
    last_name: 'Kern',
    role: 'Leitung',
    email: 'pia@a.example',
    phone: '0391 1',
  };

  it('is refused with the time to wait once the quota is used up; what is not valid does not count', async () => {
    const userId = await addUser(app.database);
    expect((await post({ last_name: 7 }, userId)).statusCode).toBe(400);
    const note = noteIn();
    for (let time = 1; time < quotas.contactPersons.company; time += 1)
      await note(callerOf(userId), 'contactPersons');
    expect((await post(person, userId)).statusCode).toBe(200);
    const refused = await post(person, userId);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('86400');
    expect(refused.json()).toEqual({
      code: 'too_many',
      detail:
        'In 24 Stunden sind höchstens 300 Änderungen an Kontaktpersonen möglich. Bitte versuchen Sie es in 24 Stunden noch einmal.',
    });
    expect((await app.get('contactpersons/own/', await app.as(userId))).status).toBe(200);
  });
});
