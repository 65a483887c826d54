import { wholeText } from './words.ts';

/** A part of a text: in both versions, or in one of them. */
export interface TextPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Texts up to this length are shown whole. */
const shortLength = 60;
/** How many unchanged words are shown before and after a change. */
const contextWords = 6;
/** Longest shown part that was removed or added. */
const maxPart = 600;
/** Texts that differ in more words are compared as a whole, because the time grows with the product of their words; this takes a millisecond. */
const maxComparisons = 250_000;

const wordsOf = (text: string) => text.split(' ');

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns how many words two texts have in common from each pair of positions on, row by row. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let k = now.length - 1; k >= 0; k -= 1) {
      const at = i * width + k;
      lengths[at] =
        old[i] === now[k]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
}

type Word = readonly [TextPart['kind'], string];

const all = (kind: TextPart['kind'], words: readonly string[]): Word[] =>
  words.map((word) => [kind, word]);

/** Returns the words of two texts that have nothing in common at their ends. */
function compared(old: readonly string[], now: readonly string[]): Word[] {
  if (old.length * now.length > maxComparisons)
    return [...all('removed', old), ...all('added', now)];
  const lengths = commonLengths(old, now);
  const width = now.length + 1;
  const words: Word[] = [];
  let [i, k] = [0, 0];
  while (i < old.length && k < now.length) {
    if (old[i] === now[k]) {
      words.push(['same', old[i] ?? '']);
      i += 1;
      k += 1;
    } else if ((lengths[(i + 1) * width + k] ?? 0) >= (lengths[i * width + k + 1] ?? 0)) {
      words.push(['removed', old[i] ?? '']);
      i += 1;
    } else {
      words.push(['added', now[k] ?? '']);
      k += 1;
    }
  }
  return [...words, ...all('removed', old.slice(i)), ...all('added', now.slice(k))];
}

/** Returns the words of both texts in order, each with where it is found. */
function allWords(before: string, after: string): Word[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [
    ...all('same', old.slice(0, start)),
    ...compared(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...all('same', old.slice(old.length - end)),
  ];
}

/** Joins neighbouring words of one kind. */
function joined(words: readonly Word[]): TextPart[] {
  const parts: { kind: TextPart['kind']; words: string[] }[] = [];
  for (const [kind, word] of words) {
    const last = parts.at(-1);
    if (last?.kind === kind) last.words.push(word);
    else parts.push({ kind, words: [word] });
  }
  return parts.map((part) => ({ kind: part.kind, text: part.words.join(' ') }));
}

/** Shortens an unchanged part to the words next to the changes. */
function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const words = wordsOf(text);
  const shown = (hasBefore ? contextWords : 0) + (hasAfter ? contextWords : 0);
  if (words.length <= shown + 2) return text;
  return [
    ...(hasBefore ? words.slice(0, contextWords) : []),
    '…',
    ...(hasAfter ? words.slice(-contextWords) : []),
  ].join(' ');
}

const cut = (text: string) => (text.length > maxPart ? `${text.slice(0, maxPart)} …` : text);

/**
 * Returns what differs in two texts, word by word, with the words around it; nothing if they differ in their formatting alone.
 * @returns undefined unless both are texts and one of them is long: such values are shown whole
 */
export function changedParts(before: unknown, after: unknown): TextPart[] | undefined {
  if (!isText(before) || !isText(after)) return undefined;
  if (Math.max(before.length, after.length) <= shortLength) return undefined;
  const parts = joined(allWords(wholeText(before), wholeText(after)));
  if (parts.every(({ kind }) => kind === 'same')) return [];
  return parts.map(({ kind, text }, at) => ({
    kind,
    text: kind === 'same' ? shortened(text, at > 0, at < parts.length - 1) : cut(text),
  }));
}

/** Returns one of the two texts, shortened to what differs and the words around it; undefined where it is to be shown whole. */
export function changedText(
  side: 'before' | 'after',
  before: unknown,
  after: unknown,
): string | undefined {
  const other = side === 'before' ? 'added' : 'removed';
  const parts = changedParts(before, after) ?? [];
  if (parts.length === 0) return undefined;
  return parts.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join(' ');
}
