import { verify } from '@node-rs/argon2';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { OperatorError } from '../../core/config/operator-error.ts';
import { testDatabase } from '../../core/database/test-database.ts';
import { createLinks } from '../../core/http/links.ts';
import { addAccount, oldPassword, newPassword, queuedMails } from './accounts.fixture.ts';
import { lockDemoAccounts, refuseDemoAccounts } from './passwords/demo-accounts.ts';
import { demoPassword, hashDemoPassword } from './passwords/demo-password.ts';
import { hashPassword } from './passwords/passwords.ts';
import { createAdmin, replaceAdminEmail, replacePassword } from './service.ts';

const ute = {
  email: ' Ute.Müller@Land.example ',
  firstName: 'Ute',
  lastName: 'Müller',
  password: 'Größe zwölf!',
};
let db: Database;

beforeAll(async () => {
  db = await testDatabase();
});

/** Returns the entries of the audit trail about an account. */
const trailOf = (id: number) =>
  db.rows(sql`
    select user_id, user_name, action, subject_name as name, before, after from audit_entries
    where subject = 'account' and subject_id = ${id} order by id`);

const byOperator = { user_id: null, user_name: 'Befehl auf dem Server' };

describe('createAdmin', () => {
  it('adds an administrator who can log in at once', async () => {
    const { id, email } = await createAdmin(db, { ...ute, email: ' Ute@Land.Example ' });
    expect(email).toBe('ute@land.example');
    const [user] = await db.rows<{ password_hash: string }>(
      sql`select * from users where id = ${id}`,
    );
    expect(user).toMatchObject({
      email,
      first_name: 'Ute',
      last_name: 'Müller',
      salutation: 1,
      permission: 1,
      active: true,
      validated: true,
      setup_complete: true,
    });
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(user?.password_hash ?? '', ute.password)).toBe(true);
    expect(await trailOf(id)).toEqual([
      {
        ...byOperator,
        action: 'created',
        name: 'Ute Müller',
        before: null,
        after: { email, role: 'Administration' },
      },
    ]);
  });

  it('changes nothing if the account exists, ignoring case', async () => {
    const before = await db.rows(sql`select * from users`);
    await expect(
      createAdmin(db, { ...ute, email: 'UTE@land.example', firstName: 'Eve' }),
    ).rejects.toThrow(
      new OperatorError('An account ute@land.example exists already; nothing was changed.'),
    );
    expect(await db.rows(sql`select * from users`)).toEqual(before);
  });

  it.each([
    [{ email: 'ute' }, 'The e-mail address is not valid.'],
    [{ email: `${'x'.repeat(250)}@land.example` }, 'The e-mail address is too long.'],
    [{ firstName: '  ' }, 'The first name is missing.'],
    [{ lastName: '' }, 'The last name is missing.'],
    [{ salutation: 4 as 1 }, 'The salutation is 1 (Divers), 2 (Frau) or 3 (Herr).'],
    [{ password: 'elf Zeichen' }, 'The password needs at least 12 characters.'],
    [
      { password: 'Lehrpfad-Demo-1' },
      'The password is too easy to guess: it stands in the README.',
    ],
    [
      { password: 'UteMüller2026!' },
      'The password is too easy to guess: it is made of the name or the e-mail address of its owner.',
    ],
    [
      { email: 'a', password: 'b' },
      'The e-mail address is not valid.\nThe password needs at least 12 characters.',
    ],
  ])('refuses %o in a sentence', async (wrong, message) => {
    const input = { ...ute, email: 'neu@land.example', ...wrong };
    await expect(createAdmin(db, input)).rejects.toThrow(new OperatorError(message));
    expect(await db.rows(sql`select from users`)).toHaveLength(1);
  });
});

async function addWith(email: string, permission: number, hash: string): Promise<number> {
  const id = await addAccount(db, { email, permission });
  await db.rows(sql`update users set password_hash = ${hash} where id = ${id}`);
  await db.rows(sql`
    insert into sessions (id, user_id) values (gen_random_uuid(), ${id})`);
  return id;
}

const stateOf = async (email: string) =>
  (
    await db.rows(sql`
    select active, password_hash is not null as known, (select count(*)::int from sessions s where s.user_id = u.id) as sessions
    from users u where email = ${email}`)
  )[0];

