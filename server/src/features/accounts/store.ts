import type { OwnUser } from '@lehrpfad/contract/accounts/accounts.ts';
import { permissions, type Permission } from '@lehrpfad/contract/core/endpoints/access.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import { prepared, type Queries } from '../../core/database/database.ts';
import { changedAt } from '../../core/database/sql-parts.ts';
import { accountLinks, users } from './schema.ts';
import { companies } from '../companies/schema.ts';
import { bare, bareList } from '../../core/database/build.ts';

const c = alias(companies, 'c');
const u = alias(users, 'u');
const o = alias(users, 'o');
const l = alias(accountLinks, 'l');

export interface NewUser {
  /** Lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** 1 Divers, 2 Frau, 3 Herr */
  readonly salutation: 1 | 2 | 3;
}

/** A person who is invited to be an administrator or an editor. */
export interface Invited extends NewUser {
  readonly permission: 1 | 2;
}

interface NewAccount extends NewUser {
  readonly permission: Permission;
  /** Null for an account that must be activated first. */
  readonly passwordHash: string | null;
}

/**
 * Adds a validated account: a staff account, which can log in at once, or a company account, which must be activated.
 * @returns the id, or undefined if an account already has that e-mail address
 */
export async function insertUser(tx: Queries, user: NewAccount): Promise<number | undefined> {
  const { email, firstName, lastName, salutation, permission, passwordHash } = user;
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into ${users} (${bareList(users, 'email', 'first_name', 'last_name', 'salutation', 'permission', 'password_hash', 'active', 'validated', 'setup_complete')})
    values (${email}, ${firstName}, ${lastName}, ${salutation}, ${permission}, ${passwordHash}, ${passwordHash !== null}, true,
      ${permission !== 3})
    on conflict (${bareList(users, 'email')}) do nothing
    returning ${users.id}`);
  return row?.id;
}

/** The data of an account that rules need. */
export interface KnownAccount {
  readonly id: number;
  readonly email: string;
  readonly password_hash: string | null;
  readonly active: boolean;
  readonly first_name: string;
  readonly last_name: string;
  /** Names of its branches. */
  readonly companies: readonly string[];
}

/** Names of an account's branches; rules of passwords read this table of a feature that depends on accounts. */
export const companyNames = sql`
  (select coalesce(jsonb_agg(${c.name} order by ${c.id}), '[]') from ${companies} c where ${c.user_id} = ${u.id})`;

const known = sql`
  select ${u.id}, ${u.email}, ${u.password_hash}, ${u.active}, ${u.first_name}, ${u.last_name}, ${companyNames} as companies
  from ${users} u`;

export async function accountById(db: Queries, id: number): Promise<KnownAccount | undefined> {
  const [user] = await db.rows<KnownAccount>(sql`${known} where ${u.id} = ${id}`);
  return user;
}

/** Returns an account and locks it until the transaction ends, so that other changes of it wait. */
export async function lockAccount(tx: Queries, id: number): Promise<KnownAccount | undefined> {
  const [user] = await tx.rows<KnownAccount>(sql`${known} where ${u.id} = ${id} for update of u`);
  return user;
}

/** Prevents only the deletion of an account until the transaction ends. @returns whether it exists */
export async function lockAccountKey(tx: Queries, id: number): Promise<boolean> {
  return (
    (
      await tx.rows(
        prepared(sql`select ${users.id} from ${users} where ${users.id} = ${id} for key share`),
      )
    ).length > 0
  );
}

/** Sets a password; the first one activates the account. */
export async function setPassword(
  tx: Queries,
  id: number,
  passwordHash: string,
  moment: Date,
): Promise<void> {
  await tx.rows(sql`
    update ${users}
    set ${bare(users.active)} = ${users.active}
      or ${users.password_hash} is null, ${bare(users.password_hash)} = ${passwordHash}, ${bare(users.last_updated)} = ${changedAt(moment)}
    where ${users.id} = ${id}`);
}

/** Removes the password of an account, which is then as before its activation. */
export async function deletePassword(tx: Queries, id: number): Promise<void> {
  await tx.rows(sql`
    update ${users} set ${bare(users.active)} = false, ${bare(users.password_hash)} = null, ${bare(users.last_updated)} = now()
    where ${users.id} = ${id}`);
}

/** Sets the e-mail address of an account. @returns false if another account has that address */
export async function setEmail(
  tx: Queries,
  id: number,
  email: string,
  moment: Date,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update ${users} set ${bare(users.email)} = ${email}, ${bare(users.last_updated)} = ${changedAt(moment)}
    where ${users.id} = ${id} and not exists (select from ${users} where ${users.email} = ${email}) returning ${users.id}`);
  return rows.length === 1;
}

