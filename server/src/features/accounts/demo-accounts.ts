import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import { OperatorError } from '../../core/config/operator-error.ts';
import { deleteLinksOf } from './account-links.ts';
import { demoPassword, hashDemoPassword } from './demo-password.ts';
import { forgetDevicesOf } from './known-devices-store.ts';
import { isPassword } from './passwords.ts';
import { deleteSessionsOf } from './sessions-store.ts';

interface Account {
  readonly id: number;
  readonly email: string;
  readonly active: boolean;
  /** It still has the hash of the demo data, by which it is found at every start. */
  readonly seeded: boolean;
}

/** Stands where the passwords of all accounts have been tried once. Since version 2.4 nobody can choose the one of the README. */
const triedMark = 'demo-password-tried';

async function areTried(db: Queries): Promise<boolean> {
  return (await db.rows(sql`select from marks where name = ${triedMark}`)).length > 0;
}

/** Accounts that take some seconds to be tried. */
const many = 100;

/**
 * Accounts with the password of the README, active or not. Trying a hash takes 30 ms: that of every account is tried once, and from
 * then on those of the staff and of addresses below `.example` alone, and whoever still has the hash of the demo data.
 */
async function demoAccounts(
  db: Queries,
  onMany: (count: number) => void = () => undefined,
): Promise<Account[]> {
  const hash = await hashDemoPassword();
  const accounts = await db.rows<Account & { password_hash: string }>(sql`
    select id, email, active, password_hash = ${hash} as seeded, password_hash from users
    where password_hash is not null
      and (${!(await areTried(db))}::boolean or password_hash = ${hash} or permission <= 2 or email like '%.example')
    order by permission, email`);
  const toTry = accounts.filter(({ seeded }) => !seeded).length;
  if (toTry >= many) onMany(toTry);
  const isOpen = await Promise.all(
    accounts.map(
      async ({ seeded, password_hash }) =>
        // A hash that cannot be read lets nobody in.
        seeded || (await isPassword(password_hash, demoPassword).catch(() => false)),
    ),
  );
  return accounts.filter((_, at) => isOpen[at]);
}

const shown = 5;

/**
 * @param tell says to the operator that it takes a while
 * @throws {OperatorError} while somebody can log in with the password of the README, saying who and what to do
 */
export async function refuseDemoAccounts(
  db: Queries,
  tell: (text: string) => void = () => undefined,
): Promise<void> {
  const found = await demoAccounts(db, (count) =>
    tell(`Trying the README's password on ${count} accounts …`),
  );
  if (found.every(({ seeded }) => seeded))
    await db.rows(sql`insert into marks (name) values (${triedMark}) on conflict do nothing`);
  const open = found.filter(({ active }) => active);
  if (open.length === 0) return;
  const names = open.slice(0, shown).map(({ email }) => `  ${email}`);
  if (open.length > shown) names.push(`  and ${open.length - shown} more`);
  const who = open.length === 1 ? 'An account has' : `${open.length} accounts have`;
  throw new OperatorError(
    [
      `The server is not started: without demo data nobody may log in with the README's password, and`,
      `${who} it:`,
      ...names,
      'For a board of your own begin with an empty database: set DATA_DIR or DATABASE_URL to another one.',
      'To keep this one, lock all of them:                npm run lock-demo-accounts',
      'To keep an account, give it another password:      npm run set-password -- --email ADDRESS',
      'To try the demo data out, start with it:           npm start, or DEMO_DATA=on',
    ].join('\n'),
  );
}

/**
 * Takes the password of every account that has the README's: it is as if it had never been activated, all its sessions and links
 * end, and what it has published stays.
 * @returns how many there were
 */
export async function lockDemoAccounts(tx: Queries): Promise<number> {
  const open = (await demoAccounts(tx)).filter(({ active }) => active);
  for (const { id } of open) {
    await tx.rows(sql`
      update users set active = false, password_hash = null, last_updated = now() where id = ${id}`);
    await deleteSessionsOf(tx, id);
    await forgetDevicesOf(tx, id);
    await deleteLinksOf(tx, id);
  }
  return open.length;
}