describe("accounts with the README's password", () => {
  it('are not looked for in others', async () => {
    await db.rows(sql`delete from users`);
    await addAccount(db, { email: 'eva@land.example', permission: 1 });
    await addWith('unlesbar@land.example', 1, 'no hash');
    await expect(refuseDemoAccounts(db)).resolves.toBeUndefined();
  });

  it.each([
    ['seeded, whoever has them', 'chef@firma.de', 3, hashDemoPassword],
    [
      'of the staff, who chose it again',
      'redaktion@kammer.de',
      2,
      () => hashPassword(demoPassword),
    ],
    [
      'of a demo address that chose it again',
      'neu@lehrpfad.example',
      3,
      () => hashPassword(demoPassword),
    ],
  ])('%s: the start is refused until they are locked', async (_, email, permission, hash) => {
    const id = await addWith(email, permission, await hash());
    await expect(refuseDemoAccounts(db)).rejects.toThrow(
      new RegExp(
        `An account has it:\\n  ${email}\\n[^]*npm run lock-demo-accounts[^]*npm run set-password`,
      ),
    );
    expect(await lockDemoAccounts(db)).toBe(1);
    await expect(refuseDemoAccounts(db)).resolves.toBeUndefined();
    expect(await stateOf(email)).toEqual({ active: false, known: false, sessions: 0 });
    expect(await trailOf(id)).toMatchObject([{ ...byOperator, action: 'password-removed' }]);
    expect(await stateOf('eva@land.example')).toMatchObject({ active: true, known: true });
  });

  it('of a company that chose it itself, before it was refused, are found once; nobody can choose it later', async () => {
    await db.rows(sql`delete from marks`);
    await addWith('info@kornhof.de', 3, await hashPassword(demoPassword));
    const told: string[] = [];
    const start = () => refuseDemoAccounts(db, (text) => told.push(text));
    await expect(start()).rejects.toThrow('info@kornhof.de');
    expect(await lockDemoAccounts(db)).toBe(1);
    await addWith('aus@kornhof.de', 3, await hashPassword(demoPassword));
    await db.rows(sql`update users set active = false where email = 'aus@kornhof.de'`);
    await start();
    await db.rows(sql`update users set active = true where email = 'aus@kornhof.de'`);
    await expect(start()).rejects.toThrow('aus@kornhof.de');
    await lockDemoAccounts(db);
    await start();
    // With this many accounts, their passwords are tried only once.
    await db.rows(sql`
      insert into users (email, permission, active, password_hash)
      select 'firma' || n || '@kornhof.de', 3, true, 'x' from generate_series(1, 100) n`);
    await start();
    expect(told).toEqual([]);
    await db.rows(sql`delete from marks`);
    await start();
    expect(told).toEqual([
      expect.stringMatching(/^Trying the README's password on 1\d\d accounts …$/),
    ]);
    await db.rows(sql`delete from users where email like '%@kornhof.de'`);
  });

  it('do not stop the start once they are deactivated', async () => {
    const id = await addWith('aus@lehrpfad.example', 3, await hashDemoPassword());
    await db.rows(sql`update users set active = false where id = ${id}`);
    await expect(refuseDemoAccounts(db)).resolves.toBeUndefined();
  });
});

describe('replacePassword', () => {
  const links = createLinks({ publicUrl: 'https://lehrpfad.example', port: 0 });
  const replace = (email: string, password: string) =>
    replacePassword(db, { email, password, links, now: new Date() });

  it('ends the sessions and informs the owner', async () => {
    const id = await addWith('admin@lehrpfad.example', 1, await hashDemoPassword());
    expect(await replace(' Admin@lehrpfad.example', newPassword)).toBe('admin@lehrpfad.example');
    expect(await trailOf(id)).toMatchObject([
      { ...byOperator, action: 'password-replaced', before: null, after: null },
    ]);
    expect(await stateOf('admin@lehrpfad.example')).toEqual({
      active: true,
      known: true,
      sessions: 0,
    });
    expect((await queuedMails(db)).map(({ kind, to }) => [kind, to])).toEqual([
      ['password-changed', 'admin@lehrpfad.example'],
    ]);
    await expect(refuseDemoAccounts(db)).resolves.toBeUndefined();
  });

  it.each([
    ['niemand@land.example', oldPassword, 'There is no account niemand@land.example.'],
    ['admin@lehrpfad.example', 'kurz', 'The password needs at least 12 characters.'],
    [
      'admin@lehrpfad.example',
      demoPassword,
      'The password is too easy to guess: it stands in the README.',
    ],
    [
      'leer@firma.example',
      oldPassword,
      "leer@firma.example is not activated yet: its owner does that by 'Passwort vergessen'.",
    ],
  ])('refuses %s with %s: %s', async (email, password, message) => {
    await db.rows(
      sql`insert into users (email, permission) values ('leer@firma.example', 3) on conflict do nothing`,
    );
    await expect(replace(email, password)).rejects.toThrow(new OperatorError(message));
  });
});

describe('replaceAdminEmail', () => {
  const links = createLinks({ publicUrl: 'https://lehrpfad.example', port: 3000 });
  const move = (email: string, to: string) =>
    db.transaction((tx) => replaceAdminEmail(tx, { email, to, links, now: new Date() }));

  it('gives an administrator another address, and informs both addresses', async () => {
    await db.rows(sql`delete from users`);
    await db.rows(sql`delete from mails`);
    const id = await addWith('alt@land.example', 1, 'hash');
    expect(await move(' Alt@Land.example ', ' Neu@Land.example ')).toBe('neu@land.example');
    expect(await stateOf('alt@land.example')).toBeUndefined();
    expect(await stateOf('neu@land.example')).toEqual({ active: true, known: true, sessions: 1 });
    expect((await queuedMails(db)).map(({ to }) => to).toSorted()).toEqual([
      'alt@land.example',
      'neu@land.example',
    ]);
    const change = { before: { email: 'alt@land.example' }, after: { email: 'neu@land.example' } };
    expect(await trailOf(id)).toMatchObject([{ ...byOperator, action: 'changed', ...change }]);
  });

  it.each([
    ['niemand@land.example', 'a@land.example', 'There is no account niemand@land.example.'],
    ['neu@land.example', 'a', 'The e-mail address is not valid.'],
    [
      'neu@land.example',
      'neu@land.example',
      'An account neu@land.example exists already; nothing was changed.',
    ],
    ['firma@firma.example', 'a@land.example', 'firma@firma.example is no administrator'],
  ])('refuses to change %s to %s', async (email, to, message) => {
    await addAccount(db, { email: 'firma@firma.example' }).catch(() => undefined);
    await expect(move(email, to)).rejects.toThrow(message);
    expect(await stateOf('neu@land.example')).toMatchObject({ active: true });
  });
});
