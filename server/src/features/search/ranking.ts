import { maskWeight } from './fields.ts';
import type { WordIndex } from './word-index.ts';

/** Slots that every word of a query meets, with their relevance. */
export interface Matches {
  readonly slots: readonly number[];
  /** By slot; only the matched ones mean something. */
  readonly scores: Uint16Array;
}

/** For one word: the best score of each living slot that it meets. */
function scoresOfWord(index: WordIndex, word: string, alive: Uint8Array): Map<number, number> {
  const best = new Map<number, number>();
  const collect = (meetings: ReturnType<WordIndex['meetings']>) => {
    for (const meeting of meetings) {
      index.forEachSlot(meeting, (slot, mask) => {
        if (alive[slot] !== 1) return;
        const score = ((maskWeight[mask] ?? 0) * meeting.quality) / 100;
        if (score > (best.get(slot) ?? 0)) best.set(slot, score);
      });
    }
  };
  collect(index.meetings(word));
  // Only a word that meets nothing at all is taken for a typo.
  if (best.size === 0) collect(index.typoMeetings(word));
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
  for (const word of words) {
    const ofWord = scoresOfWord(index, word, alive);
    slots = (slots ?? [...ofWord.keys()]).filter((slot) => ofWord.has(slot));
    // The other words cannot bring anything back, and a stranger may send many.
    if (slots.length === 0) break;
    for (const slot of slots) scores[slot] = (scores[slot] ?? 0) + (ofWord.get(slot) ?? 0);
  }
  return { slots: slots ?? [], scores };
}
