import type { FoundUser } from '@lehrpfad/contract/accounts/accounts.ts';
import type { ListedUser } from '@lehrpfad/contract/accounts/editing.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { instant } from '../../../core/database/sql-parts.ts';
import { searchWords } from '../../../core/text/search-words.ts';
import { withoutLink, type LinkAge } from '../links/account-links-store.ts';
import { companies } from '../../companies/schema.ts';
import { accountLinks, users } from '../schema.ts';
import { companyRequests } from '../../registrations/schema.ts';

const u = alias(users, 'u');
const c = alias(companies, 'c');
const r = alias(companyRequests, 'r');
const l = alias(accountLinks, 'l');

/** All that administrators see of an account. */
export type AccountRow = ListedUser & { readonly salutation: 1 | 2 | 3 };

const columns = sql`
  ${u.id}, ${u.first_name}, ${u.last_name}, ${u.email}, ${u.salutation}, ${u.permission}, ${u.active}, ${u.validated},
  ${u.password_hash} is not null as activated, ${instant(sql`${u.last_updated}`)} as last_updated,
  (select coalesce(jsonb_agg(jsonb_build_object('id', ${c.id}, 'name', ${c.name}) order by ${c.folded_name}, ${c.id}), '[]')
    from ${companies} c where ${c.user_id} = ${u.id}) as companies`;

export async function accountRow(db: Queries, id: number): Promise<AccountRow | undefined> {
  const [row] = await db.rows<AccountRow>(
    sql`select ${columns} from ${users} u where ${u.id} = ${id}`,
  );
  return row;
}

/** Editors and administrators, by name. */
export function staffRows(db: Queries): Promise<AccountRow[]> {
  return db.rows<AccountRow>(
    sql`select ${columns} from ${users} u where ${u.permission} <= 2 order by ${u.folded}, ${u.id}`,
  );
}

/** Editors and administrators who can log in, the oldest account first. */
export function listActiveStaff(db: Queries): Promise<{ id: number; email: string }[]> {
  return db.rows(
    sql`select ${users.id}, ${users.email} from ${users} where ${users.active} and ${users.permission} <= 2 order by ${users.id}`,
  );
}

/** As the database writes it in `folded` and `folded_name`. */
function folded(text: string): string {
  const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return text.toLowerCase().replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter);
}

interface Wanted {
  readonly query: string;
  readonly permission: number | null;
  readonly id: number | null;
  readonly page: number;
  /** All about them, found by the names of their companies, too. */
  readonly isList: boolean;
}

/** Each word has to be part of name or address; in the list, or of the name of one of the companies. */
function chosen({ query, permission, id, isList }: Wanted) {
  const words = searchWords(folded(query));
  const conditions = words.map((word) =>
    isList
      ? sql`(strpos(${u.folded}, ${word}) > 0
          or ${u.id} in (select ${c.user_id} from ${companies} c where strpos(${c.folded_name}, ${word}) > 0))`
      : sql`strpos(${u.folded}, ${word}) > 0`,
  );
  if (permission !== null) conditions.push(sql`${u.permission} = ${permission}`);
  if (id !== null) conditions.push(sql`${u.id} = ${id}`);
  return sql`from ${users} u where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

/** A page of accounts, by name. */
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
    select ${wanted.isList ? columns : sql`${u.id}, ${u.first_name}, ${u.last_name}, ${u.email}`}
    from page join ${users} u using (id) order by ${u.folded}, ${u.id}`);
  return { count: counted?.count ?? 0, results };
}

/** Ids of accounts of companies that have never had a password, and were sent no link for long; of one of them, or all. */
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

/** An account whose password is to be compared with that of the demo data. */
export interface DemoCandidate {
  readonly id: number;
  readonly email: string;
  readonly active: boolean;
  /** It still has the hash of the demo data, by which it is found at every start. */
  readonly seeded: boolean;
  readonly password_hash: string;
}

/**
 * Accounts with the hash of the demo data, those of the staff and of addresses below `.example`.
 * @param all every other one with a password, too
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
