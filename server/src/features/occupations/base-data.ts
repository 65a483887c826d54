import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import { changedAt } from '../../core/database/sql-parts.ts';
import { loadCatalogue, type Catalogue, type CatalogueOccupation } from './catalogue.ts';

const builtInFolder = new URL('./data/', import.meta.url);

/**
 * Puts the starter catalogue into the database: adds what is missing, and lets former names of an occupation lead to it. A row that
 * exists stays as the editors have left it, and what they delete does not come back: what was given once is not given again.
 * @throws when a file of the catalogue is invalid
 */
export async function loadOccupations(tx: Queries, folder: URL = builtInFolder): Promise<void> {
  const mark = `occupations-${fingerprint(folder)}`;
  const marked = await tx.rows(sql`select 1 from marks where name = ${mark}`);
  if (marked.length > 0) return;
  const catalogue = loadCatalogue(folder);
  await insertFieldsAndProfessions(tx, catalogue);
  await renameFormer(tx, catalogue.occupations);
  const added = await insertJobNames(tx, catalogue.occupations);
  await insertBelongings(
    tx,
    catalogue.occupations.filter(({ name }) => added.has(name)),
  );
  await mapFormer(tx, catalogue.occupations);
  await insertAliases(tx, catalogue.occupations);
  await tx.rows(sql`insert into marks (name) values (${mark}) on conflict do nothing`);
}

/** Twelve hex digits that change with any file of the catalogue. */
function fingerprint(folder: URL): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  for (const name of files) hash.update(name).update(readFileSync(new URL(name, folder)));
  return hash.digest('hex').slice(0, 12);
}

async function insertFieldsAndProfessions(tx: Queries, catalogue: Catalogue): Promise<void> {
  const fields = catalogue.brafoFields.map(({ number, description, verified }) => ({
    number,
    description,
    draft: !verified,
  }));
  await tx.rows(sql`
    insert into brafo_fields (number, description, draft)
    select r.number, r.description, r.draft
    from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as r(
      number smallint, description text, draft boolean)
    order by r.number
    on conflict (number) do nothing`);
  await tx.rows(sql`
    insert into professions (name)
    select r.name from jsonb_to_recordset(${JSON.stringify(catalogue.professions)}::jsonb) as r(name text)
    on conflict (name) do nothing`);
}

const formerNames = (occupations: readonly CatalogueOccupation[]) => {
  const rows = occupations.flatMap(({ name, former = [] }) =>
    former.map((before, rank) => ({ name, before, rank })),
  );
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(name text, before text, rank int)`;
};

/** Ours to change: neither from outside nor blocked, nor mapped by an editor. */
const isOurs = sql`not n.external and not n.blocked and n.mapping_id is null`;

/** An occupation that is called otherwise by now keeps its row, with all ads and settings that hang on it. */
async function renameFormer(
  tx: Queries,
  occupations: readonly CatalogueOccupation[],
): Promise<void> {
  await tx.rows(sql`
    update job_names n set name = f.name, last_updated = ${changedAt()}
    from (
      select distinct on (r.name) r.name, n.id from ${formerNames(occupations)}
      join job_names n on n.name = r.before and ${isOurs}
      where not exists (select from job_names t where lower(t.name) = lower(r.name))
      order by r.name, r.rank) f
    where n.id = f.id`);
}

/** Several occupations that have become one count under it, with what counted under them. */
async function mapFormer(tx: Queries, occupations: readonly CatalogueOccupation[]): Promise<void> {
  const pairs = await tx.rows<{ before: number; target: number }>(sql`
    select n.id as before, t.id as target from ${formerNames(occupations)}
    join job_names n on n.name = r.before and ${isOurs}
    join job_names t on t.name = r.name and not t.external and not t.blocked and t.mapping_id is null and t.id <> n.id
    order by n.id`);
  for (const { before, target } of pairs) {
    await tx.rows(sql`update job_names set mapping_id = ${target} where mapping_id = ${before}`);
    await tx.rows(sql`update job_names set mapping_id = ${target} where id = ${before}`);
  }
}

/** Other names, also of rows that exist; each of them once. */
async function insertAliases(
  tx: Queries,
  occupations: readonly CatalogueOccupation[],
): Promise<void> {
  const rows = occupations.flatMap(({ name, aliases = [] }) => [
    { name, alias: '' },
    ...aliases.map((alias) => ({ name, alias })),
  ]);
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(name text, alias text)`;
  await tx.rows(sql`
    insert into job_name_synonyms (job_name_id, synonym, in_title)
    select n.id, r.alias, true from ${given} join job_names n on n.name = r.name and not n.external
    where r.alias <> '' and not exists (select from catalogue_given g where g.name = r.name and g.alias = r.alias)
    on conflict (job_name_id, synonym) do update set in_title = true`);
  await tx.rows(sql`
    insert into catalogue_given (name, alias) select r.name, r.alias from ${given} on conflict do nothing`);
}

/** @returns the names of the occupations that were not there yet */
async function insertJobNames(
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
    insert into job_names (name, kind, kldb, profession_id)
    select r.name, r.kind, r.kldb, p.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      name text, kind text, kldb text, profession text)
    left join professions p on p.name = r.profession
    where not exists (select from catalogue_given g where g.name = r.name and g.alias = '')
    on conflict (lower(name)) do nothing
    returning name`);
  return new Set(added.map(({ name }) => name));
}

/** BRAFO fields and synonyms belong to the row that they came with; an existing one keeps its own. */
async function insertBelongings(
  tx: Queries,
  occupations: readonly CatalogueOccupation[],
): Promise<void> {
  const fields = occupations.flatMap(({ name, brafo }) =>
    brafo.map((number) => ({ name, number })),
  );
  await tx.rows(sql`
    insert into job_name_brafo_fields (job_name_id, brafo_field_id)
    select n.id, f.id
    from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as r(name text, number smallint)
    join job_names n on n.name = r.name
    join brafo_fields f on f.number = r.number`);
  const synonyms = occupations.flatMap(({ name, synonyms: own }) =>
    own.map((synonym) => ({ name, synonym })),
  );
  await tx.rows(sql`
    insert into job_name_synonyms (job_name_id, synonym)
    select n.id, r.synonym
    from jsonb_to_recordset(${JSON.stringify(synonyms)}::jsonb) as r(name text, synonym text)
    join job_names n on n.name = r.name`);
}
