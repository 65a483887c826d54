import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { RateLimiter } from '../../../core/security/rate-limiter.ts';
import { deleteExpiredLinks } from '../links/account-links-store.ts';
import {
  addAccount,
  forgetEverybody,
  logIn,
  newPassword,
  queuedMails,
  visitorOf,
} from '../accounts.fixture.ts';
import { LinkActions } from '../links/link-actions.ts';
import {
  createCompanyUser,
  inviteEditor,
  makeActivationLink,
  sendInvitationAgain,
} from './new-accounts.ts';
import { secondStepOf } from '../second-step/second-step.fixture.ts';

const ina = {
  email: 'Ina@Firma.example',
  first_name: 'Ina',
  last_name: 'Roth',
  salutation: 2 as const,
};
const email = 'ina@firma.example';
const weekMs = 7 * 24 * 3_600_000;
let now = testDay;
let app: TestApp;
let visitor: ReturnType<typeof visitorOf>;

const later = (ms: number) => (now = new Date(now.getTime() + ms));
const create = () => app.database.transaction((tx) => createCompanyUser(tx, ina));
const activation = (userId: number) =>
  app.database.transaction((tx) => makeActivationLink(tx, userId, now));
const invite = (person = ina) =>
  app.database.transaction((tx) =>
    inviteEditor(tx, { ...person, permission: 2 }, { links: app.links, now }),
  );

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  visitor = visitorOf(app);
});

beforeEach(async () => {
  now = testDay;
  await forgetEverybody(app.database);
});

describe('the account of a company', () => {
  it('is validated and inactive, without a password', async () => {
    const id = await create();
    expect(await app.database.rows(sql`select * from users where id = ${id}`)).toMatchObject([
      {
        email,
        first_name: 'Ina',
        last_name: 'Roth',
        salutation: 2,
        permission: 3,
        active: false,
        validated: true,
        setup_complete: false,
        password_hash: null,
      },
    ]);
  });

  it('is not created where the address has an account', async () => {
    await create();
    expect(await create()).toBeUndefined();
  });

  it('is activated by its link, and logs in', async () => {
    const link = await activation((await create())!);
    expect(link).toMatch(/^\/konto\/aktivieren\?token=[\w-]{43}$/);
    const page = await visitor.look(link);
    expect(page.title).toBe('Konto aktivieren');
    expect(page.html).toContain(`value="${email}"`);
    const { status, location } = await visitor.setPassword(link);
    expect([status, location]).toEqual([303, '/konto/erledigt?was=aktiviert']);
    expect((await logIn(app, email, newPassword)).body).toMatchObject({
      permission: 3,
      name: 'Ina Roth',
      setup_complete: false,
    });
    expect((await visitor.setPassword(link)).status).toBe(410);
  });

  it('calls the hooks of the features above in the same transaction', async () => {
    const id = (await create())!;
    const told: [number, boolean | undefined][] = [];
    const deps = {
      database: app.database,
      clock: () => now,
      links: app.links,
      changes: app.changes,
      attempts: new RateLimiter(app.database, () => now),
      stored: { remove: () => Promise.resolve() },
      onAccountDeleted: [],
      secondStep: secondStepOf(app),
    };
    const tell = async (tx: typeof app.database, userId: number) => {
      const [row] = await tx.rows<{ active: boolean }>(
        sql`select active from users where id = ${userId}`,
      );
      told.push([userId, row?.active]);
    };
    const fail = () => Promise.reject(new Error('not now'));
    const failing = new LinkActions({ ...deps, onAccountActivated: [tell as never, fail] });
    const token = (await activation(id)).split('=')[1]!;
    const given = { token, password: newPassword, address: '192.0.2.1' };
    await expect(failing.setPassword('activation', given)).rejects.toThrow('not now');
    expect((await logIn(app, email, newPassword)).status).toBe(401);
    const working = new LinkActions({ ...deps, onAccountActivated: [tell as never] });
    expect(await working.setPassword('activation', given)).toBe('done');
    expect(told).toEqual([
      [id, true],
      [id, true],
    ]);
    expect((await logIn(app, email, newPassword)).status).toBe(200);
  });

  it('has one link at a time, valid for seven days', async () => {
    const id = (await create())!;
    const first = await activation(id);
    const second = await activation(id);
    expect((await visitor.look(first)).status).toBe(410);
    later(weekMs - 1);
    expect((await visitor.look(second)).status).toBe(200);
    later(1);
    const dead = await visitor.look(second);
    expect(dead.status).toBe(410);
    expect(dead.html).toContain('href="/konto/passwort-vergessen"');
  });

  it('gets a new link by itself where a password is asked for', async () => {
    const first = await activation((await create())!);
    await visitor.send('/konto/passwort-vergessen', { email });
    const [mail] = await queuedMails(app.database);
    expect(mail).toMatchObject({ kind: 'activation', to: email });
    expect((await visitor.look(first)).status).toBe(410);
    expect((await visitor.setPassword(mail!.path)).location).toContain('aktiviert');
  });

  it('is not activated again once an editor has deactivated it', async () => {
    const id = (await create())!;
    await visitor.setPassword(await activation(id));
    await app.database.rows(sql`update users set active = false`);
    expect((await visitor.setPassword(await activation(id))).status).toBe(410);
  });
});

