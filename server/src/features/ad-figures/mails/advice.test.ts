import { describe, expect, it } from 'vitest';
import { adviceFrom, type AdviceField, type Compared } from './advice.ts';

const group = (ads: number, percent: number) => ({ ads, shown: 1000, opened: 10 * percent });
const pay = (some: [number, number], others: [number, number]): Compared => ({
  field: 'pay',
  with: group(...some),
  without: group(...others),
});
const all = new Set<AdviceField>(['pay', 'certificate']);

describe('advice', () => {
  it('follows from ads that are opened at least a tenth more often', () => {
    expect(adviceFrom([pay([20, 22], [30, 20])], all)).toEqual({
      field: 'pay',
      percent: 10,
      with: 20,
      without: 30,
    });
    expect(adviceFrom([pay([20, 21.9], [20, 20])], all)).toBeUndefined();
    expect(adviceFrom([pay([20, 10], [20, 20])], all)).toBeUndefined();
  });

  it('needs 20 ads on each side, that are opened at all', () => {
    expect(adviceFrom([pay([19, 40], [20, 20])], all)).toBeUndefined();
    expect(adviceFrom([pay([20, 40], [19, 20])], all)).toBeUndefined();
    expect(adviceFrom([pay([20, 40], [20, 0])], all)).toBeUndefined();
  });

  it('is about what an ad of the account lacks, and would help most', () => {
    const certificate = { ...pay([20, 30], [20, 20]), field: 'certificate' as const };
    const both = [pay([20, 24], [20, 20]), certificate];
    expect(adviceFrom(both, all)).toMatchObject({ field: 'certificate', percent: 50 });
    expect(adviceFrom(both, new Set(['pay']))).toMatchObject({ field: 'pay', percent: 20 });
    expect(adviceFrom(both, new Set())).toBeUndefined();
  });
});