export async function isEmailTaken(db: Queries, email: string): Promise<boolean> {
  return (
    (await db.rows(sql`select ${users.id} from ${users} where ${users.email} = ${email}`)).length >
    0
  );
}

export async function ownUserById(
  db: Queries,
  id: number,
  moment: Date,
): Promise<OwnUser | undefined> {
  const [user] = await db.rows<OwnUser>(sql`
    select ${u.id}, ${u.email}, ${u.first_name}, ${u.last_name}, ${u.salutation}, ${u.permission}, ${u.validated}, ${u.setup_complete},
      (select ${l.new_email} from ${accountLinks} l where ${l.user_id} = ${u.id} and ${l.purpose} = 'email'
        and ${l.expires_at} > ${moment.toISOString()}::timestamptz) as new_email
    from ${users} u where ${u.id} = ${id}`);
  return user;
}

type Changes = Readonly<
  Record<
    'first_name' | 'last_name' | 'salutation' | 'setup_complete',
    string | number | boolean | undefined
  >
>;

/** Changes the given fields. */
export async function updateUser(
  tx: Queries,
  id: number,
  changes: Partial<Changes>,
  moment: Date,
): Promise<void> {
  const { first_name, last_name, salutation, setup_complete } = changes;
  await tx.rows(sql`
    update ${users} set ${bare(users.first_name)} = coalesce(${first_name ?? null}::text, ${users.first_name}),
      ${bare(users.last_name)} = coalesce(${last_name ?? null}::text, ${users.last_name}),
      ${bare(users.salutation)} = coalesce(${salutation ?? null}::smallint, ${users.salutation}),
      ${bare(users.setup_complete)} = coalesce(${setup_complete ?? null}::boolean, ${users.setup_complete}),
        ${bare(users.last_updated)} = ${changedAt(moment)}
    where ${users.id} = ${id}`);
}

/** Deletes an account with its sessions and links; the data of other features must be deleted before. */
export async function deleteUser(tx: Queries, id: number): Promise<void> {
  await tx.rows(sql`delete from ${users} where ${users.id} = ${id}`);
}

/**
 * Locks the acting and the affected account until the transaction ends, always in the same order, so that two administrators cannot
 * deactivate each other at the same time.
 * @returns whether the acting account still may act
 */
export async function lockBoth(tx: Queries, actor: number, other: number): Promise<boolean> {
  const rows = await tx.rows<{ id: number; active: boolean }>(sql`
    select ${users.id}, ${users.active} from ${users} where ${users.id} in (${actor}, ${other}) order by ${users.id} for no key update`);
  return rows.some(({ id, active }) => id === actor && active);
}

/** Sets whether an account may log in, and whether its ads are public, if given. */
export async function setState(
  tx: Queries,
  id: number,
  { active, validated }: { active?: boolean | undefined; validated?: boolean | undefined },
  moment: Date,
): Promise<void> {
  await tx.rows(sql`
    update ${users} set ${bare(users.active)} = coalesce(${active ?? null}::boolean, ${users.active}),
      ${bare(users.validated)} = coalesce(${validated ?? null}::boolean, ${users.validated}),
        ${bare(users.last_updated)} = ${changedAt(moment)}
    where ${users.id} = ${id}`);
}

/** Copies from one account to another whether it is validated and whether its setup is complete. */
export async function copyAccountState(tx: Queries, from: number, to: number): Promise<void> {
  await tx.rows(sql`
    update ${users} u set ${bare(users.validated)} = ${o.validated}, ${bare(users.setup_complete)} = ${o.setup_complete}
    from ${users} o where ${u.id} = ${to} and ${o.id} = ${from}`);
}

export async function isAdmin(db: Queries, id: number): Promise<boolean> {
  const rows = await db.rows(
    sql`select from ${users} where ${users.id} = ${id} and ${users.permission} = ${permissions.admin}`,
  );
  return rows.length > 0;
}
