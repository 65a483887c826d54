import type { FeedMapping } from '@lehrpfad/contract/exchanges/settings.ts';
import { ExchangeError, type FetchedRecord } from '../adapter.ts';
import { FeedSample } from '../formats/feed-mapping.ts';
import { answerOf, type ReadAnswer } from '../read-answer.ts';
import { readJson, readXml } from './feed-task.ts';

/** The beginning of a feed. */
export interface FeedBeginning {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly reader: 'readXml' | 'readJson';
  readonly mapping: FeedMapping | undefined;
  /** Whether the feed continues after it. */
  readonly isPart: boolean;
}

/** The first records of a feed, with the paths of their fields. */
export interface FeedPreview {
  readonly lists: readonly string[];
  readonly paths: readonly { readonly path: string; readonly sample: string }[];
  readonly records: readonly FetchedRecord[];
  /** Why it was not read to its end, unless only because its beginning is given. */
  readonly problem: { readonly reason: string; readonly detail: string } | null;
}

const maxRecords = 5;

const readers = { readXml, readJson } as const;

/** Reads the first records of a feed. To be run on a worker thread. */
export async function previewFeed(beginning: FeedBeginning): Promise<ReadAnswer<FeedPreview>> {
  const { bytes, contentType, reader, mapping, isPart } = beginning;
  const sample = new FeedSample();
  const records: FetchedRecord[] = [];
  let problem: FeedPreview['problem'] = null;
  const pieces = (async function* all() {
    yield bytes;
  })();
  for await (const answer of readers[reader](pieces, { contentType, mapping, sample })) {
    if ('reason' in answer) {
      problem = { reason: answer.reason, detail: answer.detail };
    } else if (!('end' in answer.read)) {
      records.push(answer.read);
      if (records.length >= maxRecords) break;
    }
  }
  // A feed that breaks off at the end of the given part is not broken.
  const isCut = isPart && records.length > 0;
  const { lists, paths } = sample;
  return answerOf(() => {
    if (problem !== null && lists.length === 0 && paths.length === 0)
      throw new ExchangeError(problem.reason as ExchangeError['reason'], problem.detail);
    return { lists, paths, records, problem: isCut ? null : problem };
  });
}
