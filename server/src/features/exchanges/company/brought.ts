import type { ChangeFeed } from '../../../core/database/changes.ts';
import type { Queries } from '../../../core/database/database.ts';
import { removeAds } from '../../job-ads/deletion-store.ts';
import { deleteRecords } from '../pipeline/records/record-store.ts';
import { lockBrought } from '../runs/records/keeping-store.ts';

/** As many as are deleted within a moment. */
const atOnce = 500;

/** What a run has brought, that is held because too much came, and that nobody has made his own since. @returns how many went */
async function removeSome(tx: Queries, runId: number): Promise<number> {
  const brought = await lockBrought(tx, runId, atOnce);
  await removeAds(
    tx,
    brought.map(({ ad }) => ad),
  );
  await deleteRecords(
    tx,
    brought.map(({ id }) => id),
  );
  return brought.length;
}

/** Deletes what a run has brought that is held because too much came, some at a time; of any other run nothing. */
export async function removeBrought(
  changes: Pick<ChangeFeed, 'write'>,
  runId: number,
): Promise<void> {
  while ((await changes.write((tx) => removeSome(tx, runId))) > 0);
}
