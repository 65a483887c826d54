import type { Database, Queries } from '../../../../core/database/database.ts';
import type { ChangeFeed } from '../../../../core/database/changes.ts';
import { removeAds } from '../../../job-ads/deletion-store.ts';
import { deleteRecords, emptyRecords } from '../../pipeline/records/record-store.ts';
import { deleteImportResultsBefore, deleteRunsBefore, lockGone } from './keeping-store.ts';

/** As many at once as are deleted within a moment. */
const atOnce = 1000;

/** Repeats what deletes a few until there are no more. */
async function untilNone(some: () => Promise<number>): Promise<void> {
  while ((await some()) > 0);
}

/** Deletes runs that ended before that moment, with their import results. */
async function removeRunsBefore(db: Queries, before: Date): Promise<void> {
  await untilNone(() => deleteImportResultsBefore(db, before, atOnce));
  await deleteRunsBefore(db, before);
}

/** What editors have locked stays with its record, or else it would come back as an ad that nobody knows. @returns how many were dealt with */
async function removeSomeGone(tx: Queries, before: Date): Promise<number> {
  const records = await lockGone(tx, before, atOnce);
  const going = records.filter(({ goes }) => goes);
  await removeAds(
    tx,
    going.flatMap(({ ad }) => ad ?? []),
  );
  await deleteRecords(
    tx,
    going.map(({ id }) => id),
  );
  // Whatever was adopted, edited or deleted here has to be known again should it ever come back.
  const staying = records.filter(({ goes }) => !goes);
  await emptyRecords(
    tx,
    staying.map(({ id }) => id),
  );
  return records.length;
}

/** Deletes what exchanges have shown no more since that moment, with the ads that were withdrawn for it. */
async function removeGoneBefore(changes: Pick<ChangeFeed, 'write'>, before: Date): Promise<void> {
  await untilNone(() => changes.write((tx) => removeSomeGone(tx, before)));
}

/** All that imports leave behind for so long. */
export async function removeOldImports(
  parts: { readonly database: Database; readonly changes: Pick<ChangeFeed, 'write'> },
  before: Date,
): Promise<void> {
  await removeRunsBefore(parts.database, before);
  await removeGoneBefore(parts.changes, before);
}
