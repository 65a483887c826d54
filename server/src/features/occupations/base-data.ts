import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../floor/database.ts';
import { loadCatalogue, type Catalogue, type CatalogueOccupation } from './catalogue.ts';

const builtInFolder = new URL('./data/', import.meta.url);

/**
 * Puts the starter catalogue into the database: adds what is missing and never touches a row that exists,
 * since the editors own it from then on. The mark of a version keeps what they delete from coming back.
 * @throws when a file of the catalogue is invalid
 */
export async function loadOccupations(tx: Queries, folder: URL = builtInFolder): Promise<void> {
  const mark = `occupations-${fingerprint(folder)}`;
  const marked = await tx.rows(sql`select 1 from marks where name = ${mark}`);
  if (marked.length > 0) return;
  const catalogue = loadCatalogue(folder);
  await insertFieldsAndProfessions(tx, catalogue);
  const added = await insertJobNames(tx, catalogue.occupations);
  await insertBelongings(
    tx,
    catalogue.occupations.filter(({ name }) => added.has(name)),
  );
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
    ...{ number, description, draft: !verified },
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

/** @returns the names of the occupations that were not there yet */
async function insertJobNames(
  tx: Queries,
  occupations: readonly CatalogueOccupation[],
): Promise<Set<string>> {
  const rows = occupations.map(({ name, kind, kldb, profession }) => ({
    ...{ name, kind, kldb, profession },
  }));
  const added = await tx.rows<{ name: string }>(sql`
    insert into job_names (name, kind, kldb, profession_id)
    select r.name, r.kind, r.kldb, p.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      name text, kind text, kldb text, profession text)
    left join professions p on p.name = r.profession
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
