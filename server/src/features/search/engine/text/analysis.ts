import { composed } from '@lehrpfad/contract/core/text/visible-text.ts';
import { newStemmer } from 'snowball-stemmers';
import { heapShare } from '../../../../core/heap-share.ts';

const stemmer = newStemmer('german');

/** Folding and stemming a word costs microseconds, and texts repeat their words, so the results are cached up to this many bytes. */
const rememberedBytes = heapShare(12 << 20);

/** Bytes of two short texts and their entry in a map. */
const bytesOf = (word: string, result: string) => 112 + word.length + result.length;

/** Longer words are rare, and strangers could fill the cache with them. */
const maxRememberedLength = 40;

/** The engine stores longer words as slices, which retain the whole text that they were cut from; a copy does not. */
const minSliceLength = 13;

/** Caches the results of `work` by its input. */
function memoised(work: (word: string) => string): (word: string) => string {
  let known = new Map<string, string>();
  let bytes = 0;
  return (word) => {
    if (word.length > maxRememberedLength) return work(word);
    const before = known.get(word);
    if (before !== undefined) return before;
    const own = word.length < minSliceLength ? word : Buffer.from(word).toString();
    const result = work(own);
    bytes += bytesOf(own, result);
    if (bytes > rememberedBytes) {
      known = new Map();
      bytes = bytesOf(own, result);
    }
    known.set(own, result);
    return result;
  };
}

const genderMarks = [
  // (m/w/d), (w/m/x), (gn) …, and the same without brackets
  /\(\s*(?:gn\*?|mwd|all genders|[mwdfxia](?:\s*[/|,]\s*(?:div(?:ers|erse)?\.?|[mwdfxia]))+)\s*\)/g,
  /\b[mwd]\s*\/\s*[mwd]\s*\/\s*(?:div(?:ers|erse)?|[mwdx])\b/g,
  // Koch*in, Koch:innen, Bäcker/-in, Bäcker/in, Bäcker(in)
  /\(in(?:nen)?\)/g,
  /(?<=\p{L})[/*:_·]-?in(?:nen)?(?!\p{L})/gu,
  // Kaufmann/-frau, Bautechnische/r
  /(?<=\p{L})\/-?(?:frau|mann|r|n|e)(?!\p{L})/gu,
];
const mayHoldGenderMark = /[(/*:_·]/;
const invisible = /[\u00AD\u200B-\u200D\u2060]/g;
/** In Ukrainian words the apostrophe is a letter, for which keyboards have other signs: 'комп'ютер'. */
const apostrophe = /(?<=\p{Script=Cyrillic})['’](?=\p{Script=Cyrillic})/gu;
const wordPattern = /[\p{L}\p{N}]+/gu;

/** Base letters of foreign letters that do not decompose, and one form for letters of the Arabic script that keyboards have in two forms. */
const foreignLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ø: 'o',
  æ: 'a',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ة: 'ه',
  ە: 'ه',
};

/** Umlauts and their two-letter forms become one: Büro = Buero = Buro, ß = ss. */
export function foldLetters(word: string): string {
  return word
    .replaceAll('ß', 'ss')
    .replaceAll(/[đłıøæیىکةە]/g, (letter) => foreignLetters[letter] ?? letter)
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
  // 'Fachin' is the beginning of 'Fachinformatiker', not a feminine form.
  if (word === 'fachin') return word;
  if (word.length > 5 && word.endsWith('in') && !word.endsWith('ein')) return word.slice(0, -2);
  return word;
}

/** The form in which words are compared: without umlauts, gender and plural of persons. */
export const fold = memoised((word) => foldGender(foldLetters(word)));

/** Words of other scripts have no German endings. */
const latinLetter = /[a-z]/;

/** The stem of a folded word: Mechaniker = Mechanikern = Mechanik. */
export const stem = memoised((word) => (latinLetter.test(word) ? stemmer.stem(word) : word));

/** Longest stem before '-er' that may also be a word of its own. */
const shortStem = 4;

/** 'Bau' and 'Bauer', 'Müll' and 'Müller' have the same stem but are different words. In longer words '-er' is a form of the same word. */
export function isMaker(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return shorter.length <= shortStem && longer === `${shorter}er`;
}

/** The part before the end of a compound, with and without its linking letters: 'arbeits', 'arbeit'. */
export function compoundHeads(part: string): string[] {
  return [part, part.replace(/(?:e?s|e?n)$/, '')];
}

/** A text cut into its words, lower case, in order, without gender marks. */
export interface Tokens {
  readonly tokens: readonly string[];
  /** The text before it was made lower case; equal to `lower` letter by letter if both have the same length. */
  readonly plain: string;
  readonly lower: string;
}

/** Texts with only letters of German keyboards need no normalisation. */
const isPlainText = /^[ -~äöüßÄÖÜ]*$/;

export function tokensOf(text: string): Tokens {
  const plain = isPlainText.test(text)
    ? text
    : composed(text).normalize('NFKC').replaceAll(invisible, '').replaceAll(apostrophe, 'ʼ');
  let lower = plain.toLowerCase();
  if (mayHoldGenderMark.test(lower)) {
    for (const mark of genderMarks)
      lower = lower.replaceAll(mark, (found) => ' '.repeat(found.length));
  }
  return { tokens: lower.match(wordPattern) ?? [], plain, lower };
}

/** Returns the position of each word in its text, and the text between it and the previous word. @param tokens in their order */
export function placesOf(
  tokens: readonly string[],
  lower: string,
): { readonly token: string; readonly at: number; readonly gap: string }[] {
  let from = 0;
  return tokens.map((token) => {
    const at = lower.indexOf(token, from);
    const gap = lower.slice(from, at);
    from = at + token.length;
    return { token, at, gap };
  });
}

/** A word as first written in a text. */
export function writtenForm(token: string, { plain, lower }: Tokens): string {
  // Lower case may be longer than upper case ('İ'); then the positions differ.
  if (plain.length !== lower.length) return token;
  let at = lower.indexOf(token);
  while (at >= 0 && (isLetter(lower[at - 1]) || isLetter(lower[at + token.length])))
    at = lower.indexOf(token, at + 1);
  return at < 0 ? token : plain.slice(at, at + token.length);
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

/** Folded words of a text, in order, without gender marks. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).tokens.map(fold);
}

const inlineTags = /<\/?(?:a|b|em|i|mark|small|span|strong|sub|sup|u|wbr)(?:\s[^<>]{0,2500})?>/gi;
const anyTag = /<[^<>]*>/g;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi;
const namedEntities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    ndash: '–',
    mdash: '—',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
  }),
);

function decoded(_all: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return namedEntities.get(name) ?? ' ';
  const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** The visible text of sanitised HTML. An inline tag inside a word does not split it; all other tags do. */
export function textOfHtml(html: string): string {
  const bare = html.includes('<') ? html.replaceAll(inlineTags, '').replaceAll(anyTag, ' ') : html;
  return bare.includes('&') ? bare.replaceAll(entity, decoded) : bare;
}
