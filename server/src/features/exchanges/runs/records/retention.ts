import type { Database, Queries } from '../../../../core/database/database.ts';
import type { ChangeFeed } from '../../../../core/database/change-feed/changes.ts';
import { removeAds } from '../../../job-ads/deletion-store.ts';
import { deleteRecords, emptyRecords } from '../../pipeline/records/record-store.ts';
import { deleteImportResultsBefore, deleteRunsBefore, lockGone } from './retention-store.ts';

/** Rows that are deleted at once, in a short transaction. */
const batchSize = 1000;

/** Repeats a function that deletes some rows until there are no more. */
async function untilNone(some: () => Promise<number>): Promise<void> {
  while ((await some()) > 0);
}

/** Deletes runs that ended before that moment, with their import results. */
async function removeRunsBefore(db: Queries, before: Date): Promise<void> {
  await untilNone(() => deleteImportResultsBefore(db, before, batchSize));
  await deleteRunsBefore(db, before);
}

/** A locked ad stays with its record; otherwise it would come back as a new ad. @returns how many records were processed */
async function removeSomeGone(tx: Queries, before: Date): Promise<number> {
  const records = await lockGone(tx, before, batchSize);
  const going = records.filter(({ goes }) => goes);
  await removeAds(
    tx,
    going.flatMap(({ ad }) => ad ?? []),
  );
  await deleteRecords(
    tx,
    going.map(({ id }) => id),
  );
  // A record whose ad was adopted, edited or deleted here has to be recognised if it comes back.
  const staying = records.filter(({ goes }) => !goes);
  await emptyRecords(
    tx,
    staying.map(({ id }) => id),
  );
  return records.length;
}

/** Deletes records that were gone before that moment, with the ads that were withdrawn for them. */
async function removeGoneBefore(changes: Pick<ChangeFeed, 'write'>, before: Date): Promise<void> {
  await untilNone(() => changes.write((tx) => removeSomeGone(tx, before)));
}

/** Deletes runs that ended, and records that were gone, before that moment. */
export async function removeOldImports(
  parts: { readonly database: Database; readonly changes: Pick<ChangeFeed, 'write'> },
  before: Date,
): Promise<void> {
  await removeRunsBefore(parts.database, before);
  await removeGoneBefore(parts.changes, before);
}
