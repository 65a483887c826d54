import { readFileSync } from 'node:fs';

/** Which half of a list: one may be read and fixed against, the other is for measuring alone. */
export type Half = 'tuning' | 'held-out';

export const halves = ['tuning', 'held-out'] as const satisfies readonly Half[];

/** The cases of one half of a list. */
export function casesOf<Case>(list: string, half: Half): readonly Case[] {
  const file = new URL(`./${list}.${half}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Case[];
}

export interface Measured {
  readonly right: number;
  readonly total: number;
}

/**
 * Prints how many of the cases are right, and those of the tuning half that are wrong. Of the other half nothing but the figure.
 * @param wrongIn what is said of a case that is read wrongly; undefined for one that is read rightly
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
