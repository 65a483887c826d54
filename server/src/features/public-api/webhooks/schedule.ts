import { dayMs } from '../../../core/clock.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';

/** Minutes after each failed attempt; the last one is repeated. */
const pauses = [1, 5, 15, 60, 180];

const minuteMs = 60_000;

/** Returns when a delivery is tried again after that many failures. */
export function nextTry(failures: number, now: Date): Date {
  const minutes = pauses[Math.min(failures, pauses.length) - 1] ?? 1;
  return new Date(now.getTime() + minutes * minuteMs);
}

/** Whether a webhook has failed for so long that it is stopped. */
export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= limits.webhookFailingDays * dayMs;
