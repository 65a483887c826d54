import { keyOf, range, type Token } from '../tokens.ts';
import type { Found } from '../understanding.ts';

const formsOf = (word: string) => ['', 'e', 'er', 'es', 'en'].map((end) => keyOf(`${word}${end}`));

/** Words for the kind of effort, which determines the trades. */
const bodily: ReadonlySet<string> = new Set(formsOf('körperlich'));

const efforts: ReadonlySet<string> = new Set([
  ...bodily,
  ...['schwer', 'hart', 'anstrengend'].flatMap(formsOf),
]);

/**
 * Denied effort of work, which may take several words, also one before the denial: 'körperlich nicht so schwer', 'keine schwere
 * körperliche Arbeit'.
 * @param next the first token after the denying words
 * @param before the indexes of the denying words
 */
export function findDeniedEffort(
  tokens: readonly Token[],
  next: number,
  before: readonly number[],
): Found | undefined {
  const isEffort = (at: number) => efforts.has(tokens[at]?.word ?? '');
  let end = next;
  while (isEffort(end)) end += 1;
  const first = before[0] ?? next;
  const own = [...(isEffort(first - 1) ? [first - 1] : []), ...range(next, end - next)];
  if (end === next || own.length === 1) return undefined;
  const written = own.map((at) => tokens[at]?.written ?? '');
  const what = written[own.findIndex((at) => bodily.has(tokens[at]?.word ?? ''))];
  return {
    wish: { kind: 'not', what: what ?? written[0] ?? '' },
    label: `nicht: ${written.join(' ')}`,
    at: [...own, ...before].toSorted((a, b) => a - b),
  };
}
