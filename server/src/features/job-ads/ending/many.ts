import type { AdAction } from '@lehrpfad/contract/job-ads/many-options.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { isDeepStrictEqual } from 'node:util';
import { berlinDay } from '../../../core/clock.ts';
import type { Actor } from '../../../core/security/callers.ts';
import { lockAds } from '../listing/group-store.ts';
import { lockAuthor } from '../policy.ts';
import { publishWhatIsDue } from '../publishing/publishing-store.ts';
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
export type Author = Pick<Actor, 'userId' | 'accountId' | 'branches'>;

/** Does the same to several own ads. @returns those that have changed; foreign and imported ones stay as they are */
export function changeMany(
  { changes, clock }: ManyDeps,
  author: Author,
  { job_ids: ids, action }: { job_ids: readonly number[]; action: AdAction },
): Promise<OwnJobAd[]> {
  return changes.write(async (tx) => {
    await lockAuthor(tx, author);
    await lockAds(tx, ids);
    const now = clock();
    const changed: number[] = [];
    for (const { id, state } of await statesOf(tx, author, ids)) {
      const after = stateAfter(action, state, berlinDay(now));
      if (isDeepStrictEqual(after, state)) continue;
      await writeUndoable(tx, { id, action, before: state, after }, { ...author, now });
      changed.push(id);
    }
    await publishWhatIsDue(tx, now, changed);
    return ownAds(tx, changed);
  });
}

/** Takes back the last action on own ads that nobody has changed since. @returns those that have changed */
export function undoMany(
  { changes, clock }: ManyDeps,
  author: Author,
  ids: readonly number[],
): Promise<OwnJobAd[]> {
  return changes.write(async (tx) => {
    await lockAuthor(tx, author);
    await lockAds(tx, ids);
    await lockFormerBranches(tx, author.accountId, ids);
    const now = clock();
    const undone = await claimUndo(tx, author, ids, now);
    for (const { id, before } of undone)
      await writeState(tx, id, before, { userId: author.userId, now });
    const changed = undone.map(({ id }) => id);
    await publishWhatIsDue(tx, now, changed);
    return ownAds(tx, changed);
  });
}
