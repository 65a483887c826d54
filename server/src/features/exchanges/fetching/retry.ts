import type { RunReason } from '@lehrpfad/contract/exchanges/options.ts';
import { ExchangeError } from '../adapters/adapter.ts';

/** An error after which a retry may succeed. */
export class RetryableError extends ExchangeError {
  override name = 'RetryableError';
  /** Retries at most. */
  readonly retries: number;
  /** Milliseconds after which the host allows a retry. */
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

export interface RetryOptions {
  /** Retries of a request at most. */
  readonly retries: number;
  readonly pause: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
}

const firstPauseMs = 1000;
const maxPauseMs = 60_000;

/** If a host asks for a longer pause, it is asked again by the next run. */
const maxRetryAfterMs = 5 * 60_000;

/** Returns the pause before a retry. It doubles each time and is partly random, so that processes do not retry at the same moment. */
function backOff(tries: number, random: () => number): number {
  return Math.min(firstPauseMs * 2 ** tries, maxPauseMs) * (0.5 + random() / 2);
}

/**
 * Returns the milliseconds of a `Retry-After` header, which has seconds or a day and time.
 * @returns undefined if there is none that can be parsed
 */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // The three formats of HTTP (RFC 9110, 5.6.7) begin with the name of a day.
  const moment = /^[A-Z][a-z]{2,8}[ ,]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now.getTime());
}

/** Retries with growing pauses while the work throws an error after which a retry may succeed. */
export async function retry<T>(
  { retries, pause, random }: RetryOptions,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof RetryableError) || tries >= Math.min(retries, error.retries))
        throw error;
      if ((error.after ?? 0) > maxRetryAfterMs)
        throw new ExchangeError('too-many-requests', error.message, { cause: error });
      try {
        await pause(Math.max(error.after ?? 0, backOff(tries, random)), signal);
      } finally {
        signal?.throwIfAborted();
      }
    }
  }
}
