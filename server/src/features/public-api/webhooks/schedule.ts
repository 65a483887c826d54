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

/** How long a webhook fails before its owner is told: longer than a restart or an update of a server takes. */
const toldAfterMinutes = 60;

/** Whether a webhook has failed for so long that its owner is told. */
export const isTold = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= toldAfterMinutes * minuteMs;

/** Whether a webhook has failed for so long that it is stopped. */
export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= limits.webhookFailingDays * dayMs;
