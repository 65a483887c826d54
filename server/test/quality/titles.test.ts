import { describe, expect, it } from 'vitest';
import type { Queries } from '../../src/core/database/database.ts';
import { occupationOfTitle } from '../../src/features/exchanges/adapters/fields/ad-kind.ts';
import { JobNameMatcher } from '../../src/features/exchanges/pipeline/matching/match-job-name.ts';
import { catalogueNames, maleForm, occupationOf } from './catalogue.fixture.ts';
import { casesOf, halves, measured } from './measuring.ts';

interface TitleCase {
  readonly title: string;
  readonly occupation: string | null;
  readonly accepted?: readonly (string | null)[];
  readonly main_occupation?: string;
}

/** The minimum share of correct cases. */
const reach = { tuning: 0.99, 'held-out': 0.975 } as const;

/** A database without job names of other boards. */
const nothing: Queries = { rows: () => Promise.resolve([]), script: () => Promise.resolve() };
const matcher = new JobNameMatcher(catalogueNames);

/** Returns the names of an occupation that count as correct: with and without the bracket at the end. */
function answersOf(id: number): readonly string[] {
  const { name, kind } = occupationOf(id);
  if (kind === 'internship') return [];
  const male = maleForm(name);
  return [male, male.replace(/\s\([^()]*\)$/, '')];
}

const folded = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

function fits(
  { occupation, accepted = [occupation] }: TitleCase,
  answers: readonly string[],
): boolean {
  if (answers.length === 0) return accepted.includes(null);
  const right = new Set(accepted.map((name) => (name === null ? null : folded(name))));
  return answers.some((name) => right.has(folded(name)));
}

describe('the occupation of an ad', () => {
  it.each(halves)('is found as often as promised (%s)', async (half) => {
    const cases = casesOf<TitleCase>('titles', half);
    const found = await matcher.match(
      nothing,
      cases.map(({ title, main_occupation }) => ({
        title,
        jobNames: [main_occupation ?? occupationOfTitle(title)],
        company: { name: '' },
        place: { town: '' },
      })),
    );
    const answers = new Map(
      cases.map((one, number) => {
        const match = found[number];
        return [one, match && 'id' in match ? answersOf(match.id) : []] as const;
      }),
    );
    const { right, total } = measured('titles', half, cases, (one) => {
      const got = answers.get(one) ?? [];
      if (fits(one, got)) return undefined;
      const { title, main_occupation: label = '', occupation } = one;
      return `${title} [${label}]: ${got[0] ?? 'nothing'} instead of ${occupation ?? 'nothing'}`;
    });
    expect(right / total).toBeGreaterThanOrEqual(reach[half]);
  });
});
