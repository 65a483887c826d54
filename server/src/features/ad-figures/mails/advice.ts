/** What an ad may say, and how many of those that do and do not were opened from the results. */
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

/** Fewer ads on a side say too little. */
const fewestAds = 20;
/** A smaller difference may be chance. */
const leastPercent = 10;

export interface Advice {
  readonly field: AdviceField;
  /** By how much of their own rate ads that say it are opened more often, in whole per cent, rounded down. */
  readonly percent: number;
  readonly with: number;
  readonly without: number;
}

/** How often an ad is opened each time that it is shown. */
const rateOf = ({ shown, opened }: Group): number => (shown === 0 ? 0 : opened / shown);

/**
 * Returns what would help an account's ads most, by our own sums alone; undefined where they say nothing.
 * @param lacking what at least one of its public ads does not say
 */
export function adviceFrom(
  compared: readonly Compared[],
  lacking: ReadonlySet<AdviceField>,
): Advice | undefined {
  const helpful = compared.flatMap(({ field, with: some, without: others }): Advice[] => {
    const isEnough = some.ads >= fewestAds && others.ads >= fewestAds;
    const before = rateOf(others);
    if (!lacking.has(field) || !isEnough || before === 0) return [];
    // Not rounded up by what a computer's fractions are off.
    const percent = Math.floor((rateOf(some) / before - 1) * 100 + 1e-9);
    return percent < leastPercent ? [] : [{ field, percent, with: some.ads, without: others.ads }];
  });
  return helpful.toSorted((a, b) => b.percent - a.percent)[0];
}
