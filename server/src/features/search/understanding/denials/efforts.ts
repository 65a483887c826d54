import { keyOf, range, type Token } from '../tokens.ts';
import type { Found } from '../understanding.ts';

const formsOf = (word: string) => ['', 'e', 'er', 'es', 'en'].map((end) => keyOf(`${word}${end}`));

/** Says of which kind the effort is, and so which trades are meant. */
const bodily: ReadonlySet<string> = new Set(formsOf('körperlich'));

const efforts: ReadonlySet<string> = new Set([
  ...bodily,
  ...['schwer', 'hart', 'anstrengend'].flatMap(formsOf),
]);

/**
 * How hard work must not be, which several words may say, also one before the denial: 'körperlich nicht so schwer', 'keine schwere
 * körperliche Arbeit'.
 * @param next the first word behind those that deny
 * @param before the numbers of those
 */
export function deniedEffort(
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
