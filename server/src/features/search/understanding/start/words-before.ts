import type { Token } from '../tokens.ts';

export const fromWords = new Set(['ab', 'von', 'from', 'fruhesten', 'fruhestens']);
export const untilWords = new Set(['bis', 'spatesten', 'spatestens']);
/** 'vor Weihnachten' */
export const beforeWords = new Set(['vor']);
/** Before one of these and a time: 'nicht vor August' */
export const negation = 'nicht';
/** Articles between the words above and a day. */
const articles = new Set(['dem', 'den', 'zum']);
/** Prepositions that, with an article, do not change the meaning of a time: 'in den Herbstferien', 'während der Winterferien'. */
const during = new Set(['in', 'wahrend']);
const articlesDuring = new Set(['der', 'den']);
/** Words that belong to the following time. */
const beforeTimes = new Set([
  ...fromWords,
  ...untilWords,
  ...beforeWords,
  'zum',
  'im',
  'in',
  'am',
  'seit',
]);
const articled = new Set([...fromWords, ...untilWords, ...beforeWords]);

/** Number of words before a time that belong to it: 'ab', 'ab dem'. */
export function wordsBefore(tokens: readonly Token[], at: number): number {
  const [second, first] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? ''];
  if (second === negation && beforeWords.has(first)) return 2;
  if (articles.has(first) && articled.has(second)) return 2;
  if (articlesDuring.has(first) && during.has(second)) return 2;
  return beforeTimes.has(first) ? 1 : 0;
}
