import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import type { StartWord } from '../start-dates.ts';
import { beforeWords, untilWords, negation, fromWords } from './words-before.ts';

/** 'ab September' has no end. */
function opened(word: StartWord, isOpen: boolean): StartWord {
  if (!isOpen) return word;
  return { ...word, range: { from: word.range.from, to: null }, label: `ab ${word.label}` };
}

/** 'spätestens August' may begin at any time before. */
const closed = (word: StartWord): StartWord => ({
  ...word,
  range: { from: null, to: word.range.to },
  label: `bis ${word.label}`,
});

/** 'vor Weihnachten' ends on the day before and may begin at any time until then. */
function endingBefore({ range, label, length }: StartWord): StartWord {
  if (!range.from) return { range, label, length };
  return { range: { from: null, to: addDays(range.from, -1) }, label: `vor ${label}`, length };
}

/** The range of a time after the word before it is applied. */
export function framed(found: StartWord, word: string): StartWord {
  if (untilWords.has(word)) return closed(found);
  if (beforeWords.has(word)) return endingBefore(found);
  return opened(found, (fromWords.has(word) || word === negation) && found.range.to !== null);
}
