import {
  patchFiguresMail,
  readFiguresMail,
  readFiguresOf,
  readOwnFigures,
} from '@lehrpfad/contract/ad-figures/ad-figures.ts';
import { countAdActs } from '@lehrpfad/contract/job-ads/counts.ts';
import { berlinDay, type Clock } from '../../core/clock.ts';
import type { Config } from '../../core/config/config.ts';
import type { Queries } from '../../core/database/database.ts';
import type { Api } from '../../core/http/api.ts';
import { notFound } from '../../core/http/errors.ts';
import { callerAddress } from '../../core/security/caller-address.ts';
import { isEditor } from '../../core/security/callers.ts';
import type { AdCounts } from './counts.ts';
import { filterOwnAds } from './counts-store.ts';
import { figuresOf } from './figures.ts';
import { branchesOf, branchOf } from './figures-store.ts';
import { isSubscribed, subscribe, unsubscribe } from './mails/mails-store.ts';

interface Deps {
  readonly db: Queries;
  readonly clock: Clock;
  readonly config: Pick<Config, 'sharedCacheSeconds'>;
  readonly adCounts: Pick<AdCounts, 'count'>;
}

export function registerAdFigures(api: Api, { db, clock, config, adCounts }: Deps): void {
  const missed = { uncounted_seconds: config.sharedCacheSeconds };
  const today = () => berlinDay(clock());
  api.handle(countAdActs, async ({ body: { acts }, caller, request }) => {
    if (caller && isEditor(caller)) return {};
    const address = callerAddress(request);
    const ids = acts.map((act) => act.job_ad);
    const own = caller ? await filterOwnAds(db, ids, caller.accountId) : new Set<number>();
    for (const { job_ad: ad, act, from } of acts)
      if (!own.has(ad)) adCounts.count({ ad, act, from }, address);
    return {};
  });
  api.handle(readOwnFigures, async ({ caller, query: { weeks } }) => {
    const branches = await branchesOf(db, caller);
    return { ...missed, ...(await figuresOf(db, branches, { weeks, today: today() })) };
  });
  api.handle(readFiguresOf, async ({ params, query: { weeks } }) => {
    const branches = await branchOf(db, params.id);
    if (branches.length === 0) throw notFound();
    return { ...missed, ...(await figuresOf(db, branches, { weeks, today: today() })) };
  });
  api.handle(readFiguresMail, async ({ caller }) => ({
    on: await isSubscribed(db, caller.accountId),
  }));
  api.handle(patchFiguresMail, async ({ caller, body: { on } }) => {
    await (on ? subscribe(db, caller.accountId, clock()) : unsubscribe(db, caller.accountId));
    return { on };
  });
}
