import { maskWeight } from './fields.ts';
import type { WordIndex } from './word-index.ts';

/** Slots that every word of a query meets, with their relevance. */
export interface Matches {
  readonly slots: readonly number[];
  /** By slot; only the matched ones mean something. */
  readonly scores: Uint16Array;
}

/** Words of one query that may be taken for typos: each costs a walk through the whole vocabulary. */
const typosPerQuery = 3;

/** For one word: the best score of each living slot that it meets in one of the ways. */
function scoresOf(
  index: WordIndex,
  meetings: ReturnType<WordIndex['meetings']>,
  alive: Uint8Array,
): Map<number, number> {
  const best = new Map<number, number>();
  for (const meeting of meetings) {
    index.forEachSlot(meeting, (slot, mask) => {
      if (alive[slot] !== 1) return;
      const score = ((maskWeight[mask] ?? 0) * meeting.quality) / 100;
      if (score > (best.get(slot) ?? 0)) best.set(slot, score);
    });
  }
  return best;
}

/**
 * Matches all words, each by its best field and way; relevance is their sum.
 * @returns undefined where there is no word, so everything matches
 */
export function matchWords(
  index: WordIndex,
  words: readonly string[],
  alive: Uint8Array,
): Matches | undefined {
  if (words.length === 0) return undefined;
  const scores = new Uint16Array(alive.length);
  let slots: number[] | undefined;
  let typos = 0;
  for (const word of words) {
    let ofWord = scoresOf(index, index.meetings(word), alive);
    // Only a word that meets nothing at all is taken for a typo.
    if (ofWord.size === 0 && typos < typosPerQuery) {
      typos += 1;
      ofWord = scoresOf(index, index.typoMeetings(word), alive);
    }
    slots = (slots ?? [...ofWord.keys()]).filter((slot) => ofWord.has(slot));
    // The other words cannot bring anything back, and a stranger may send many.
    if (slots.length === 0) break;
    for (const slot of slots) scores[slot] = (scores[slot] ?? 0) + (ofWord.get(slot) ?? 0);
  }
  return { slots: slots ?? [], scores };
}
