import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the work takes that is not to be told apart. */
export const evenTimeMs = 250;

/**
 * Does something whose length would tell what it found, such as whether an address has an account: it takes 250 ms at least.
 * @throws what the work throws, as soon as it does
 */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), wait(evenTimeMs)]);
  return result;
}
