import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexedAd } from './engine/index/indexed-ad.ts';
import type { SearchIndex } from './engine/index/search-index.ts';
import { adsAtOnce } from './store.ts';

/** After this many milliseconds other requests get a turn. */
const maxTurnMs = 1;

/**
 * Updates the ads with these ids in the index.
 * @param search its `index` is the current one, even if it is reloaded meanwhile
 * @param read reads the ads of ids; an id without an ad is no longer found
 * @returns whether anything has changed
 */
export async function replaceAds(
  search: { readonly index: SearchIndex },
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly IndexedAd[]>,
): Promise<boolean> {
  let isChanged = false;
  for (let from = 0; from < ids.length; from += adsAtOnce) {
    const slice = ids.slice(from, from + adsAtOnce);
    const byId = new Map((await read(slice)).map((ad) => [ad.card.id, ad]));
    let begun = performance.now();
    for (const id of slice) {
      if (performance.now() - begun > maxTurnMs) {
        await nextTurn();
        begun = performance.now();
      }
      const ad = byId.get(id);
      isChanged = search.index.replace([id], ad ? [ad] : []) || isChanged;
    }
    search.index.tidying.goOnBetweenRequests();
  }
  return isChanged;
}
