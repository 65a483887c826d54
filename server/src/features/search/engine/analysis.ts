import { newStemmer } from 'snowball-stemmers';
import { keptShortWords, noiseWords } from './vocabulary.ts';

const stemmer = newStemmer('german');

const genderMarks = [
  // (m/w/d), (w/m/x), (gn) …, and the same without brackets
  /\(\s*(?:gn|all genders|[mwdfxia](?:\s*[/|,]\s*[mwdfxia])+)\s*\)/g,
  /\b[mwd]\s*\/\s*[mwd]\s*\/\s*[mwdx]\b/g,
  // Koch*in, Koch:innen, Bäcker/-in, Bäcker/in, Bäcker(in)
  /\(in(?:nen)?\)/g,
  /(?<=\p{L})[/*:_·]-?in(?:nen)?(?!\p{L})/gu,
  // Kaufmann/-frau, Bautechnische/r
  /(?<=\p{L})\/-?(?:frau|mann|r|n|e)(?!\p{L})/gu,
];

/** Umlauts and their two-letter forms become one: Büro = Buero = Buro, ß = ss. */
function foldLetters(word: string): string {
  return word
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll(/(?<![qae])ue/g, 'u');
}

/** Women's and plural forms of persons become the basic form: Köchin = Koch, Kauffrau = Kaufmann. */
function foldGender(word: string): string {
  if (word.length > 5 && word.endsWith('frau')) return `${word.slice(0, -4)}mann`;
  if (word.length > 6 && word.endsWith('leute')) return `${word.slice(0, -5)}mann`;
  if (word.length > 7 && word.endsWith('innen')) return word.slice(0, -5);
  if (word.length > 5 && word.endsWith('in') && !word.endsWith('ein')) return word.slice(0, -2);
  return word;
}

/** The form in which words are compared. */
function fold(word: string): string {
  return foldGender(foldLetters(word));
}

/** Folded words of a text, in order, without gender marks. */
export function wordsOf(text: string): string[] {
  let plain = text.normalize('NFKC').toLowerCase();
  for (const mark of genderMarks) plain = plain.replaceAll(mark, ' ');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(fold);
}

/** The stem of a folded word: Mechaniker = Mechanikern = Mechanik. */
export function stem(word: string): string {
  return stemmer.stem(word);
}

/**
 * The words of a query that count: noise and words of two letters or fewer are dropped, each word once.
 * @param minLength 1 while someone types into a suggestion field
 */
export function queryWords(text: string, minLength = 3): string[] {
  const words = wordsOf(text).filter(
    (word) => !noiseWords.has(word) && (word.length >= minLength || keptShortWords.has(word)),
  );
  return [...new Set(words)];
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** What a person reads of sanitised HTML. */
export function textOfHtml(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;/g, (entity) => entities[entity] ?? ' ');
}
