import { settingsOf } from '@lehrpfad/contract/exchanges/settings.ts';
import { berlinDay } from '../../../core/clock.ts';
import {
  ExchangeError,
  type Adapter,
  type FetchContext,
  type RecordPage,
} from '../adapters/adapter.ts';
import type { Exchange } from '../exchange.ts';
import type { Json } from '../pipeline/imported-ad.ts';
import { Pipeline, type PipelineDeps } from '../pipeline/pipeline.ts';
import { pause } from './pace.ts';
import { pagesUntil } from './records/pages-until.ts';
import type { RunDeps } from './run-deps.ts';
import { listPages, listStamps } from './store.ts';

/** Returns the exchange with checked settings. @throws {ExchangeError} */
function withSettings(exchange: Exchange): Exchange {
  const settings = settingsOf[exchange.kind].safeParse(exchange.settings);
  if (settings.success) return { ...exchange, settings: settings.data };
  const names = settings.error.issues.map(({ path }) => path.join('.'));
  throw new ExchangeError('settings', names.join(', '));
}

/** The known version of a feed, and the function that stores a new one. Empty in a trial, which reads the whole feed. */
type Versions = Pick<FetchContext, 'knownVersion' | 'keepVersion'>;

/** An exchange that is about to be read, with the pipeline for its records. */
export interface Reading {
  readonly exchange: Exchange;
  readonly pipeline: Pipeline;
  /** Fetches its records page by page, from a cursor on, until the signal is aborted. */
  pages(cursor: Json, signal: AbortSignal, versions?: Versions): AsyncGenerator<RecordPage>;
}

type Deps = Pick<RunDeps, 'database' | 'clock' | 'http' | 'adapters' | 'readRecords'>;

/** Prepares the reading of an exchange. @throws {ExchangeError} if its settings are not complete */
export function openReading(deps: Deps, given: Exchange): Reading {
  const { database, http } = deps;
  const exchange = withSettings(given);
  const adapter: Adapter | undefined = deps.adapters[exchange.kind];
  if (!adapter) throw new Error(`Nobody can read ${exchange.kind}.`);
  const today = () => berlinDay(deps.clock());
  const pipeline = new Pipeline({
    exchange,
    today,
    readRecords: deps.readRecords,
    adapter: adapter as PipelineDeps['adapter'],
  });
  const pages = (cursor: Json, signal: AbortSignal, versions?: Versions) =>
    pagesUntil(
      adapter.fetch(exchange.settings as never, {
        http,
        cursor,
        signal,
        today: today(),
        knownStamps: (ids) => listStamps(database, exchange.id, ids),
        knownPages: (addresses) => listPages(database, exchange.id, addresses),
        pause: (ms) => pause(ms, signal),
        ...versions,
      }),
      signal,
    );
  return { exchange, pipeline, pages };
}
