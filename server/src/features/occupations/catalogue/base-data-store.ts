import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { changedAt } from '../../../core/database/sql-parts.ts';
import type { Catalogue, CatalogueOccupation } from './catalogue.ts';
import {
  brafoFields,
  catalogueGiven,
  jobNameBrafoFields,
  jobNameSynonyms,
  jobNames,
  professions,
} from '../schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

const n = alias(jobNames, 'n');
const t = alias(jobNames, 't');
const g = alias(catalogueGiven, 'g');
const p = alias(professions, 'p');
const f = alias(brafoFields, 'f');

export async function insertFieldsAndProfessions(tx: Queries, catalogue: Catalogue): Promise<void> {
  const fields = catalogue.brafoFields.map(({ number, description, verified }) => ({
    number,
    description,
    draft: !verified,
  }));
  await tx.rows(sql`
    insert into ${brafoFields} (${bareList(brafoFields, 'number', 'description', 'draft')})
    select r.number, r.description, r.draft
    from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as r(
      number smallint, description text, draft boolean)
    order by r.number
    on conflict (${bareList(brafoFields, 'number')}) do nothing`);
  await tx.rows(sql`
    insert into ${professions} (${bareList(professions, 'name')})
    select r.name from jsonb_to_recordset(${JSON.stringify(catalogue.professions)}::jsonb) as r(name text)
    on conflict (${bareList(professions, 'name')}) do nothing`);
}

const formerNames = (occupations: readonly CatalogueOccupation[]) => {
  const rows = occupations.flatMap(({ name, former = [] }) =>
    former.map((before, rank) => ({ name, before, rank })),
  );
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(name text, before text, rank int)`;
};

/** Condition that the catalogue may change a job name: it is neither external nor blocked, nor mapped by an editor. */
const isOurs = sql`not ${n.external} and not ${n.blocked} and ${n.mapping_id} is null`;

/** Renames occupations that have a new name in the catalogue; the row stays, with its ads and settings. */
export async function renameFormer(
  tx: Queries,
  occupations: readonly CatalogueOccupation[],
): Promise<void> {
  await tx.rows(sql`
    update ${jobNames} n set ${bare(jobNames.name)} = f.name, ${bare(jobNames.last_updated)} = ${changedAt()}
    from (
      select distinct on (r.name) r.name, ${n.id} from ${formerNames(occupations)}
      join ${jobNames} n on ${n.name} = r.before and ${isOurs}
      where not exists (select from ${jobNames} t where lower(${t.name}) = lower(r.name))
      order by r.name, r.rank) f
    where ${n.id} = f.id`);
}

/** Maps several occupations that have become one to it, together with the names that were mapped to them. */
export async function mapFormer(
  tx: Queries,
  occupations: readonly CatalogueOccupation[],
): Promise<void> {
  const pairs = await tx.rows<{ before: number; target: number }>(sql`
    select ${n.id} as before, ${t.id} as target from ${formerNames(occupations)}
    join ${jobNames} n on ${n.name} = r.before and ${isOurs}
    join ${jobNames} t on ${t.name} = r.name and not ${t.external} and not ${t.blocked} and ${t.mapping_id} is null and ${t.id} <> ${n.id}
    order by ${n.id}`);
  for (const { before, target } of pairs) {
    await tx.rows(
      sql`update ${jobNames} set ${bare(jobNames.mapping_id)} = ${target} where ${jobNames.mapping_id} = ${before}`,
    );
    await tx.rows(
      sql`update ${jobNames} set ${bare(jobNames.mapping_id)} = ${target} where ${jobNames.id} = ${before}`,
    );
  }
}

/** Adds other names, also to existing rows, without duplicates. */
export async function insertAliases(
  tx: Queries,
  occupations: readonly CatalogueOccupation[],
): Promise<void> {
  const rows = occupations.flatMap(({ name, aliases = [] }) => [
    { name, alias: '' },
    ...aliases.map((other) => ({ name, alias: other })),
  ]);
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(name text, alias text)`;
  await tx.rows(sql`
    insert into ${jobNameSynonyms} (${bareList(jobNameSynonyms, 'job_name_id', 'synonym', 'in_title')})
    select ${n.id}, r.alias, true from ${given} join ${jobNames} n on ${n.name} = r.name and not ${n.external}
    where r.alias <> '' and not exists (select from ${catalogueGiven} g where ${g.name} = r.name and ${g.alias} = r.alias)
    on conflict (${bareList(jobNameSynonyms, 'job_name_id', 'synonym')}) do update set ${bare(jobNameSynonyms.in_title)} = true`);
  await tx.rows(sql`
    insert into ${catalogueGiven} (${bareList(catalogueGiven, 'name', 'alias')}) select r.name, r.alias from ${given}
    on conflict do nothing`);
}

/** Adds the missing occupations. @returns their names */
export async function insertJobNames(
  tx: Queries,
  occupations: readonly CatalogueOccupation[],
): Promise<Set<string>> {
  const rows = occupations.map(({ name, kind, kldb, profession }) => ({
    name,
    kind,
    kldb,
    profession,
  }));
  const added = await tx.rows<{ name: string }>(sql`
    insert into ${jobNames} (${bareList(jobNames, 'name', 'kind', 'kldb', 'profession_id')})
    select r.name, r.kind, r.kldb, ${p.id}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      name text, kind text, kldb text, profession text)
    left join ${professions} p on ${p.name} = r.profession
    where not exists (select from ${catalogueGiven} g where ${g.name} = r.name and ${g.alias} = '')
    on conflict (lower(name)) do nothing
    returning name`);
  return new Set(added.map(({ name }) => name));
}

/** Adds BRAFO fields and synonyms of new rows; existing rows keep their own. */
export async function insertBelongings(
  tx: Queries,
  occupations: readonly CatalogueOccupation[],
): Promise<void> {
  const fields = occupations.flatMap(({ name, brafo }) =>
    brafo.map((number) => ({ name, number })),
  );
  await tx.rows(sql`
    insert into ${jobNameBrafoFields} (${bareList(jobNameBrafoFields, 'job_name_id', 'brafo_field_id')})
    select ${n.id}, ${f.id}
    from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as r(name text, number smallint)
    join ${jobNames} n on ${n.name} = r.name
    join ${brafoFields} f on ${f.number} = r.number`);
  const synonyms = occupations.flatMap(({ name, synonyms: own }) =>
    own.map((synonym) => ({ name, synonym })),
  );
  await tx.rows(sql`
    insert into ${jobNameSynonyms} (${bareList(jobNameSynonyms, 'job_name_id', 'synonym')})
    select ${n.id}, r.synonym
    from jsonb_to_recordset(${JSON.stringify(synonyms)}::jsonb) as r(name text, synonym text)
    join ${jobNames} n on ${n.name} = r.name`);
}
