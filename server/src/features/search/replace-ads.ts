import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexedAd } from './engine/index/indexed-ad.ts';
import type { SearchIndex } from './engine/index/search-index.ts';

/** Changed ads that the index takes in at once; then whoever waits for an answer has a turn. Fewer than are loaded at once, since they are searched meanwhile. */
export const changedAtOnce = 20;

/**
 * Takes in what these ids are now; an id without an ad is no longer found.
 * @returns whether anything has changed
 */
export async function replaceAds(
  index: SearchIndex,
  ids: readonly number[],
  ads: readonly IndexedAd[],
): Promise<boolean> {
  const byId = new Map(ads.map((ad) => [ad.card.id, ad]));
  let isChanged = false;
  for (let at = 0; at < ids.length; at += changedAtOnce) {
    if (at > 0) await nextTurn();
    const some = ids.slice(at, at + changedAtOnce);
    const own = some.flatMap((id) => byId.get(id) ?? []);
    isChanged = index.replace(some, own) || isChanged;
  }
  return isChanged;
}
