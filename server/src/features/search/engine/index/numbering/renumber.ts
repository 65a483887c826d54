import type { MovedWords } from '../../matching/words/moved-words.ts';
import type { TextSearch } from '../../matching/text-search.ts';
import type { AdDocIds } from '../ad-doc-ids.ts';
import { MovedAds } from './moved-ads.ts';
import { NewNumbering } from './new-numbering.ts';
import type { Steps } from './steps.ts';

/** Number of changed ads that one step applies. */
const changesAtOnce = 64;

/**
 * Renumbers the doc ids of all ads and their words. Builds a second index while the first one is still searched; the last step replaces
 * the first by the second. Until then, cards and words take about twice their memory.
 */
export function* renumber(ads: AdDocIds, text: TextSearch): Steps {
  const gone = ads.noteGone();
  try {
    const numbering = yield* NewNumbering.begin(ads);
    const moved = new MovedAds(ads, numbering);
    yield* moved.copyAll();
    const words = text.words.movedTo(numbering);
    yield* words.moveAll();
    yield* followChanges(ads, gone, moved, words);
    ads.exchange(moved);
    text.words.exchange(words);
  } finally {
    ads.noteGoneNoMore();
  }
}

/** Applies the changes made since the renumbering began. When it ends, nothing has changed since its last step began. */
function* followChanges(
  ads: AdDocIds,
  gone: readonly number[],
  moved: MovedAds,
  words: MovedWords,
): Steps {
  let [next, taken] = [moved.numbering.used, 0];
  for (let at = 1; next < ads.used || taken < gone.length; at += 1) {
    // A deleted ad may also have been added meanwhile, so all additions are applied before deletions.
    if (next < ads.used) {
      moved.add(next);
      words.add(next);
      next += 1;
    } else {
      moved.remove(gone[taken] ?? 0);
      taken += 1;
    }
    if (at % changesAtOnce === 0) yield;
  }
}
