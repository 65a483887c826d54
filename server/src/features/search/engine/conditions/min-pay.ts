import { conditions, firstPayBit } from './conditions.ts';

/** Euros a month in the first year; each has a bit of the mask of conditions, between those that `conditions` names. */
const steps = [800, 900, 1000, 1100, 1200, 1300];

const bitOf = (step: number): number => firstPayBit << step;

/** The bits of an ad that says what it pays in the first year: one for each step that it reaches. */
export function payBits(euros: number | null | undefined): number {
  const bits = steps.reduce(
    (mask, min, step) => ((euros ?? 0) >= min ? mask | bitOf(step) : mask),
    0,
  );
  // The highest step has the bit of the sign.
  return bits >>> 0;
}

/** The highest step that is no more than an amount, with its bit; undefined where the amount is below all. */
export function minPayOf(
  euros: number,
): { readonly euros: number; readonly mask: number } | undefined {
  const step = steps.findLastIndex((min) => min <= euros);
  const min = steps[step];
  return min === undefined ? undefined : { euros: min, mask: (conditions.pay | bitOf(step)) >>> 0 };
}
