import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexedAd } from './engine/index/indexed-ad.ts';
import type { SearchIndex } from './engine/index/search-index.ts';
import { adsAtOnce } from './store.ts';

/** Changed ads that the index takes in at once (0.3 ms each); then whoever waits for an answer has a turn. Fewer than are loaded at once, since they are searched meanwhile. */
export const changedAtOnce = 5;

/**
 * Takes in what these ids are now.
 * @param search whose index is the one in use, also when it is loaded anew meanwhile
 * @param read the ads of ids; one without an ad is no longer found
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
    for (let at = 0; at < slice.length; at += changedAtOnce) {
      if (from + at > 0) await nextTurn();
      const some = slice.slice(at, at + changedAtOnce);
      const ads = some.flatMap((id) => byId.get(id) ?? []);
      isChanged = search.index.replace(some, ads) || isChanged;
    }
    search.index.tidying.goOnBetweenRequests();
  }
  return isChanged;
}
