import type { Actor } from '../../../core/security/callers.ts';
import { mappableKinds, mappedFields } from '@lehrpfad/contract/exchanges/mapping-options.ts';
import type { MappingPreview } from '@lehrpfad/contract/exchanges/mapping.ts';
import {
  feedSettings,
  type FeedMapping,
  type FeedSettings,
} from '@lehrpfad/contract/exchanges/settings.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Queries } from '../../../core/database/database.ts';
import { conflict, refuseStale } from '../../../core/http/errors.ts';
import { importThreads } from '../../../core/threads/work-threads/work-threads.ts';
import { ExchangeError, type FetchedRecord } from '../adapters/adapter.ts';
import { adOfRecord } from '../adapters/feed/feed-adapter.ts';
import type { FeedBeginning, FeedPreview } from '../adapters/feed/preview-task.ts';
import { asLimitError, readOf, type ReadAnswer } from '../adapters/read-answer.ts';
import type { SafeHttp } from '../fetching/safe-http.ts';
import { withoutSecrets } from '../runs/secrets.ts';
import { fieldsIn } from '../adapters/formats/field-reader.ts';
import type { Exchange } from '../exchange.ts';
import { lockExchange, updateExchange } from '../store.ts';
import { exchangeById } from './listing.ts';
import { recordChanges } from '../trail.ts';
import { exchangeToTry } from './trial.ts';
import type * as tasks from '../adapters/feed/preview-task.ts';

/** Bytes of a feed that are read for a preview; five ads of the longest texts have less. */
const beginningBytes = 2 * 1024 * 1024;

/** Characters of a value that are shown. */
const maxValueLength = 300;

const task = {
  module: new URL('../adapters/feed/preview-task.ts', import.meta.url),
  name: 'previewFeed' satisfies keyof typeof tasks,
};
const maxMs = 15_000;

/** Returns an exchange whose feed can be mapped. @throws 404; 409 for another kind */
export async function exchangeToMap(db: Queries, id: number): Promise<Exchange> {
  const exchange = await exchangeToTry(db, id);
  if (!mappableKinds.includes(exchange.kind))
    throw conflict('Die Zuordnung der Felder lässt sich nur bei Feeds in XML und JSON ändern.');
  return exchange;
}

/** The beginning of a feed, fetched as a run would fetch it. @throws {ExchangeError} */
async function beginningOf(
  http: SafeHttp,
  url: string,
): Promise<Pick<FeedBeginning, 'bytes' | 'contentType' | 'isPart'>> {
  const signal = AbortSignal.timeout(limits.trialSeconds * 1000);
  try {
    const { body, headers } = await http.stream({ url, maxBytes: Infinity, signal });
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of body) {
      pieces.push(piece);
      size += piece.length;
      if (size >= beginningBytes) break;
    }
    const isPart = size >= beginningBytes;
    const bytes = new Uint8Array(Buffer.concat(pieces));
    return { bytes, contentType: headers['content-type'] ?? '', isPart };
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new ExchangeError('unreachable', 'Die Börse hat in dieser Zeit nicht geantwortet.');
  }
}

/** @throws {ExchangeError} */
async function previewOnThread(beginning: FeedBeginning): Promise<FeedPreview> {
  try {
    return readOf(await importThreads.run<ReadAnswer<FeedPreview>>(task, beginning, maxMs));
  } catch (error) {
    throw asLimitError(error, 'Das Lesen der Datei braucht');
  }
}

type PreviewRecord = MappingPreview['records'][number];

