import type { RunReason } from '@lehrpfad/contract/exchanges/options.ts';
import { TaskTooLarge } from '../../../core/threads/work-threads/work-threads.ts';
import { ExchangeError } from './adapter.ts';

/** The result of reading on a thread, or the reason why it failed: an error loses its reason when it leaves the thread. */
export type ReadAnswer<Read> =
  | { readonly read: Read }
  | { readonly reason: RunReason; readonly detail: string; readonly cause: unknown };

function reasonOf(error: unknown): ReadAnswer<never> {
  if (!(error instanceof ExchangeError)) throw error;
  const { reason, message: detail, cause } = error;
  return { reason, detail, cause };
}

/** On the thread: returns the result, or the reason of an `ExchangeError`. */
export function answerOf<Read>(read: () => Read): ReadAnswer<Read> {
  try {
    return { read: read() };
  } catch (error) {
    return reasonOf(error);
  }
}

/** The same for several results, one after the other; a reason is the last. */
export async function* answersOf<Read>(all: AsyncIterable<Read>): AsyncGenerator<ReadAnswer<Read>> {
  try {
    for await (const read of all) yield { read };
  } catch (error) {
    yield reasonOf(error);
  }
}

/** On the caller's side: returns the result. @throws {ExchangeError} with the reason, its detail and cause */
export function readOf<Read>(answer: ReadAnswer<Read>): Read {
  if ('read' in answer) return answer.read;
  throw new ExchangeError(answer.reason, answer.detail, { cause: answer.cause });
}

const exceeded = { time: 'Rechenzeit', memory: 'Speicher' } as const;

/** Returns the error to throw: an `ExchangeError` if a thread took more time or memory than allowed. */
export const asLimitError = (error: unknown, what: string): unknown =>
  error instanceof TaskTooLarge
    ? new ExchangeError('too-large', `${what} zu viel ${exceeded[error.exceeded]}.`, {
        cause: error,
      })
    : error;