describe('an invited editor', () => {
  const invitation = async () => (await queuedMails(app.database)).at(-1)!.path;

  it('gets a mail, sets a password and can log in', async () => {
    expect(await invite()).toEqual(expect.any(Number));
    expect(await queuedMails(app.database)).toMatchObject([
      { kind: 'editor-invitation', to: email },
    ]);
    const link = await invitation();
    expect((await visitor.look(link)).title).toBe('Einladung annehmen');
    expect((await visitor.setPassword(link)).location).toBe('/konto/erledigt?was=angenommen');
    expect((await logIn(app, email, newPassword)).body).toMatchObject({
      permission: 2,
      name: 'Ina Roth',
      setup_complete: true,
    });
    expect(await app.database.rows(sql`select id from editor_invitations`)).toEqual([]);
    expect((await visitor.look(link)).status).toBe(410);
  });

  it('is made one account by two clicks at once', async () => {
    await invite();
    const link = await invitation();
    const answers = await Promise.all([visitor.setPassword(link), visitor.setPassword(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    expect(await app.database.rows(sql`select id from users`)).toHaveLength(1);
  });

  it('gets the invitation again, and the older link becomes invalid', async () => {
    const id = (await invite())!;
    const first = await invitation();
    await app.database.transaction((tx) =>
      sendInvitationAgain(tx, { id, email }, { links: app.links, now }),
    );
    expect((await visitor.look(first)).status).toBe(410);
    await visitor.setPassword(await invitation());
    expect((await logIn(app, email, newPassword)).body.name).toBe('Ina Roth');
  });

  it('is not invited where the address has an account or an invitation', async () => {
    await invite({ ...ina, email: 'neu@firma.example' });
    await addAccount(app.database, { email });
    expect(await invite()).toBeUndefined();
    expect(await invite({ ...ina, email: 'NEU@firma.example' })).toBeUndefined();
    expect(await queuedMails(app.database)).toHaveLength(1);
  });

  it('gets an error if the address has got an account meanwhile, which does not change', async () => {
    await invite();
    const link = await invitation();
    await addAccount(app.database, { email });
    const { status, title } = await visitor.setPassword(link);
    expect([status, title]).toEqual([409, 'Zu dieser Adresse gibt es schon ein Konto']);
    expect((await logIn(app, email, newPassword)).status).toBe(401);
  });

  it('may bear a name that looks like markup', async () => {
    await invite({ ...ina, last_name: '<script>alert(1)</script>' });
    expect((await visitor.look(await invitation())).html).not.toContain('<script>alert');
    expect((await queuedMails(app.database))[0]!.text).not.toContain('script');
  });
});

it('links that are over are deleted', async () => {
  const id = (await create())!;
  await activation(id);
  later(weekMs);
  await invite({ ...ina, email: 'neu@firma.example' });
  await deleteExpiredLinks(app.database, now);
  expect(await app.database.rows(sql`select purpose from account_links`)).toEqual([
    { purpose: 'invitation' },
  ]);
});
