import { Turns } from '../../core/threads/turns.ts';
import type { IndexedAd } from './engine/index/indexed-ad.ts';
import type { SearchIndex } from './engine/index/search-index.ts';
import { adsAtOnce } from './store.ts';

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
    const turns = new Turns();
    for (const id of slice) {
      if (turns.isOver) await turns.next();
      const ad = byId.get(id);
      isChanged = search.index.replace([id], ad ? [ad] : []) || isChanged;
    }
    search.index.tidying.goOnBetweenRequests();
  }
  return isChanged;
}
