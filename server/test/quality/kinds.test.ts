import { describe, expect, it } from 'vitest';
import { kindOfAd } from '../../src/features/exchanges/adapters/fields/ad-kind.ts';
import { casesOf, halves, measured } from './measuring.ts';

type Kind = 'apprenticeship' | 'internship' | 'dual_study' | 'other';

interface KindCase {
  readonly title: string;
  readonly label?: string | readonly string[];
  readonly description?: string;
  readonly kind: Kind;
  readonly accepted?: readonly Kind[];
}

/** The minimum share of correct cases. */
const reach = { tuning: 0.99, 'held-out': 0.97 } as const;

const kinds = {
  apprenticeship: 'apprenticeship',
  'dual-study': 'dual_study',
  internship: 'internship',
} as const;

function wrongIn(one: KindCase): string | undefined {
  const { title, label = [], description, kind, accepted = [kind] } = one;
  const offered = kindOfAd([label].flat(), title, description);
  const found = offered === undefined ? 'other' : kinds[offered];
  return accepted.includes(found)
    ? undefined
    : `${title} [${[label].flat().join(', ')}]: ${found} instead of ${kind}`;
}

describe('the kind of an ad', () => {
  it.each(halves)('is read rightly as often as promised (%s)', (half) => {
    const { right, total } = measured('kinds', half, casesOf<KindCase>('kinds', half), wrongIn);
    expect(right / total).toBeGreaterThanOrEqual(reach[half]);
  });
});
