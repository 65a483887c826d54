import type { RunReason } from '@lehrpfad/contract/exchanges/options.ts';
import { ExchangeError } from '../adapters/adapter.ts';

/** An error that may have passed when the call is made again. */
export class Passing extends ExchangeError {
  override name = 'Passing';
  /** How often at most that is worth a try. */
  readonly retries: number;
  /** Milliseconds after which the other side wants to be asked again. */
  readonly after: number | undefined;

  constructor(
    reason: RunReason,
    detail: string,
    more: { retries?: number; after?: number | undefined; cause?: unknown } = {},
  ) {
    super(reason, detail, { cause: more.cause });
    this.retries = more.retries ?? Infinity;
    this.after = more.after;
  }
}

export interface Patience {
  /** How often a call is made again, at most. */
  readonly retries: number;
  readonly pause: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
}

const firstPauseMs = 1000;
const longestPauseMs = 60_000;

/** Whoever wants to be left alone for longer is asked again tomorrow. */
const longestAfterMs = 5 * 60_000;

/** Doubled each time; between half of it and all, so that several processes do not come back together. */
function backOff(tries: number, random: () => number): number {
  return Math.min(firstPauseMs * 2 ** tries, longestPauseMs) * (0.5 + random() / 2);
}

/**
 * Milliseconds that a `Retry-After` header asks for: seconds, or a day and time.
 * @returns undefined where there is none that can be read
 */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Anything but the three forms of HTTP (RFC 9110, 5.6.7) begins without the name of a day.
  const moment = /^[A-Z][a-z]{2,8}[ ,]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now.getTime());
}

/** Does it again while it fails in a way that may pass, after growing pauses. */
export async function patiently<T>(
  { retries, pause, random }: Patience,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof Passing) || tries >= Math.min(retries, error.retries)) throw error;
      if ((error.after ?? 0) > longestAfterMs)
        throw new ExchangeError('too-many-requests', error.message, { cause: error });
      try {
        await pause(Math.max(error.after ?? 0, backOff(tries, random)), signal);
      } finally {
        signal?.throwIfAborted();
      }
    }
  }
}
