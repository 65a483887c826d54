import type { AdAction } from '@lehrpfad/contract/job-ads/many/many-options.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { isDeepStrictEqual } from 'node:util';
import { berlinDay } from '../../../core/clock.ts';
import type { Actor } from '../../../core/security/callers.ts';
import type { Queries } from '../../../core/database/database.ts';
import { adsBefore, recordAds } from '../editing/trail.ts';
import { lockAds } from '../listing/group-store.ts';
import { lockAuthor } from '../policy.ts';
import { publishDueAds } from '../publishing/publishing-store.ts';
import { ownAds } from '../store.ts';
import { stateAfter } from './actions.ts';
import type { LinkDeps } from './links.ts';
import {
  claimUndo,
  lockFormerBranches,
  statesOf,
  writeState,
  writeUndoable,
} from './link-store.ts';

export type ManyDeps = Pick<LinkDeps, 'changes' | 'clock'>;

/** Records a change of several ads. @returns the ads after it */
export async function recordMany(
  tx: Queries,
  caller: Actor,
  before: readonly OwnJobAd[],
  changed: readonly number[],
): Promise<OwnJobAd[]> {
  const after = await ownAds(tx, changed);
  const wasChanged = before.filter(({ id }) => changed.includes(id));
  await recordAds(tx, caller, wasChanged, after);
  return after;
}

/** Applies the same action to several own ads. @returns those that have changed; foreign and imported ones stay unchanged */
export function changeMany(
  { changes, clock }: ManyDeps,
  author: Actor,
  { job_ids: ids, action }: { job_ids: readonly number[]; action: AdAction },
): Promise<OwnJobAd[]> {
  return changes.write(async (tx) => {
    await lockAuthor(tx, author);
    await lockAds(tx, ids);
    const now = clock();
    const changed: number[] = [];
    const states = await statesOf(tx, author, ids);
    const before = await adsBefore(
      tx,
      states.map(({ id }) => id),
    );
    for (const { id, state } of states) {
      const after = stateAfter(action, state, berlinDay(now));
      if (isDeepStrictEqual(after, state)) continue;
      await writeUndoable(tx, { id, action, before: state, after }, { ...author, now });
      changed.push(id);
    }
    await publishDueAds(tx, now, changed);
    return recordMany(tx, author, before, changed);
  });
}

/** Undoes the last action on own ads that were not changed since. @returns those that have changed */
export function undoMany(
  { changes, clock }: ManyDeps,
  author: Actor,
  ids: readonly number[],
): Promise<OwnJobAd[]> {
  return changes.write(async (tx) => {
    await lockAuthor(tx, author);
    await lockAds(tx, ids);
    await lockFormerBranches(tx, author.accountId, ids);
    const now = clock();
    const seen = await adsBefore(tx, ids);
    const undone = await claimUndo(tx, author, ids, now);
    for (const { id, before } of undone)
      await writeState(tx, id, before, { userId: author.userId, now });
    const changed = undone.map(({ id }) => id);
    await publishDueAds(tx, now, changed);
    return recordMany(tx, author, seen, changed);
  });
}
