import { stem } from '../text/analysis.ts';

/** Longer words are rarely the beginning of another word. */
const maxLength = 5;

/** Ends with which a word forms another of the same meaning: 'lackieren', 'Glaser'. */
const derived = /^(?:i?er|ung|ler|ner|isch|lich)/;

/**
 * Whether a word begins with a longer word that means something else, so that it is no compound of the shorter one: 'Krankenhaus' of
 * 'Kran', 'Eisenbahner' of 'Eis'.
 * @param isMeant whether a word has a meaning by itself
 */
export function isOtherwiseBegun(
  beginning: string,
  word: string,
  isMeant: (word: string) => boolean,
): boolean {
  if (beginning.length > maxLength || !word.startsWith(beginning)) return false;
  for (let length = beginning.length + 1; length < word.length; length += 1) {
    const longer = word.slice(0, length);
    const rest = word.slice(beginning.length, length);
    if (derived.test(rest) || !isMeant(longer)) continue;
    // 'Tierarzt' in 'Tierarztpraxis' is a compound of 'Tier'.
    if (stem(longer) !== stem(beginning) && !isMeant(rest)) return true;
  }
  return false;
}
