import type { FeedSettings } from '@lehrpfad/contract/exchanges/settings.ts';
import { importThreads } from '../../../../core/threads/work-threads/work-threads.ts';
import {
  unchangedPage,
  type Adapter,
  type FetchContext,
  type FetchedRecord,
  type RecordPage,
} from '../adapter.ts';
import { adOfFields } from '../feed/feed-fields.ts';
import { conditionsOf, keepVersionOf } from '../feed/feed-version.ts';
import { pagesOf } from '../feed/record-pages.ts';
import { asLimitError, readOf, type ReadAnswer } from '../read-answer.ts';
import { maxTableBytes } from './tables-of-file.ts';
import type * as tasks from './table-task.ts';

/** Milliseconds of work; a table of the largest size takes some two seconds. */
const maxMs = 30_000;

const task = {
  module: new URL('table-task.ts', import.meta.url),
  name: 'readTableRecords' satisfies keyof typeof tasks,
};

/** Reads a table on the thread of imports. @throws {ExchangeError} */
async function recordsOnThread(body: Buffer, url: string): Promise<readonly FetchedRecord[]> {
  try {
    const answer = await importThreads.run<ReadAnswer<readonly FetchedRecord[]>>(
      task,
      { bytes: new Uint8Array(body), url },
      maxMs,
    );
    return readOf(answer);
  } catch (error) {
    throw asLimitError(error, 'Das Lesen der Tabelle braucht');
  }
}

async function* each(records: readonly FetchedRecord[]): AsyncGenerator<FetchedRecord> {
  yield* records;
}

async function* fetchTable(
  { url }: FeedSettings,
  { http, signal, knownVersion, keepVersion }: FetchContext,
): AsyncGenerator<RecordPage> {
  const { status, headers, body } = await http.bytes({
    url,
    headers: {
      accept:
        'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*;q=0.1',
      ...conditionsOf(knownVersion),
    },
    maxBytes: maxTableBytes,
    allowUnchanged: knownVersion !== undefined,
    signal,
  });
  if (status === 304) {
    yield unchangedPage;
    return;
  }
  yield* pagesOf(each(await recordsOnThread(body, url)));
  keepVersionOf(headers, keepVersion);
}

/** A table in CSV, XLSX or HTML at a URL, with headings in German or English. A row is an ad. */
export const tableAdapter: Adapter<FeedSettings> = {
  fetch: fetchTable,
  normalise: (raw, settings) => adOfFields(raw, settings?.company),
};
