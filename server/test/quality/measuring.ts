import { readFileSync } from 'node:fs';

/** The two halves of a list: one may be read to improve the code, the other is only for measuring. */
export type Half = 'tuning' | 'held-out';

export const halves = ['tuning', 'held-out'] as const satisfies readonly Half[];

/** Returns the cases of one half of a list, or of another part of it. */
export function casesOf<Case>(list: string, half: string): readonly Case[] {
  const file = new URL(`./${list}.${half}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Case[];
}

export interface Measured {
  readonly right: number;
  readonly total: number;
}

/**
 * Prints how many cases are correct, and the wrong ones of the tuning half. Of the other half it prints only the figure.
 * @param wrongIn describes what is wrong with a case; undefined if it is correct
 */
export function measured<Case>(
  list: string,
  half: Half,
  cases: readonly Case[],
  wrongIn: (one: Case) => string | undefined,
): Measured {
  const wrong = cases.flatMap((one) => wrongIn(one) ?? []);
  const right = cases.length - wrong.length;
  const share = ((100 * right) / cases.length).toFixed(1);
  const shown = half === 'tuning' ? wrong.map((line) => `  ${line}\n`).join('') : '';
  process.stdout.write(`${list} (${half}): ${right}/${cases.length} right, ${share} %\n${shown}`);
  return { right, total: cases.length };
}
