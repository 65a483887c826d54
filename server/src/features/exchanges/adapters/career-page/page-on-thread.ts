import { importThreads } from '../../../../core/threads/work-threads/work-threads.ts';
import type { CareerPageData } from './page-task.ts';
import { tookTooMuch } from '../read-answer.ts';

/** Milliseconds; a page of the largest size takes less than one second. */
const longest = 15_000;

const task = { module: new URL('page-task.ts', import.meta.url), name: 'readCareerPage' };

/** Reads a page on a thread of its own. @throws {ExchangeError} for a page that takes too much time or memory */
export async function pageOnThread(html: string): Promise<CareerPageData> {
  try {
    return await importThreads.run<CareerPageData>(task, html, longest);
  } catch (error) {
    throw tookTooMuch(error, 'Das Lesen einer Seite braucht');
  }
}
