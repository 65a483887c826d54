import { settingsOf } from '@lehrpfad/contract/exchanges/settings.ts';
import { sql } from 'drizzle-orm/sql';
import { berlinDay } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import { ExchangeError, type Adapter, type RecordPage } from '../adapters/adapter.ts';
import type { Exchange } from '../exchange.ts';
import type { Json } from '../pipeline/imported-ad.ts';
import { Pipeline, type PipelineDeps } from '../pipeline/pipeline.ts';
import { pause } from './pace.ts';
import { pagesUntil } from './pages-until.ts';
import type { RunDeps } from './run-deps.ts';

/** The exchange with settings that its adapter can read. @throws {ExchangeError} */
function withSettings(exchange: Exchange): Exchange {
  const settings = settingsOf[exchange.kind].safeParse(exchange.settings);
  if (settings.success) return { ...exchange, settings: settings.data };
  const names = settings.error.issues.map(({ path }) => path.join('.'));
  throw new ExchangeError('settings', names.join(', '));
}

async function knownStamps(
  db: Queries,
  exchangeId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ id: string; stamp: string }>(sql`
    select external_id as id, stamp from exchange_records
    where exchange_id = ${exchangeId} and stamp <> ''
      and external_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}

async function knownPages(
  db: Queries,
  exchangeId: number,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ address: string }>(sql`
    select p.address from jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb) as p (address)
    where exists (select from exchange_records d where d.exchange_id = ${exchangeId} and d.job_ad_id is not null
      and (d.external_id = p.address or d.raw ->> 'url' = p.address))`);
  return new Set(rows.map(({ address }) => address));
}

/** An exchange about to be read: its adapter, and the pipeline behind that. */
export interface Reading {
  readonly exchange: Exchange;
  readonly pipeline: Pipeline;
  /** Its records page by page, from a cursor on, until the signal is aborted. */
  pages(cursor: Json, signal: AbortSignal): AsyncGenerator<RecordPage>;
}

type Deps = Pick<RunDeps, 'database' | 'clock' | 'http' | 'adapters' | 'readRecords'>;

/** @throws {ExchangeError} where its settings are not complete */
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
  const pages = (cursor: Json, signal: AbortSignal) =>
    pagesUntil(
      adapter.fetch(exchange.settings as never, {
        http,
        cursor,
        signal,
        today: today(),
        knownStamps: (ids) => knownStamps(database, exchange.id, ids),
        knownPages: (addresses) => knownPages(database, exchange.id, addresses),
        pause: (ms) => pause(ms, signal),
      }),
      signal,
    );
  return { exchange, pipeline, pages };
}
