import type { ChangeFeed } from '../../../core/database/change-feed/changes.ts';
import type { Queries } from '../../../core/database/database.ts';
import { removeAds } from '../../job-ads/deletion-store.ts';
import { deleteRecords } from '../pipeline/records/record-store.ts';
import { lockAdsOfHeldRun } from '../runs/records/retention-store.ts';

/** Ads that are deleted in one short transaction. */
const batchSize = 500;

/** Deletes some ads of a run that is held because too much came. Adopted or edited ones stay. @returns how many */
async function deleteBatch(tx: Queries, runId: number): Promise<number> {
  const created = await lockAdsOfHeldRun(tx, runId, batchSize);
  await removeAds(
    tx,
    created.map(({ ad }) => ad),
  );
  await deleteRecords(
    tx,
    created.map(({ id }) => id),
  );
  return created.length;
}

/** Deletes all ads of a run that is held because too much came, some at a time. Does nothing for any other run. */
export async function deleteAdsOfHeldRun(
  changes: Pick<ChangeFeed, 'write'>,
  runId: number,
): Promise<void> {
  while ((await changes.write((tx) => deleteBatch(tx, runId))) > 0);
}
