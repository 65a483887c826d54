import { stem, wordsOf } from './analysis.ts';
import { editsBetween } from './edit-distance.ts';

/** Words that do not distinguish a name from another. */
const small = new Set(
  ['und', 'oder', 'für', 'im', 'in', 'der', 'die', 'das', 'des', 'mit', 'am', 'an', 'zum', 'zur']
    .concat(['fachrichtung', 'schwerpunkt', 'gmbh', 'mbh', 'kg', 'co', 'ag', 'eg', 'ggmbh'])
    .flatMap(wordsOf),
);

/** Maximum number of edits of a mistyped word, by its minimum length. */
const slips = [
  { from: 9, edits: 2 },
  { from: 5, edits: 1 },
];

function isSame(one: string, other: string): boolean {
  if (one === other || stem(one) === stem(other)) return true;
  const length = Math.min(one.length, other.length);
  const edits = slips.find(({ from }) => length >= from)?.edits ?? 0;
  // The first letter is hardly ever mistyped: 'Maler' is no 'Taler'.
  return edits > 0 && one[0] === other[0] && editsBetween(one, other, edits) <= edits;
}

/** 'Koch/Köchin', of which people type one. */
const bothForms = /(?<!\p{L})(\p{L}{2,60})\/(\p{L}{2,60}in)(?!\p{L})/gu;

/** 'Koch' of 'Koch/Köchin'. */
export const inOneForm = (name: string): string => name.replaceAll(bothForms, '$1');

/** The words that distinguish a name from others. @param words folded */
export const distinctiveWords = (words: readonly string[]): string[] =>
  words.filter((word) => !small.has(word));

/**
 * Whether words match a name as a whole: each matches a word of the name, in any order, and no word of either is left over. 'Kauffrau' is
 * no 'Kauffrau im Einzelhandel', and 'Mechaniker' no 'Fahrzeuginterieur-Mechaniker'.
 * @param typed folded, without noise
 */
export function isWholeName(typed: readonly string[], name: string): boolean {
  const forms = new Set([name, ...['$1', '$2'].map((form) => name.replaceAll(bothForms, form))]);
  return forms.values().some((form) => isWhole(typed, form));
}

function isWhole(typed: readonly string[], name: string): boolean {
  const left = distinctiveWords(wordsOf(name));
  const said = distinctiveWords(typed);
  // Names of companies that consist of small words only: then these count.
  if (said.length === 0 || said.length !== left.length) {
    return typed.length > 0 && typed.join('') === wordsOf(name).join('');
  }
  return said.every((word) => {
    const at = left.findIndex((other) => isSame(word, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
