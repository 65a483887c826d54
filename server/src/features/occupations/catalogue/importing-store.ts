import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { idList, inSmallLetters } from '../../../core/database/sql-parts.ts';
import type { KnownText } from '../job-names/similar-names.ts';
import { jobNameSynonyms, jobNames } from '../schema.ts';
import { bareList } from '../../../core/database/build.ts';

const n = alias(jobNames, 'n');
const s = alias(jobNameSynonyms, 's');

/** A text by which a job name is known, and how: as itself or by a synonym. */
export interface KnownJobName extends KnownText {
  /** Whether an import may choose it by what it resembles; one that is blocked or counts under another must be named to the letter. */
  readonly free: boolean;
  readonly isSynonym: boolean;
  /** Whether a title that says it means the occupation; 'verkauf' and 'büro' are only words by which people search. */
  readonly inTitle: boolean;
  readonly kind: string;
}

/** Everything internal job names are called; those of internships are no occupations, and known to the letter alone. */
export function internalNames(db: Queries): Promise<KnownJobName[]> {
  return db.rows<KnownJobName>(sql`
    select id, name as text, mapping_id is null and not blocked as free, false as "isSynonym", kind <> 'internship' as "inTitle", kind
    from ${jobNames} where not external
    union all
    select ${n.id}, ${s.synonym}, true, true, true, ${n.kind} from ${jobNameSynonyms} s join ${jobNames} n on ${n.id} = ${s.job_name_id}
    where ${s.in_title} and not ${n.external} and ${n.mapping_id} is null and not ${n.blocked} and ${n.kind} <> 'internship'
    order by "isSynonym", id, text`);
}

/** Id of the internal job name under which one of the table `n` counts; null for one from outside that nobody has settled. */
export const countsUnder = sql`coalesce(${n.mapping_id}, case when not ${n.external} then ${n.id} end)`;

/** The same for some of them, in order. */
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

/** Ids of the job names called so but for capitals, in order; undefined for one that there is not. */
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
 * Adds job names from outside, for editors to look at, where there is none called so yet.
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
