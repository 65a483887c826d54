import { byName } from '../../core/text/by-name.ts';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { BrafoField } from '@lehrpfad/contract/occupations/occupations.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';
import type { KnownText } from './job-names/similar-names.ts';
import {
  brafoFields as brafoFieldsTable,
  jobNameSynonyms,
  jobNames,
  professions as professionsTable,
} from './schema.ts';

const n = alias(jobNames, 'n');
const s = alias(jobNameSynonyms, 's');
const o = alias(jobNames, 'o');

export function brafoFields(db: Queries): Promise<BrafoField[]> {
  return db.rows(
    sql`select ${brafoFieldsTable.id}, ${brafoFieldsTable.number}, ${brafoFieldsTable.description} from ${brafoFieldsTable}
        order by ${brafoFieldsTable.number}`,
  );
}

export async function professions(db: Queries): Promise<Named[]> {
  return byName(
    await db.rows<Named>(
      sql`select ${professionsTable.id}, ${professionsTable.name} from ${professionsTable}`,
    ),
  );
}

/** Returns the job names that people may choose: internal, not mapped, not blocked. */
export async function choosableJobNames(db: Queries): Promise<Named[]> {
  return byName(
    await db.rows<Named>(sql`
      select ${jobNames.id}, ${jobNames.name} from ${jobNames}
      where not ${jobNames.external} and ${jobNames.mapping_id} is null and not ${jobNames.blocked}`),
  );
}

/**
 * Texts that refer to possible targets of mappings: first their own names, then their synonyms and the names that are already mapped to
 * them. Synonyms of internships are excluded, since they are names of occupations: 'koch' leads pupils to 'Schülerpraktikum Hotel und
 * Gastronomie'.
 */
const mappingTexts = sql`
  select 1 as rank, id, name as text from ${jobNames} where not external and mapping_id is null and not blocked
  union all
  select 2, ${n.id}, ${s.synonym} from ${jobNameSynonyms} s join ${jobNames} n on ${n.id} = ${s.job_name_id}
  where not ${n.external} and ${n.mapping_id} is null and not ${n.blocked} and ${n.kind} <> 'internship'
  union all
  select 3, ${n.id}, ${o.name} from ${jobNames} o join ${jobNames} n on ${n.id} = ${o.mapping_id}
  where not ${n.external} and not ${n.blocked}`;

/** Returns these texts; the first text of a job name is its own name. */
export function listMappingTexts(db: Queries): Promise<KnownText[]> {
  return db.rows<KnownText>(sql`${mappingTexts} order by rank, id, text`);
}

/** Returns a version that changes with these texts. */
export async function versionOfMappingTexts(db: Queries): Promise<string> {
  const [row] = await db.rows<{ version: string }>(sql`
    select count(*) || ' ' || coalesce(sum(hashtextextended(text, id)), 0) as version from (${mappingTexts}) as k`);
  return row?.version ?? '';
}

export function jobNamesWithIds(db: Queries, ids: readonly number[]): Promise<Named[]> {
  return db.rows<Named>(
    sql`select ${jobNames.id}, ${jobNames.name} from ${jobNames} where ${jobNames.id} = any(${idList(ids)})`,
  );
}

/** Kind of training of a job name, and its industry. */
export interface KindOfJobName {
  readonly kind: 'dual' | 'school' | 'study' | 'special' | 'internship' | 'other';
  readonly profession: string | null;
}

export async function kindOfJobName(db: Queries, id: number): Promise<KindOfJobName | undefined> {
  const [row] = await db.rows<KindOfJobName>(sql`
    select ${n.kind}, ${professionsTable.name} as profession
    from ${jobNames} n left join ${professionsTable} on ${professionsTable.id} = ${n.profession_id}
    where ${n.id} = ${id}`);
  return row;
}
