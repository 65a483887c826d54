import type { FeedMapping } from '@lehrpfad/contract/exchanges/settings.ts';
import { importThreads } from '../../../../core/threads/work-threads/work-threads.ts';
import type { SafeHttp } from '../../fetching/safe-http.ts';
import type { FeedHeader, FeedItem } from './feed-task.ts';
import { readOf, asLimitError, type ReadAnswer } from '../read-answer.ts';

/**
 * Milliseconds of work. A chunk is the text that arrives at once, some 16 kB, and takes about one; the largest feed takes two minutes. The
 * sum is bounded as well, against feeds whose chunks all stay just below the limit.
 */
const deadlines = { chunkMs: 15_000, allMs: 30 * 60_000 } as const;

const module = new URL('feed-task.ts', import.meta.url);

type Streamed = Awaited<ReturnType<SafeHttp['stream']>>;

/**
 * Yields the records of a feed, which is fetched here and read on a thread with deadlines and a memory limit, piece by piece: no more is
 * fetched than is requested by the caller.
 * @param name of the reader in `feed-task.ts`
 * @throws {ExchangeError}; the signal's reason
 */
export async function* feedOnThread(
  name: 'readXml' | 'readJson',
  { body, headers }: Pick<Streamed, 'body' | 'headers'>,
  { signal, mapping }: { readonly signal: AbortSignal; readonly mapping?: FeedMapping | undefined },
  limits: { readonly chunkMs: number; readonly allMs: number } = deadlines,
): AsyncGenerator<FeedItem> {
  const answers = importThreads.stream<ReadAnswer<FeedItem>>(
    { module, name },
    { contentType: headers['content-type'] ?? '', mapping } satisfies FeedHeader,
    body,
    { ...limits, signal },
  );
  try {
    for await (const answer of answers) yield readOf(answer);
  } catch (error) {
    throw asLimitError(error, 'Das Lesen der Datei braucht');
  }
}