/** Returns the values read from a record, by field. For a JobPosting these are the fields of its ad. */
function shownOf(record: FetchedRecord, company: string | undefined): PreviewRecord {
  if (!('raw' in record)) {
    const title = 'title' in record ? (record.title ?? '') : '';
    const rejected = 'rejected' in record ? record.rejected : '';
    return {
      values: {
        id: record.externalId.slice(0, maxValueLength),
        title: title.slice(0, maxValueLength),
      },
      rejected,
    };
  }
  const ad = adOfRecord(record.raw, company);
  const fields = fieldsIn(record.raw);
  const raw = mappedFields.flatMap(({ key }) => {
    const value = key === 'id' ? record.externalId : fields[key];
    return typeof value === 'string' && value !== ''
      ? [[key, value.slice(0, maxValueLength)] as const]
      : [];
  });
  const read =
    'rejected' in ad
      ? { title: ad.title ?? '', company: ad.company ?? '' }
      : {
          title: ad.title,
          company: ad.company.name,
          town: ad.place.town,
          postcode: ad.place.postcode,
          ...(ad.start !== null && { start: ad.start }),
          link: ad.link,
        };
  const said = Object.entries(read).filter(([, value]) => value !== '');
  const values = {
    ...Object.fromEntries(raw),
    ...Object.fromEntries(said.map(([key, value]) => [key, value.slice(0, maxValueLength)])),
  };
  return { values, rejected: 'rejected' in ad ? ad.rejected : '' };
}

const nothingRead = { lists: [], paths: [], records: [] };

/**
 * Reads the beginning of a feed with a mapping. Writes nothing.
 * @param wanted the mapping to use; null for none; undefined for the stored one
 * @throws 404; 409 if the kind of exchange has no mapping
 */
export async function previewOf(
  { db, http, now }: { readonly db: Queries; readonly http: SafeHttp; readonly now: Date },
  id: number,
  wanted: FeedMapping | null | undefined,
): Promise<MappingPreview> {
  const exchange = await exchangeToMap(db, id);
  const { last_updated } = await exchangeById(db, id, now);
  const settings: FeedSettings = feedSettings.parse(exchange.settings);
  const mapping = wanted === undefined ? (settings.mapping ?? null) : wanted;
  const told = { mapping, last_updated };
  try {
    const reader = exchange.kind === 'xml' ? 'readXml' : 'readJson';
    const preview = await previewOnThread({
      ...(await beginningOf(http, settings.url)),
      reader,
      mapping: mapping ?? undefined,
    });
    const { lists, paths, records, problem } = preview;
    const isFailed = records.length === 0 && problem !== null;
    return {
      ...told,
      state: isFailed ? 'failed' : 'read',
      reason: isFailed ? problem.reason : '',
      detail: isFailed ? problem.detail : '',
      lists: [...lists],
      paths: [...paths],
      records: records.map((record) => shownOf(record, settings.company)),
    };
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error;
    const detail = withoutSecrets(error.message, exchange.settings);
    return { ...told, ...nothingRead, state: 'failed', reason: error.reason, detail };
  }
}

/**
 * Stores a mapping; null removes it.
 * @throws 404; 409 if the kind has none, or the exchange was changed since `last_updated`
 */
export async function changeMapping(
  tx: Queries,
  id: number,
  {
    caller,
    body,
    now,
  }: {
    readonly caller: Actor;
    readonly body: {
      readonly mapping: FeedMapping | null;
      readonly last_updated?: string | undefined;
    };
    readonly now: Date;
  },
): Promise<{ mapping: FeedMapping | null; last_updated: string }> {
  await lockExchange(tx, id);
  await exchangeToMap(tx, id);
  const before = await exchangeById(tx, id, now);
  refuseStale(before, body.last_updated);
  const { mapping: _former, ...others } = feedSettings.parse(before.settings);
  const settings = { ...others, ...(body.mapping !== null && { mapping: body.mapping }) };
  const unchanged = {
    name: undefined,
    active: undefined,
    daily_at: undefined,
    rank: undefined,
    logo: undefined,
  };
  await updateExchange(tx, id, { ...unchanged, settings }, now);
  const after = await exchangeById(tx, id, now);
  await recordChanges(tx, caller, before, after, null);
  return { mapping: body.mapping, last_updated: after.last_updated };
}
