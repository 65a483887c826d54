/** A field of an ad, with the counts of ads that have it and of ads that do not. */
export interface Compared {
  readonly field: AdviceField;
  readonly with: Group;
  readonly without: Group;
}

interface Group {
  /** Number of ads. */
  readonly ads: number;
  readonly shown: number;
  readonly opened: number;
}

export const adviceFields = [
  'pay',
  'certificate',
  'typical_day',
  'reply_days',
  'trial_day',
] as const;

export type AdviceField = (typeof adviceFields)[number];

/** Minimum number of ads on each side for a comparison. */
const minAds = 20;
/** Minimum difference in per cent; a smaller one may be chance. */
const minPercent = 10;

export interface Advice {
  readonly field: AdviceField;
  /** By how many per cent of the other ads' rate ads with the field are opened more often; rounded down. */
  readonly percent: number;
  readonly with: number;
  readonly without: number;
}

/** Share of the times an ad was shown in which it was opened. */
const rateOf = ({ shown, opened }: Group): number => (shown === 0 ? 0 : opened / shown);

/**
 * Returns the field that would help an account's ads most, by our own sums only; undefined if these are too few.
 * @param lacking fields that at least one of its public ads does not have
 */
export function adviceFrom(
  compared: readonly Compared[],
  lacking: ReadonlySet<AdviceField>,
): Advice | undefined {
  const helpful = compared.flatMap(({ field, with: some, without: others }): Advice[] => {
    const isEnough = some.ads >= minAds && others.ads >= minAds;
    const before = rateOf(others);
    if (!lacking.has(field) || !isEnough || before === 0) return [];
    // The small addition keeps floating-point errors from rounding a whole number down.
    const percent = Math.floor((rateOf(some) / before - 1) * 100 + 1e-9);
    return percent < minPercent ? [] : [{ field, percent, with: some.ads, without: others.ads }];
  });
  return helpful.toSorted((a, b) => b.percent - a.percent)[0];
}
