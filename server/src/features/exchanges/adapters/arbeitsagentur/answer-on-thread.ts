import { importThreads } from '../../../../core/threads/work-threads/work-threads.ts';
import { readOf, asLimitError, type ReadAnswer } from '../read-answer.ts';
import type { SentAnswer } from './answer-task.ts';
import type { Item, ListPage } from './answers.ts';

/** Milliseconds; a response of the largest size takes less than one second. */
const maxMs = 15_000;

const module = new URL('answer-task.ts', import.meta.url);

async function onThread<Read>(name: string, sent: SentAnswer): Promise<Read> {
  try {
    return readOf(await importThreads.run<ReadAnswer<Read>>({ module, name }, sent, maxMs));
  } catch (error) {
    throw asLimitError(error, 'Das Lesen einer Antwort braucht');
  }
}

/**
 * Reads a page of a search on a thread with a deadline and a memory limit.
 * @param first number of ads before this page
 * @throws {ExchangeError}
 */
export const searchOf = (sent: SentAnswer & { readonly first: number }): Promise<ListPage> =>
  onThread('readSearch', sent);

/** Reads the details of an ad in the same way. @throws {ExchangeError} */
export const detailsOf = (sent: SentAnswer): Promise<Item> => onThread('readAd', sent);
