import { compoundHeads } from '../text/analysis.ts';
import { soundOf } from '../text/phonetics.ts';
import { isTask } from '../text/tasks.ts';
import type { Synonym } from '../text/synonyms.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { capitalised } from './word-matches.ts';
import type { WordTable } from './words/word-table.ts';

/** Shortest word that may be one letter further away than a usual typo; in shorter words letters may only be swapped. */
const minLengthForTwo = 6;
/** From this length on a word may be three letters away. */
const minLengthForThree = 10;
const minSwappedLength = 4;
/** From this length on, two wrong letters leave enough correct ones. */
const minSureLength = 9;

/** Possible intended meanings of a word. */
export interface Meant {
  /** One of the meanings as people write it. */
  readonly written: string;
  readonly edits: number;
  /** Words of names, folded. */
  readonly names: readonly string[];
  readonly synonyms: readonly Synonym[];
}

function furthest(length: number): number {
  if (length >= minLengthForThree) return 3;
  return length >= minLengthForTwo ? 2 : 1;
}

/** Number of equal letters at the beginning if three others are wrong; not needed in words long enough to have many correct letters. */
const sameBeginning = 4;
const minSureLengthForThree = 13;

/** Sound code of a word, with equal neighbouring codes merged: 'mermann' like 'mermn'. */
const roughSound = (word: string) =>
  [...soundOf(word)].filter((sound, at, all) => sound !== all[at - 1]).join('');

/** Maximum number of wrong letters in a word that need not sound the same. */
const surelyMeant = (length: number) => (length >= minSureLength ? 2 : 1);

const sorted = (word: string) => [...word].sort().join('');

/** Whether one word has the letters of the other and one more, in any order: 'Tieratz' and 'Tierarzt'. */
function isOneLetterShort(word: string, other: string): boolean {
  const [shorter, longer] = [sorted(word), sorted(other)].toSorted((a, b) => a.length - b.length);
  if (shorter === undefined || longer?.length !== shorter.length + 1) return false;
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  return shorter.slice(at) === longer.slice(at + 1);
}

/** Shortest known beginning of a compound with an unknown rest, shortest known end, and least letters of that rest. */
const minPartLength = { beginning: 5, name: 4, end: 6, rest: 4 };

/** Shortest known end that is preferred to a known beginning. */
const minOwned = 5;

/** 'Milch' of 'Müllermilch': behind a trade that is a surname, too, the end says what it is. */
function endBehindOwner(
  word: string,
  isMeant: (part: string) => boolean,
  isName: (part: string) => boolean,
): string | undefined {
  for (let length = word.length - minPartLength.beginning; length >= minOwned; length -= 1) {
    const [owner, owned] = [word.slice(0, -length), word.slice(-length)];
    if (owner.endsWith('er') && isName(owner) && isMeant(owned) && !isTask(owned)) return owned;
  }
  return undefined;
}

/** 'Koch' of 'Kochsendungen', 'Mechaniker' of 'Kanumechaniker': the longest part with a meaning; an end has to be a name. */
export function findKnownPart(
  word: string,
  isMeant: (part: string) => boolean,
  isName: (part: string) => boolean,
): string | undefined {
  const { beginning, name, end, rest } = minPartLength;
  const owned = endBehindOwner(word, isMeant, isName);
  if (owned !== undefined) return owned;
  for (let length = word.length - rest; length >= name; length -= 1) {
    // The head of a beginning may be shorter than the beginning: 'Ver' of 'Vers' has no meaning.
    const part = compoundHeads(word.slice(0, length)).findLast(
      (head) =>
        isMeant(head) && (head.length >= beginning || (head.length >= name && isName(head))),
    );
    if (part !== undefined) return part;
  }
  for (let length = word.length - rest; length >= end; length -= 1) {
    const part = word.slice(-length);
    if (isName(part)) return part;
  }
  return undefined;
}

/** 'Erzihern' sounds like 'Erzieher' but for its ending. */
const severalPersons = /ern$/;

/** Mistyped endings of women's names of occupations: 'Köchinn', 'Friseurni'. */
const mistypedEnding = /(?:inn|iin|imn|ni|inen)$/;

/**
 * The names and terms with the spelling nearest to an unknown word that is no usual typo. They have the same beginning. All equally
 * near ones are returned.
 */
export function nearestMeant(
  word: string,
  table: WordTable,
  vocabulary: Vocabulary,
): Meant | undefined {
  if (word.length < minSwappedLength) return undefined;
  const sounds = new Set([roughSound(word), roughSound(word.replace(severalPersons, 'er'))]);
  const isSound = (other: string) => sounds.has(roughSound(other));
  const letters = sorted(word);
  const isSwapped = (other: string) => sorted(other) === letters;
  const mayBe = (other: string, edits: number) => {
    if (other[0] !== word[0]) return false;
    if (word.length < minLengthForTwo) return isSwapped(other);
    // A surname may be near to a trade: 'Kästner' is no 'Käser'.
    if (edits <= surelyMeant(word.length) || isSwapped(other) || isSound(other)) return true;
    if (isOneLetterShort(word, other)) return true;
    const isSure = word.length >= minSureLengthForThree;
    return edits === 3 && (isSure || other.startsWith(word.slice(0, sameBeginning)));
  };
  const limit = furthest(word.length);
  const names: { word: string; written: string; edits: number }[] = [];
  table.nameTypos.near(
    word,
    (number, edits) => {
      const name = table.word(number);
      if (mayBe(name, edits) && table.standsInNames(number)) {
        names.push({ word: name, written: capitalised(table.written(number)), edits });
      }
    },
    limit,
  );
  const terms = vocabulary
    .nearSynonyms(word, limit)
    .filter(({ term, edits }) => mayBe(term, edits));
  const edits = Math.min(...names.map((one) => one.edits), ...terms.map((one) => one.edits));
  if (edits > limit) return undefined;
  const nearest = { names: names.filter(isOf(edits)), terms: terms.filter(isOf(edits)) };
  // Among equally near words those with the same sound are preferred: 'Metzga' is 'Metzger'.
  const sounding =
    nearest.names.some((one) => isSound(one.word)) ||
    nearest.terms.some((one) => isSound(one.term));
  const counts = (other: string) => !sounding || isSound(other);
  const said = nearest.names.filter((one) => counts(one.word));
  const meantTerms = nearest.terms.filter(({ term }) => counts(term));
  return {
    written: said[0]?.written ?? capitalised(meantTerms[0]?.written ?? ''),
    edits,
    names: [...new Set(said.map((one) => one.word))],
    synonyms: meantTerms.map(({ synonym }) => synonym),
  };
}

const isOf = (edits: number) => (one: { readonly edits: number }) => one.edits === edits;

/** A verb as it is spoken: 'baun', 'verkaufn'. */
const shortened = /[^e]n$/;

/** 'kinder' for 'kinda', 'bauen' for 'baun', as in spoken language; undefined if the word has no such ending. */
export function asSpoken(word: string): string | undefined {
  if (shortened.test(word) && word.length >= minSwappedLength) return `${word.slice(0, -1)}en`;
  return word.endsWith('a') && word.length > minSwappedLength
    ? `${word.slice(0, -1)}er`
    : undefined;
}

/** 'koch' for 'kochinn'; undefined if the word has no such ending. */
export function withoutMistypedEnding(word: string): string | undefined {
  const rest = word.replace(mistypedEnding, '');
  return rest !== word && rest.length >= minSwappedLength ? rest : undefined;
}
