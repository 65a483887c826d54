import { readableText } from '../core/text/readable-text.ts';

/** How easily a text in plain language reads, as far as that can be counted. Free of schemas, for the browser. */

/** Words. 'Einfache Sprache' takes sentences of up to 15; half of that is what most of them should have. */
export const longestSentence = 15;
export const mostWordsOnAverage = 10;

/** Letters of a word, or of its part before and behind a hyphen. */
export const longestWord = 14;

interface LongSentence {
  readonly text: string;
  readonly words: number;
}

export interface Reading {
  readonly words: number;
  readonly sentences: number;
  /** Words in a sentence, to one decimal. */
  readonly average: number;
  readonly longSentences: readonly LongSentence[];
  /** Each once, in the order of the text. */
  readonly longWords: readonly string[];
  /** 'z. B.': each once. */
  readonly abbreviations: readonly string[];
}

const blockEnds = /<\/(?:h[1-6]|p|li)>|<br\s*\/?>/i;
const abbreviation =
  /\b(?:z|d|u|o|i|s)\. ?(?:B|h|a|Ä|d|R|o|u)\.|\b(?:bzw|usw|ggf|evtl|inkl|etc|ca|Nr|Abs|Tel)\./g;
/** A full stop behind a number up to 99 or a single letter ends no sentence: 'am 3. August', 'z. B.'. */
const sentenceEnd = /(?<=[.!?:…]["“”»)]?)(?<!(?:^|\s)(?:\d{1,2}|\p{L})\.) /u;
const word = /[\p{L}\p{N}]+(?:[-–'’.][\p{L}\p{N}]+)*/gu;

const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** Sentences of clean HTML as they are read: each heading, paragraph and item of a list begins a new one. */
export function sentencesOf(html: string): string[] {
  return html
    .split(blockEnds)
    .map((block) => readableText(block).replaceAll(/\s+/g, ' ').trim())
    .flatMap((block) => block.split(sentenceEnd))
    .filter((sentence) => wordsOf(sentence).length > 0);
}

const isLong = (one: string): boolean =>
  one.split(/[-–]/).some((part) => part.length > longestWord);

export function readingOf(html: string): Reading {
  const sentences = sentencesOf(html);
  const counted = sentences.map((text) => ({ text, words: wordsOf(text).length }));
  const words = counted.reduce((sum, one) => sum + one.words, 0);
  const text = sentences.join(' ');
  return {
    words,
    sentences: sentences.length,
    average: sentences.length === 0 ? 0 : Math.round((words / sentences.length) * 10) / 10,
    longSentences: counted.filter((one) => one.words > longestSentence),
    longWords: [...new Set(wordsOf(text).filter(isLong))],
    abbreviations: [...new Set(text.match(abbreviation) ?? [])],
  };
}
