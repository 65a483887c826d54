import { readableText } from '../core/text/readable-text.ts';

/** Measures how readable a text in plain language is. Free of schemas, for the browser. */

/** Words of a sentence. 'Einfache Sprache' allows up to 15; most sentences should be shorter. */
export const maxSentenceWords = 15;
export const maxWordsOnAverage = 10;

/** Letters of a word, or of its part before or after a hyphen. */
export const maxWordLength = 14;

interface LongSentence {
  readonly text: string;
  readonly words: number;
}

export interface Reading {
  readonly words: number;
  readonly sentences: number;
  /** Average number of words in a sentence, to one decimal. */
  readonly average: number;
  readonly longSentences: readonly LongSentence[];
  /** Without duplicates, in the order of the text. */
  readonly longWords: readonly string[];
  /** Abbreviations such as 'z. B.', without duplicates. */
  readonly abbreviations: readonly string[];
}

const blockEnds = /<\/(?:h[1-6]|p|li)>|<br\s*\/?>/i;
const abbreviation =
  /\b(?:z|d|u|o|i|s)\. ?(?:B|h|a|Ä|d|R|o|u)\.|\b(?:bzw|usw|ggf|evtl|inkl|etc|ca|Nr|Abs|Tel)\./g;
/** A full stop after a number up to 99 or a single letter does not end a sentence: 'am 3. August', 'z. B.'. */
const sentenceEnd = /(?<=[.!?:…]["“”»)]?)(?<!(?:^|\s)(?:\d{1,2}|\p{L})\.) /u;
const word = /[\p{L}\p{N}]+(?:[-–'’.][\p{L}\p{N}]+)*/gu;

const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** Returns the sentences of clean HTML: each heading, paragraph and list item begins a new one. */
export function sentencesOf(html: string): string[] {
  return html
    .split(blockEnds)
    .map((block) => readableText(block).replaceAll(/\s+/g, ' ').trim())
    .flatMap((block) => block.split(sentenceEnd))
    .filter((sentence) => wordsOf(sentence).length > 0);
}

const isLong = (one: string): boolean =>
  one.split(/[-–]/).some((part) => part.length > maxWordLength);

export function readingOf(html: string): Reading {
  const sentences = sentencesOf(html);
  const counted = sentences.map((text) => ({ text, words: wordsOf(text).length }));
  const words = counted.reduce((sum, one) => sum + one.words, 0);
  const text = sentences.join(' ');
  return {
    words,
    sentences: sentences.length,
    average: sentences.length === 0 ? 0 : Math.round((words / sentences.length) * 10) / 10,
    longSentences: counted.filter((one) => one.words > maxSentenceWords),
    longWords: [...new Set(wordsOf(text).filter(isLong))],
    abbreviations: [...new Set(text.match(abbreviation) ?? [])],
  };
}
