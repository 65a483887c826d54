import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Queries } from '../../../core/database/database.ts';
import { hasMark, insertMark } from '../../../core/database/marks.ts';
import {
  insertAliases,
  insertBelongings,
  insertFieldsAndProfessions,
  insertJobNames,
  mapFormer,
  renameFormer,
} from './base-data-store.ts';
import { loadCatalogue } from './catalogue.ts';

const builtInFolder = new URL('../data/', import.meta.url);

/**
 * Loads the starter catalogue into the database: adds missing entries, and maps former names of an occupation to it. Existing rows keep
 * the editors' values, and deleted rows are not added again.
 * @throws if a file of the catalogue is invalid
 */
export async function loadOccupations(tx: Queries, folder: URL = builtInFolder): Promise<void> {
  const mark = `occupations-${fingerprint(folder)}`;
  if (await hasMark(tx, mark)) return;
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
  await insertMark(tx, mark);
}

/** Returns twelve hex digits of a hash of all files of the catalogue. */
function fingerprint(folder: URL): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  for (const name of files) hash.update(name).update(readFileSync(new URL(name, folder)));
  return hash.digest('hex').slice(0, 12);
}
