/**
 * Returns the visible part of texts and its length: the same rule for every field, in browser and server, and for imported texts. Free of
 * schemas, for the browser.
 * All functions take linear time; callers nevertheless limit the length of texts from outside first.
 */

/** Characters that are always removed: control characters except tabs and line ends, lone surrogates, annotations and placeholders. */
const worthless = /[^\P{Cc}\t\n\v\f\r\u0085]|[\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC]/gu;

/** Characters that are invisible: zero-width ones, direction marks, soft hyphens, fillers, variation selectors, tags. */
const hidden = /\p{Default_Ignorable_Code_Point}+/gu;

const zeroWidthJoiner = '\u200D';
const zeroWidthNonJoiner = '\u200C';
const pictureVariant = '\uFE0F';
const textVariant = '\uFE0E';
const keycap = '\u20E3';
const blackFlag = '\u{1F3F4}';

const pictograph = /^\p{Extended_Pictographic}/u;
const modifier = /^\p{Emoji_Modifier}/u;
const keycapBase = /^[\d#*]/;
/** Letters of cursive scripts, in which the two joiners distinguish words: Arabic and the scripts of India and its neighbours. */
const joining =
  /^[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Mymr}\p{sc=Khmr}\p{sc=Tibt}]/u;
/** Tag characters of a region after a black flag: England, Scotland, Wales. */
const flagTags = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u;

/** Returns the character before a position in a text; '' at its beginning. */
function characterBefore(text: string, at: number): string {
  const last = text.slice(Math.max(0, at - 1), at);
  return /[\uDC00-\uDFFF]/.test(last) ? text.slice(Math.max(0, at - 2), at) : last;
}

/** Whether invisible characters change how their neighbours look: a family emoji, a coloured heart, a Persian word. */
function isNeeded(run: string, before: string, after: string): boolean {
  switch (run) {
    case zeroWidthJoiner:
      if (joining.test(before) && joining.test(after)) return true;
      return (pictograph.test(before) || modifier.test(before)) && pictograph.test(after);
    case zeroWidthNonJoiner:
      return joining.test(before) && joining.test(after);
    case pictureVariant + zeroWidthJoiner:
      return pictograph.test(before) && pictograph.test(after);
    case pictureVariant:
    case textVariant:
      return pictograph.test(before) || (keycapBase.test(before) && after.startsWith(keycap));
    default:
      return before === blackFlag && flagTags.test(run);
  }
}

function withoutHidden(run: string, at: number, text: string): string {
  const end = at + run.length;
  return isNeeded(run, characterBefore(text, at), text.slice(end, end + 2)) ? run : '';
}

/** More than four combining marks on one letter: no language used here needs them, and they overlap the lines around. */
const tooManyMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * Returns the composed form (NFC) with at most four marks per letter. Never call `normalize()` on a longer text from outside without this:
 * it sorts the marks of a letter, and takes seconds for 100,000 of them.
 */
export function composed(text: string): string {
  return text.replaceAll(tooManyMarks, '$1').normalize('NFC');
}

/** Returns a text without hidden characters; white space stays unchanged. */
export function withoutHiddenCharacters(text: string): string {
  // Composed before, so that the neighbours have their final form; and again after, because a removed character may have separated marks.
  const whole = composed(text.replaceAll(worthless, ''));
  return composed(whole.replaceAll(hidden, withoutHidden));
}

/** A combining stroke after the end of a tag would compose with it: `>` and U+0338 become '≯'. */
const strokes = /([<>])\u0338+/g;

/** Returns HTML without hidden characters. */
export const visibleHtml = (html: string): string =>
  withoutHiddenCharacters(html.replaceAll(strokes, '$1'));

/** White space, and marks and joiners without a letter, before the first visible character. */
const idleStart = /^[\s\u2800\u200C\u200D\p{M}]+/u;
const trimmed = (text: string): string => text.replace(idleStart, '').trimEnd();

/** Returns a text as one visible line: hidden characters removed, each run of white space replaced by a single space. */
export function singleLine(text: string): string {
  return trimmed(withoutHiddenCharacters(text).replaceAll(/[\s\u2800]+/g, ' '));
}

/** Returns a text of several lines without hidden characters; line ends are `\n`. */
export function severalLines(text: string): string {
  return trimmed(
    withoutHiddenCharacters(text)
      .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replaceAll(/[\t\u2800]/g, ' '),
  );
}

let segmenter: Intl.Segmenter | undefined;

/** Splits a text into visible characters: a family emoji is one, and so is a letter with its marks. */
function segments(text: string): Iterable<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter('de', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Counts the visible characters. */
export function visibleLength(text: string): number {
  let count = 0;
  for (const _ of segments(text)) count += 1;
  return count;
}

/** Returns the first `max` visible characters of a text. */
export function firstCharacters(text: string, max: number): string {
  let count = 0;
  for (const { index } of segments(text)) {
    if (count === max) return text.slice(0, index);
    count += 1;
  }
  return text;
}
