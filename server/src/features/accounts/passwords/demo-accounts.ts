import type { Queries } from '../../../core/database/database.ts';
import { hasMark, insertMark } from '../../../core/database/marks.ts';
import { OperatorError } from '../../../core/config/operator-error.ts';
import { recordOperatorAction } from '../../audit/trail.ts';
import { nameOf } from '../administration/user-administration.ts';
import { deleteLinksOf } from '../links/account-links-store.ts';
import { demoPassword, hashDemoPassword } from './demo-password.ts';
import { forgetDevicesOf } from '../login/known-devices-store.ts';
import { isPassword } from './passwords.ts';
import { deleteSessionsOf } from '../login/sessions-store.ts';
import { accountById, deletePassword } from '../store.ts';
import { listDemoCandidates, type DemoCandidate } from '../administration/users-store.ts';

/** Mark in the database that the passwords of all accounts were tried. Since version 2.4 nobody can choose the README's password. */
const triedMark = 'demo-password-tried';

/** Number of accounts for which trying takes some seconds. */
const many = 100;

/**
 * Finds the accounts, active or not, with the password of the README. Trying a hash takes 30 ms, so those of all accounts are tried only
 * once; after that only those of the staff, of addresses below `.example`, and with the hash of the demo data.
 */
async function demoAccounts(
  db: Queries,
  onMany: (count: number) => void = () => undefined,
  isWhole = true,
): Promise<DemoCandidate[]> {
  const hash = await hashDemoPassword();
  const all = isWhole && !(await hasMark(db, triedMark));
  const accounts = await listDemoCandidates(db, { hash, all });
  const toTry = accounts.filter(({ seeded }) => !seeded).length;
  if (toTry >= many) onMany(toTry);
  const isOpen = await Promise.all(
    accounts.map(
      async ({ seeded, password_hash }) =>
        // Nobody can log in with an unreadable hash.
        seeded || (await isPassword(password_hash, demoPassword).catch(() => false)),
    ),
  );
  return accounts.filter((_, at) => isOpen[at]);
}

/**
 * Returns the addresses of active accounts with the README's password, without changing anything. Leaves out accounts that only the
 * first start of a version tries.
 */
export async function openDemoAccounts(db: Queries): Promise<string[]> {
  const found = await demoAccounts(db, undefined, false);
  return found.filter(({ active }) => active).map(({ email }) => email);
}

const shown = 5;

/**
 * Refuses to start with open demo accounts.
 * @param tell tells the operator that the check takes a while
 * @throws {OperatorError} if somebody can log in with the README's password, naming the accounts and the remedy
 */
export async function refuseDemoAccounts(
  db: Queries,
  tell: (text: string) => void = () => undefined,
): Promise<void> {
  const found = await demoAccounts(db, (count) =>
    tell(`Trying the README's password on ${count} accounts …`),
  );
  if (found.every(({ seeded }) => seeded)) await insertMark(db, triedMark);
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
 * Removes the password of every account that has the README's: the account is then as before its activation, its sessions and links end,
 * and its published ads and events stay.
 * @returns the number of accounts
 */
export async function lockDemoAccounts(tx: Queries): Promise<number> {
  const open = (await demoAccounts(tx)).filter(({ active }) => active);
  for (const { id, email } of open) {
    await deletePassword(tx, id);
    await deleteSessionsOf(tx, id);
    await forgetDevicesOf(tx, id);
    await deleteLinksOf(tx, id);
    const account = await accountById(tx, id);
    const name = account === undefined ? email : nameOf(account);
    await recordOperatorAction(tx, { action: 'password-removed', subject: 'account', id, name });
  }
  return open.length;
}
