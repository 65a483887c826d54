import type { CleanHtml, WithCleanHtml } from './clean-html.ts';
import { invalidInput } from '../http/errors.ts';
import { requestThreads, TaskTooLarge } from '../threads/work-threads/work-threads.ts';
import type * as tasks from './html-task.ts';

/** Milliseconds; the longest text of a form takes a tenth of a second. */
const maxMs = 5000;

const task = {
  module: new URL('html-task.ts', import.meta.url),
  name: 'cleanTexts' satisfies keyof typeof tasks,
};

/**
 * Cleans the HTML fields of a form on a worker thread with a deadline, before any transaction begins. Stores accept only clean
 * HTML, so nothing is cleaned later.
 * @param fields the HTML fields; missing ones stay missing
 * @throws 400 for a text that takes too long; 503 if too many are waiting
 */
export async function withCleanHtml<Body extends object, Field extends keyof Body & string>(
  body: Body,
  fields: readonly Field[],
  deadlineMs = maxMs,
): Promise<WithCleanHtml<Body, Field>> {
  const sent = fields.filter((field) => typeof body[field] === 'string' && body[field] !== '');
  if (sent.length === 0) return body as WithCleanHtml<Body, Field>;
  try {
    const texts = sent.map((field) => body[field]);
    const clean = await requestThreads.run<CleanHtml[]>(task, texts, deadlineMs);
    const fieldsOfClean = Object.fromEntries(sent.map((field, at) => [field, clean[at]]));
    return { ...body, ...fieldsOfClean } as WithCleanHtml<Body, Field>;
  } catch (error) {
    if (!(error instanceof TaskTooLarge)) throw error;
    const tooLong = ['Der Text konnte nicht in der vorgesehenen Zeit gelesen werden.'];
    throw invalidInput(Object.fromEntries(sent.map((field) => [field, tooLong])));
  }
}
