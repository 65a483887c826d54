import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type {
  JobName,
  JobNameChange,
  JobNameFilters,
  JobNameRow,
} from '@lehrpfad/contract/occupations/editing.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import {
  changedAt,
  containsText,
  idList,
  inSmallLetters,
  instant,
  isSameName,
} from '../../../core/database/sql-parts.ts';
import { hasBrafo, isUnsettled, isUsed } from './unsettled-store.ts';
import { adsOf, isUnused } from './usage-store.ts';
import { brafoFields, jobNameBrafoFields, jobNameSynonyms, jobNames } from '../schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

const n = alias(jobNames, 'n');
const m = alias(jobNames, 'm');
const f = alias(jobNameBrafoFields, 'f');
const b = alias(brafoFields, 'b');
const s = alias(jobNameSynonyms, 's');

/** A job name of the table `n`, as the API shows it. */
const columns = sql`${n.id}, ${n.name},
  (select jsonb_build_object('id', ${m.id}, 'name', ${m.name}) from ${jobNames} m where ${m.id} = ${n.mapping_id}) as "Mapping",
  array(select ${f.brafo_field_id} from ${jobNameBrafoFields} f join ${brafoFields} b on ${b.id} = ${f.brafo_field_id}
    where ${f.job_name_id} = ${n.id} order by ${b.number}) as "Brafo",
  ${n.blocked}, ${n.external},
  ${instant(sql`${n.last_updated}`)} as last_updated`;

/** Condition that an external name waits for an editor, because of an ad that is published or waits for its first day. */
export const isToDo = sql`(${isUnsettled} and ${isUsed})`;

function chosenBy({ id, query, brafo, mapping, blocked, todo }: JobNameFilters): SQL {
  const text = query.trim();
  const ticked = [
    ...(brafo ? [hasBrafo] : []),
    ...(mapping ? [sql`${n.mapping_id} is not null`] : []),
    ...(blocked ? [sql`${n.blocked}`] : []),
    ...(todo ? [isToDo] : []),
  ];
  const filter = ticked.length === 0 ? sql`true` : sql.join(ticked, sql` or `);
  const isWanted = id === undefined ? sql`` : sql` and ${n.id} = ${id}`;
  return sql`(${filter})${isWanted}${text === '' ? sql`` : sql` and ${containsText(sql`${n.name_lower}`, text)}`}`;
}

const order = sql`${n.external} desc, ${n.last_updated} desc, ${n.id}`;
const before = ({ page }: JobNameFilters) => (page - 1) * limits.pageSize;

/** Returns the number of rows, and a query for the rows of a page. An index provides the order, so only the rows of the page are read. */
async function inOrder(db: Queries, filters: JobNameFilters) {
  const chosen = chosenBy(filters);
  const [counted] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from ${jobNames} n where ${chosen}`,
  );
  const page = sql`select * from ${jobNames} n where ${chosen} order by ${order}
    limit ${limits.pageSize} offset ${before(filters)}::bigint`;
  return { count: counted?.count ?? 0, page };
}

/** Does the same for a search, which mainly costs the comparison of texts: it reads each name once instead of twice. */
async function inOnePass(db: Queries, filters: JobNameFilters) {
  const [found] = await db.rows<{ count: number; ids: number[] | null }>(sql`
    select count(*)::int as count, array_agg(${n.id} order by ${order}) as ids
    from ${jobNames} n where ${chosenBy(filters)}`);
  const ids = (found?.ids ?? []).slice(before(filters), before(filters) + limits.pageSize);
  return {
    count: found?.count ?? 0,
    page: sql`select * from ${jobNames} where ${jobNames.id} = any(${idList(ids)})`,
  };
}

/** Returns a page of the editors' list; proposals are added to rows with `isToDo`. */
export async function jobNamePage(
  db: Queries,
  filters: JobNameFilters,
): Promise<{
  count: number;
  results: (Omit<JobNameRow, 'proposal'> & { readonly isToDo: boolean })[];
}> {
  const { count, page } = await (filters.query.trim() === '' ? inOrder : inOnePass)(db, filters);
  // Usage is counted for the rows of the page only.
  const results = await db.rows<Omit<JobNameRow, 'proposal'> & { isToDo: boolean }>(sql`
    select ${columns}, ${isToDo} as "isToDo",
      ${adsOf} as ads, not (${isUnused}) as used
    from (${page}) n order by ${order}`);
  return { count, results };
}

export function allJobNames(db: Queries): Promise<JobName[]> {
  return db.rows<JobName>(sql`select ${columns} from ${jobNames} n`);
}

/** Returns the internal job names; with `mapping` only those to which another one than `id` can be mapped. */
export function internalJobNames(
  db: Queries,
  { mapping, id }: { readonly mapping: boolean; readonly id?: number | undefined },
): Promise<Named[]> {
  return db.rows<Named>(sql`
    select ${n.id}, ${n.name} from ${jobNames} n where not ${n.external}
      and (not ${mapping}::boolean or (${n.mapping_id} is null and not ${n.blocked}
        and ${n.id} is distinct from ${id ?? null}::integer))`);
}

export function jobNamesById(db: Queries, ids: readonly number[]): Promise<JobName[]> {
  return db.rows<JobName>(
    sql`select ${columns} from ${jobNames} n where ${n.id} = any(${idList(ids)}) order by ${n.id}`,
  );
}

/** Locks job names until the transaction ends, so that concurrent changes cannot form a chain. Reading and posting ads stay possible. */
export async function lockJobNames(tx: Queries): Promise<void> {
  await tx.rows(sql`lock table ${jobNames} in share row exclusive mode`);
}

export async function jobNameCalled(tx: Queries, name: string): Promise<JobName | undefined> {
  const [row] = await tx.rows<JobName>(
    sql`select ${columns} from ${jobNames} n where ${isSameName(sql`${n.name_lower}`, name)}`,
  );
  return row;
}

/** Returns those of the job names to which others are mapped, each with one of those. */
export function mappedTo(
  tx: Queries,
  ids: readonly number[],
): Promise<{ id: number; targetId: number; name: string }[]> {
  return tx.rows(sql`
    select ${jobNames.id}, ${jobNames.mapping_id} as "targetId", ${jobNames.name} from ${jobNames}
    where ${jobNames.mapping_id} = any(${idList(ids)}) order by ${jobNames.id}`);
}

export async function insertJobName(tx: Queries, name: string): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into ${jobNames} (${bareList(jobNames, 'name', 'last_updated')}) values (${name}, date_trunc('milliseconds', now()))
    returning ${jobNames.id}`);
  if (!row) throw new Error('The database added a job name without giving it back.');
  return row.id;
}

