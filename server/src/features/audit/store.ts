import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { AuditEntry, AuditFilters, AuditQuery } from '@lehrpfad/contract/audit/audit.ts';
import type { AuditAction, AuditSubject } from '@lehrpfad/contract/audit/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { sql, type SQL } from '../../core/database/drizzle.ts';
import { prepared, type Queries } from '../../core/database/database.ts';
import { instant } from '../../core/database/sql-parts.ts';
import { users } from '../accounts/schema.ts';
import { auditEntries } from './schema.ts';
import { bareList, build } from '../../core/database/build.ts';

/** Returns a pattern in which typed `%` and `_` are ordinary characters. */
const within = (text: string) => `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Replaces a company user's name. */
const companyAccount = 'Unternehmenskonto';

/** The name of whoever runs a command on the server. */
const operator = 'Befehl auf dem Server';

export type Values = Readonly<Record<string, unknown>>;

interface NewEntry {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly id: number;
  readonly name: string;
  readonly before: Values | null;
  readonly after: Values | null;
  readonly reason: string;
}

const jsonOf = (values: Values | null) => (values ? JSON.stringify(values) : null);

const entryColumns = bareList(
  auditEntries,
  'user_id',
  'user_name',
  'action',
  'subject',
  'subject_id',
  'subject_name',
  'before',
  'after',
  'reason',
);

/** The values of an entry, in the order of the columns after the name. */
const valuesOf = ({ action, subject, id, name, before, after, reason }: NewEntry) =>
  sql`${action}, ${subject}, ${id}, ${name}, ${jsonOf(before)}::text::jsonb, ${jsonOf(after)}::text::jsonb, ${reason}`;

/** Adds an entry with the name of an account; without the account nothing is added. */
export async function insertEntry(tx: Queries, userId: number, entry: NewEntry): Promise<void> {
  await tx.rows(
    prepared(sql`
    insert into ${auditEntries} (${entryColumns})
    select id, case when ${users.permission} > ${permissions.editor} then ${companyAccount} else btrim(${users.first_name} || ' ' || ${users.last_name}) end, ${valuesOf(entry)}
    from ${users} where id = ${userId}`),
  );
}

/** Adds an entry about an operator, who has no account. */
export async function insertOperatorEntry(tx: Queries, entry: NewEntry): Promise<void> {
  await tx.rows(sql`
    insert into ${auditEntries} (${entryColumns}) values (null, ${operator}, ${valuesOf(entry)})`);
}

/** Deletes the entries before a time. */
export async function removeEntriesBefore(db: Queries, moment: Date): Promise<void> {
  await db.rows(
    build
      .delete(auditEntries)
      .where(sql`${auditEntries.at} < ${moment.toISOString()}::timestamptz`),
  );
}

/** The condition of filters. */
function chosenBy({ search, ...filters }: AuditFilters): SQL {
  const { subject = null, subject_id = null, user = null, from = null, to = null } = filters;
  const text = search.trim() === '' ? null : within(search);
  return sql`(${subject}::text is null or ${auditEntries.subject} = ${subject})
    and (${subject_id}::integer is null or ${auditEntries.subject_id} = ${subject_id})
    and (${user}::integer is null or ${auditEntries.user_id} = ${user})
    and (${from}::date is null or ${auditEntries.at} >= ${from}::date::timestamp at time zone 'Europe/Berlin')
    and (${to}::date is null or ${auditEntries.at} < (${to}::date + 1)::timestamp at time zone 'Europe/Berlin')
    and (${text}::text is null or (${auditEntries.subject_name} || E'\n' || ${auditEntries.user_name} || E'\n' || ${auditEntries.reason}) ilike ${text})`;
}

const columns = sql`${auditEntries.id}, ${instant(sql`at`)} as at,
  ${auditEntries.user_id}, ${auditEntries.user_name}, ${auditEntries.action}, ${auditEntries.subject}, ${auditEntries.subject_id}, ${auditEntries.subject_name}, ${auditEntries.before}, ${auditEntries.after}, ${auditEntries.reason}`;

/** Returns a page of the audit trail, the latest entry first. */
export async function auditPage(
  db: Queries,
  { page, ...filters }: AuditQuery,
): Promise<{ count: number; results: AuditEntry[] }> {
  // A search reads every row, so the page and the number of rows come from one scan.
  const results = await db.rows<AuditEntry & { count: number }>(sql`
    with chosen as materialized (
      select ${auditEntries.id}, ${auditEntries.at} from ${auditEntries} where ${chosenBy(filters)}),
    page as (select id from chosen order by at desc, id desc
      limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint)
    select (select count(*)::int from chosen) as count, e.* from (select 1) one left join (
      select ${columns} from ${auditEntries} where ${auditEntries.id} in (select id from page)) e on true
    order by e.at desc, e.id desc`);
  return { count: results[0]?.count ?? 0, results: results.filter(({ id }) => id !== null) };
}

const rowsAtOnce = 500;

/** Yields all entries that meet the filters, the latest first; a long trail is never in memory as a whole. */
export async function* allEntries(
  db: Queries,
  filters: AuditFilters,
): AsyncGenerator<AuditEntry[]> {
  let before = 2_147_483_647;
  for (;;) {
    const rows = await db.rows<AuditEntry>(sql`
      select ${columns} from ${auditEntries} where ${chosenBy(filters)} and ${auditEntries.id} < ${before}
      order by ${auditEntries.id} desc limit ${rowsAtOnce}`);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    before = rows.at(-1)?.id ?? 0;
  }
}

/** Returns the accounts of editors and administrators in the trail, with the name of their latest entry. */
export function auditPeople(db: Queries): Promise<Named[]> {
  return db.rows<Named>(sql`
    select distinct on (${auditEntries.user_id}) ${auditEntries.user_id} as id, ${auditEntries.user_name} as name
    from ${auditEntries} where ${auditEntries.user_id} is not null and ${auditEntries.user_name} <> ${companyAccount}
    order by ${auditEntries.user_id}, ${auditEntries.at} desc`);
}
