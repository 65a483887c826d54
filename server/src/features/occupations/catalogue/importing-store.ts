import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { idList, inSmallLetters } from '../../../core/database/sql-parts.ts';
import type { KnownText } from '../job-names/similar-names.ts';
import { jobNameSynonyms, jobNames } from '../schema.ts';
import { bareList } from '../../../core/database/build.ts';

const n = alias(jobNames, 'n');
const s = alias(jobNameSynonyms, 's');

/** A text that refers to a job name: its name or a synonym. */
export interface KnownJobName extends KnownText {
  /** Whether an import may match it by similarity; blocked or mapped names match only literally. */
  readonly free: boolean;
  readonly isSynonym: boolean;
  /** Whether the text in a title means the occupation; 'verkauf' and 'büro' are only search words. */
  readonly inTitle: boolean;
  readonly kind: string;
}

/** Returns all names and synonyms of internal job names; internships are not occupations, and match only literally. */
export function internalNames(db: Queries): Promise<KnownJobName[]> {
  return db.rows<KnownJobName>(sql`
    select id, name as text, mapping_id is null and not blocked as free, false as "isSynonym", kind <> 'internship' as "inTitle", kind
    from ${jobNames} where not external
    union all
    select ${n.id}, ${s.synonym}, true, true, true, ${n.kind} from ${jobNameSynonyms} s join ${jobNames} n on ${n.id} = ${s.job_name_id}
    where ${s.in_title} and not ${n.external} and ${n.mapping_id} is null and not ${n.blocked} and ${n.kind} <> 'internship'
    order by "isSynonym", id, text`);
}

/** The id of the internal job name to which `n` is mapped, or its own; null for an external one without an editor's decision. */
export const countsUnder = sql`coalesce(${n.mapping_id}, case when not ${n.external} then ${n.id} end)`;

/** Returns these ids for several job names, in order. */
export async function occupationsOf(
  db: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ id: number; occupation: number | null }>(sql`
    select ${n.id}, ${countsUnder} as occupation from ${jobNames} n where ${n.id} = any(${idList(ids)})`);
  return new Map(rows.map(({ id, occupation }) => [id, occupation]));
}

const wanted = (names: readonly string[]) => sql`(
  select ordinality::int as position, value as name, ${inSmallLetters(sql`value`)} as name_lower
  from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) with ordinality) w`;

/** Returns the ids of the job names with these names, ignoring case, in order; undefined if there is none. */
export async function jobNamesCalled(
  db: Queries,
  names: readonly string[],
): Promise<(number | undefined)[]> {
  if (names.length === 0) return [];
  const rows = await db.rows<{ position: number; id: number }>(sql`
    select w.position, min(${n.id}) as id from ${wanted(names)} join ${jobNames} n on ${n.name_lower} = w.name_lower
    group by w.position`);
  const byPosition = new Map(rows.map(({ position, id }) => [position, id]));
  return names.map((_, index) => byPosition.get(index + 1));
}

/**
 * Adds external job names for editors to check, unless the name exists.
 * @returns their ids, in order
 */
export async function insertExternalJobNames(
  tx: Queries,
  names: readonly string[],
  now: Date,
): Promise<number[]> {
  if (names.length === 0) return [];
  await tx.rows(sql`
    insert into ${jobNames} (${bareList(jobNames, 'name', 'external', 'last_updated')})
    select min(w.name), true, ${now.toISOString()}::timestamptz from ${wanted(names)}
    where not exists (select from ${jobNames} n where ${n.name_lower} = w.name_lower)
    group by w.name_lower order by w.name_lower
    on conflict do nothing`);
  return (await jobNamesCalled(tx, names)).map((id) => {
    if (id === undefined) throw new Error('The database added job names without giving them back.');
    return id;
  });
}
