import { berlinDay, type Clock } from '../../../core/clock.ts';
import type { ChangeFeed } from '../../../core/database/change-feed/changes.ts';
import type { Database, Queries } from '../../../core/database/database.ts';
import { lockAccountKey } from '../../accounts/store.ts';
import { lockGroup } from '../listing/group-store.ts';
import { publishDueAds } from '../publishing/publishing-store.ts';
import { stateAfter } from './actions.ts';
import { findAdLink, undoAdLink, useAdLink, type AdLink } from './link-store.ts';

export interface LinkDeps {
  readonly database: Database;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly clock: Clock;
}

/** Finds a link and locks its account and its ad, in the order of all edits. */
async function lockLink(tx: Queries, token: string, now: Date): Promise<AdLink | undefined> {
  const found = await findAdLink(tx, token, now);
  if (found === undefined || !(await lockAccountKey(tx, found.userId))) return undefined;
  await lockGroup(tx, found.jobAdId);
  return findAdLink(tx, token, now);
}

/** Changes the ad of a locked link. @returns false if there is nothing to do */
type Act = (tx: Queries, link: AdLink, now: Date) => Promise<boolean>;

/** Runs an action with a locked link. @returns the link after it; undefined if the link is no longer valid */
function withLink(
  { changes, clock }: LinkDeps,
  token: string,
  act: Act,
): Promise<AdLink | undefined> {
  return changes.write(async (tx) => {
    const now = clock();
    const link = await lockLink(tx, token, now);
    if (link === undefined || !(await act(tx, link, now))) return link;
    await publishDueAds(tx, now, [link.jobAdId]);
    return findAdLink(tx, token, now);
  });
}

/** Carries out the action of a link, once. @returns the link after it; undefined if the link is no longer valid */
export const followLink = (deps: LinkDeps, token: string): Promise<AdLink | undefined> =>
  withLink(deps, token, async (tx, link, now) => {
    if (link.before !== null) return false;
    const after = stateAfter(link.action, link.state, berlinDay(now));
    await useAdLink(tx, token, link, { after, now });
    return true;
  });

/** Undoes the action of a link, once, and only if the ad was not changed since. @returns the link after it */
export const undoLink = (deps: LinkDeps, token: string): Promise<AdLink | undefined> =>
  withLink(deps, token, async (tx, link, now) => {
    const { before, isUndone, isUnchanged } = link;
    if (before === null || isUndone || !isUnchanged) return false;
    await undoAdLink(tx, token, link, { before, now });
    return true;
  });
