/**
 * What of a text people see, and how long it is for them: the same rule for every field, in browser and server, and for texts that
 * come with imports. Free of schemas, for the browser.
 *
 * Nothing here takes more than time in proportion to the text; who takes texts from outside bounds their length first all the same.
 */

/** What no text needs: control characters but tabs and ends of lines, halves of characters, annotations and placeholders. */
const worthless = /[^\P{Cc}\t\n\v\f\r\u0085]|[\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC]/gu;

/** Characters that show nothing: zero-width ones, marks of direction, soft hyphens, fillers, variants, tags. */
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
/** Letters of scripts that join, in which the two joiners tell words apart: Arabic and those of India and its neighbours. */
const joining =
  /^[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Mymr}\p{sc=Khmr}\p{sc=Tibt}]/u;
/** A region's letters behind a black flag: England, Scotland, Wales. */
const flagTags = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u;

/** The character that ends before a place in a text; '' at its beginning. */
function characterBefore(text: string, at: number): string {
  const last = text.slice(Math.max(0, at - 1), at);
  return /[\uDC00-\uDFFF]/.test(last) ? text.slice(Math.max(0, at - 2), at) : last;
}

/** Whether what shows nothing makes its neighbours look another way: one picture of a family, a coloured heart, a Persian word. */
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

/** Marks above and below one letter; no language written here has more, and more of them run over the lines around. */
const tooManyMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * Unicode's composed form, with at most four marks on a letter. Never `normalize()` on a longer text from outside without this: it
 * sorts the marks of a letter, and takes seconds for 100,000 of them.
 */
export function composed(text: string): string {
  return text.replaceAll(tooManyMarks, '$1').normalize('NFC');
}

/** A text without what nobody sees; blanks and lines stay as they are. */
export function withoutHiddenCharacters(text: string): string {
  // Composed before, so that neighbours are what they will be; and after, since what is removed may have kept marks apart.
  const whole = composed(text.replaceAll(worthless, ''));
  return composed(whole.replaceAll(hidden, withoutHidden));
}

/** A stroke through the end of a tag would make one sign of both: `>` and U+0338 compose to '≯'. */
const strokes = /([<>])\u0338+/g;

/** HTML without what nobody sees. */
export const visibleHtml = (html: string): string =>
  withoutHiddenCharacters(html.replaceAll(strokes, '$1'));

/** Blanks, and marks and joiners that stand on no letter, before all that can be seen. */
const idleStart = /^[\s\u2800\u200C\u200D\p{M}]+/u;
const trimmed = (text: string): string => text.replace(idleStart, '').trimEnd();

/** A text of one line as people see it: without what nobody sees, each run of blanks and line ends a single blank. */
export function singleLine(text: string): string {
  return trimmed(withoutHiddenCharacters(text).replaceAll(/[\s\u2800]+/g, ' '));
}

/** A text of several lines as people see it; ends of lines are `\n`. */
export function severalLines(text: string): string {
  return trimmed(
    withoutHiddenCharacters(text)
      .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replaceAll(/[\t\u2800]/g, ' '),
  );
}

let segmenter: Intl.Segmenter | undefined;

/** What people see as characters: an emoji of a family is one, and so is a letter with its marks. */
function segments(text: string): Iterable<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter('de', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** How many characters people see. */
export function visibleLength(text: string): number {
  let count = 0;
  for (const _ of segments(text)) count += 1;
  return count;
}

/** The first so many visible characters of a text. */
export function firstCharacters(text: string, most: number): string {
  let count = 0;
  for (const { index } of segments(text)) {
    if (count === most) return text.slice(0, index);
    count += 1;
  }
  return text;
}
