import type { FoundUser } from '@lehrpfad/contract/accounts/accounts.ts';
import type { ListedUser } from '@lehrpfad/contract/accounts/editing.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { instant } from '../../../core/database/sql-parts.ts';
import { searchWords } from '../../../core/text/search-words.ts';
import { withoutLink, type LinkAge } from '../links/account-links-store.ts';
import { hasSecondStep } from '../second-step/methods-store.ts';
import { companies } from '../../companies/schema.ts';
import { accountMembers } from '../../team/schema.ts';
import { accountLinks, users } from '../schema.ts';
import { companyRequests } from '../../registrations/schema.ts';

const u = alias(users, 'u');
const o = alias(users, 'o');
const c = alias(companies, 'c');
const m = alias(accountMembers, 'm');
const r = alias(companyRequests, 'r');
const l = alias(accountLinks, 'l');

/** All data of an account that administrators see. */
export type AccountRow = ListedUser & { readonly salutation: 1 | 2 | 3 };

const columns = sql`
  ${u.id}, ${u.first_name}, ${u.last_name}, ${u.email}, ${u.salutation}, ${u.permission}, ${u.active}, ${u.validated},
  ${u.password_hash} is not null as activated, ${hasSecondStep(u.id)} as two_step, ${instant(sql`${u.last_updated}`)} as last_updated,
  (select coalesce(jsonb_agg(jsonb_build_object('id', ${c.id}, 'name', ${c.name}) order by ${c.folded_name}, ${c.id}), '[]')
    from ${companies} c where ${c.user_id} = ${u.id}) as companies,
  (select jsonb_build_object('id', ${o.id}, 'name', coalesce(nullif(btrim(${o.first_name} || ' ' || ${o.last_name}), ''), ${o.email}))
    from ${accountMembers} m join ${users} o on ${o.id} = ${m.account_id} where ${m.user_id} = ${u.id}) as member_of`;

/** What editors read of an account when they choose an owner. */
const shortColumns = sql`${u.id}, ${u.first_name}, ${u.last_name}, ${u.email}, ${u.active}, ${u.password_hash} is not null as activated`;

export async function accountRow(db: Queries, id: number): Promise<AccountRow | undefined> {
  const [row] = await db.rows<AccountRow>(
    sql`select ${columns} from ${users} u where ${u.id} = ${id}`,
  );
  return row;
}

/** Returns the editors and administrators, sorted by name. */
export function staffRows(db: Queries): Promise<AccountRow[]> {
  return db.rows<AccountRow>(
    sql`select ${columns} from ${users} u where ${u.permission} <= 2 order by ${u.folded}, ${u.id}`,
  );
}

/** Returns the editors and administrators who can log in, the oldest account first. */
export function listActiveStaff(db: Queries): Promise<{ id: number; email: string }[]> {
  return db.rows(
    sql`select ${users.id}, ${users.email} from ${users} where ${users.active} and ${users.permission} <= 2 order by ${users.id}`,
  );
}

/** Folds a text as the database does for `folded` and `folded_name`. */
function folded(text: string): string {
  const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return text.toLowerCase().replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter);
}

interface Wanted {
  readonly query: string;
  readonly permission: number | null;
  readonly id: number | null;
  readonly page: number;
  /** Whether the full rows are wanted, which are also found by the names of their companies. */
  readonly isList: boolean;
}

/** Builds the condition: each word must be part of the name or address, or for the list of the name of a company. */
function chosen({ query, permission, id, isList }: Wanted) {
  const words = searchWords(folded(query));
  const conditions = words.map((word) =>
    isList
      ? sql`(strpos(${u.folded}, ${word}) > 0
          or ${u.id} in (select ${c.user_id} from ${companies} c where strpos(${c.folded_name}, ${word}) > 0))`
      : sql`strpos(${u.folded}, ${word}) > 0`,
  );
  if (permission !== null) conditions.push(sql`${u.permission} = ${permission}`);
  // A colleague cannot be the owner of a company.
  if (!isList)
    conditions.push(sql`not exists (select from ${accountMembers} m where ${m.user_id} = ${u.id})`);
  if (id !== null) conditions.push(sql`${u.id} = ${id}`);
  return sql`from ${users} u where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

/** Returns a page of accounts, sorted by name. */
export async function userPage(
  db: Queries,
  wanted: Wanted,
): Promise<{ count: number; results: FoundUser[] }> {
  const found = chosen(wanted);
  const [counted] = await db.rows<{ count: number }>(sql`select count(*)::int as count ${found}`);
  const results = await db.rows<FoundUser>(sql`
    with page as (
      select ${u.id} ${found} order by ${u.folded}, ${u.id}
      limit ${limits.pageSize} offset ${(wanted.page - 1) * limits.pageSize}::bigint)
    select ${wanted.isList ? columns : shortColumns}
    from page join ${users} u using (id) order by ${u.folded}, ${u.id}`);
  return { count: counted?.count ?? 0, results };
}

/** Returns the ids of company accounts that never had a password and got no link for a long time; all of them, or a given one. */
export async function listUnusedAccounts(
  db: Queries,
  age: LinkAge,
  id: number | null = null,
): Promise<number[]> {
  const before = age.before.toISOString();
  const rows = await db.rows<{ id: number }>(sql`
    select ${u.id} from ${users} u
    where (${id}::integer is null or ${u.id} = ${id}) and ${u.permission} = 3 and ${u.password_hash} is null
      and ${u.created_at} < ${before}::timestamptz and ${withoutLink(sql`${l.user_id} = ${u.id}`, age)}
      and not exists (select from ${companyRequests} r
        where ${r.user_id} = ${u.id} and ${r.last_sent_at} >= ${before}::timestamptz)
    order by ${u.id}`);
  return rows.map((row) => row.id);
}

/** An account whose password is compared with that of the demo data. */
export interface DemoCandidate {
  readonly id: number;
  readonly email: string;
  readonly active: boolean;
  /** Whether it still has the password hash of the demo data, by which it is found at every start. */
  readonly seeded: boolean;
  readonly password_hash: string;
}

/**
 * Returns the accounts with the hash of the demo data, those of the staff and those with addresses below `.example`.
 * @param all whether to include every other account with a password
 */
export function listDemoCandidates(
  db: Queries,
  { hash, all }: { readonly hash: string; readonly all: boolean },
): Promise<DemoCandidate[]> {
  return db.rows<DemoCandidate>(sql`
    select ${users.id}, ${users.email}, ${users.active}, ${users.password_hash} = ${hash} as seeded, ${users.password_hash} from ${users}
    where ${users.password_hash} is not null
      and (${all}::boolean or ${users.password_hash} = ${hash} or ${users.permission} <= 2 or ${users.email} like '%.example')
    order by ${users.permission}, ${users.email}`);
}
