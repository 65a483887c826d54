import { setTimeout as wait } from 'node:timers/promises';

/** Longer than all variants of the work that must not be distinguishable. */
export const minimumDurationMs = 250;

/**
 * Runs work whose duration would reveal its result, such as whether an address has an account: it takes at least 250 ms.
 * @throws the error of the work, without delay
 */
export async function withMinimumDuration<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), wait(minimumDurationMs)]);
  return result;
}