/**
 * Writes the changed fields of the rows. Mappings are removed before new ones are added: a name that was mapped may become the target of
 * others.
 */
export async function updateJobNames(
  tx: Queries,
  changes: readonly JobNameChange[],
): Promise<void> {
  const rows = changes.map(({ id, name, Mapping, blocked, external }) => ({
    id,
    name,
    blocked,
    external,
    mapping: Mapping,
    has_mapping: Mapping !== undefined,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
    id integer, name text, blocked boolean, external boolean, mapping integer, has_mapping boolean)`;
  await tx.rows(sql`
    update ${jobNames} n set
      ${bare(jobNames.name)} = coalesce(r.name, ${n.name}),
      ${bare(jobNames.blocked)} = coalesce(r.blocked, ${n.blocked}),
      ${bare(jobNames.external)} = coalesce(r.external, ${n.external}),
      ${bare(jobNames.mapping_id)} = case when r.has_mapping
        and r.mapping is distinct from ${n.mapping_id} then null else ${n.mapping_id} end,
      last_updated = ${changedAt()}
    from ${given} where ${n.id} = r.id`);
  if (rows.some(({ mapping }) => typeof mapping === 'number'))
    await tx.rows(sql`
      update ${jobNames} n set ${bare(jobNames.mapping_id)} = r.mapping from ${given}
      where ${n.id} = r.id and r.mapping is not null and ${n.mapping_id} is distinct from r.mapping`);
}

/** Keeps former names, so that searches and imports still find a job name; a former name that is the present name again is removed. */
export async function keepFormerNames(
  tx: Queries,
  renamed: readonly {
    readonly id: number;
    readonly name: string;
    readonly former: string | null;
  }[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as r(id integer, name text, former text)`;
  await tx.rows(sql`
    insert into ${jobNameSynonyms} (${bareList(jobNameSynonyms, 'job_name_id', 'synonym', 'in_title')})
    select r.id, r.former, true from ${given} where r.former is not null
    on conflict (${bareList(jobNameSynonyms, 'job_name_id', 'synonym')}) do update set ${bare(jobNameSynonyms.in_title)} = true`);
  await tx.rows(sql`
    delete from ${jobNameSynonyms} s using ${given}
    where ${s.job_name_id} = r.id and ${inSmallLetters(sql`${s.synonym}`)} = ${inSmallLetters(sql`r.name`)}`);
}

export interface BrafoOfJobName {
  readonly id: number;
  readonly Brafo: readonly number[];
}

/** Locks a job name for deletion: an ad that uses it at the same time is either counted, or waits and is refused. */
export async function lockJobName(tx: Queries, id: number): Promise<void> {
  await tx.rows(sql`select 1 from ${jobNames} where ${jobNames.id} = ${id} for update`);
}

export async function deleteJobName(tx: Queries, id: number): Promise<void> {
  await tx.rows(sql`delete from ${jobNames} where ${jobNames.id} = ${id}`);
}

/** Replaces the BRAFO fields of each of the job names. */
export async function setBrafo(tx: Queries, wanted: readonly BrafoOfJobName[]): Promise<void> {
  if (wanted.length === 0) return;
  const pairs = wanted.flatMap(({ id, Brafo }) => Brafo.map((field) => ({ id, field })));
  const given = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as r(id integer, field integer)`;
  await tx.rows(sql`
    delete from ${jobNameBrafoFields} f where ${f.job_name_id} = any(${idList(wanted.map(({ id }) => id))})
      and not exists (select from ${given} where r.id = ${f.job_name_id} and r.field = ${f.brafo_field_id})`);
  await tx.rows(sql`
    insert into ${jobNameBrafoFields} (${bareList(jobNameBrafoFields, 'job_name_id', 'brafo_field_id')})
    select r.id, r.field from ${given} on conflict do nothing`);
}
