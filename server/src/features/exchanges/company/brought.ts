import type { ChangeFeed } from '../../../core/database/change-feed/changes.ts';
import type { Queries } from '../../../core/database/database.ts';
import { removeAds } from '../../job-ads/deletion-store.ts';
import { deleteRecords } from '../pipeline/records/record-store.ts';
import { lockBrought } from '../runs/records/keeping-store.ts';

/** Ads that are deleted in one short transaction. */
const atOnce = 500;

/** Deletes some ads of a run that is held because too much came. Adopted or edited ones stay. @returns how many */
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

/** Deletes all ads of a run that is held because too much came, some at a time. Does nothing for any other run. */
export async function removeBrought(
  changes: Pick<ChangeFeed, 'write'>,
  runId: number,
): Promise<void> {
  while ((await changes.write((tx) => removeSome(tx, runId))) > 0);
}
