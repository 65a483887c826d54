import type { Token } from '../tokens.ts';

export const openings = new Set(['ab', 'von', 'from', 'fruhesten', 'fruhestens']);
export const closings = new Set(['bis', 'spatesten', 'spatestens']);
/** Between these and a day. */
const articles = new Set(['dem', 'den', 'zum']);
/** Before these and an article a time is meant as without them: 'in den Herbstferien', 'während der Winterferien'. */
const during = new Set(['in', 'wahrend']);
const articlesDuring = new Set(['der', 'den']);
/** Belong to the time that follows. */
const beforeTimes = new Set([...openings, ...closings, 'zum', 'im', 'in', 'am', 'seit']);

/** How many words before a time belong to it: 'ab', 'ab dem'. */
export function wordsBefore(tokens: readonly Token[], at: number): number {
  const [second, first] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? ''];
  if (articles.has(first) && (openings.has(second) || closings.has(second))) return 2;
  if (articlesDuring.has(first) && during.has(second)) return 2;
  return beforeTimes.has(first) ? 1 : 0;
}
