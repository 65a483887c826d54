import { stateName } from '@lehrpfad/regions/parts/names.ts';
import { ofTests } from '@lehrpfad/regions/parts/tests.ts';
import type { ExchangeKind, Outcome } from '@lehrpfad/contract/exchanges/options.ts';
import { sql } from '../src/core/database/drizzle.ts';
import type {
  Adapter,
  FetchContext,
  FetchedRecord,
  RecordPage,
} from '../src/features/exchanges/adapters/adapter.ts';
import type { SafeHttp } from '../src/features/exchanges/fetching/safe-http.ts';
import type { ImportedAd, Json, Rejected } from '../src/features/exchanges/pipeline/imported-ad.ts';
import { queueRun } from '../src/features/exchanges/runs/queue/queue.ts';
import type { RunDeps } from '../src/features/exchanges/runs/run-deps.ts';
import { ImportRunner } from '../src/features/exchanges/runs/runner.ts';
import type { Database, Queries } from '../src/core/database/database.ts';
import { testDay } from './stock.ts';

/** An ad as the exchange of these tests sends it. */
export interface Sent {
  readonly id: string;
  readonly title: string;
  readonly jobName: string;
  readonly company: string;
  readonly postcode: string;
  readonly town: string;
  readonly state?: string;
  readonly country?: string;
  readonly text?: string;
  /** Last day on which the ad may be shown. */
  readonly until?: string;
  /** Sends an unreadable record instead of an ad. */
  readonly broken?: true;
}

/** Makes an ad that is published by default. */
export const sent = (id: string, values: Partial<Sent> = {}): Sent => ({
  id,
  title: `Ausbildung in der Backstube ${id}`,
  jobName: 'Bäcker/-in',
  company: 'Mühle Kern GmbH',
  postcode: ofTests.town.postcode,
  town: ofTests.town.name,
  ...values,
});

const recordOf = (ad: Sent): FetchedRecord =>
  ad.broken
    ? { externalId: ad.id, rejected: 'unreadable' }
    : { externalId: ad.id, raw: { ...ad } as Json };

function normalise(raw: Json): ImportedAd | Rejected {
  const ad = raw as unknown as Sent;
  if (ad.title === '') return { rejected: 'no-title', company: ad.company };
  return {
    title: ad.title,
    jobType: 2,
    jobNames: [ad.jobName],
    company: { name: ad.company, weblink: '', logoUrl: '' },
    place: {
      street: 'Breite Straße 1',
      postcode: ad.postcode,
      town: ad.town,
      state: ad.state ?? stateName,
      country: ad.country ?? 'DE',
      position: null,
    },
    description: { text: ad.text ?? `Du lernst bei uns: ${ad.title}.`, format: 'plain' },
    start: '2027-08-01',
    end: null,
    published: '2026-11-01',
    changed: '2026-11-10',
    lastDay: ad.until ?? null,
    link: `https://boerse.example/${ad.id}`,
    baId: '',
  };
}

interface Probe {
  /** The ads that it sends at the moment. */
  readonly ads: Iterable<Sent> | (() => Iterable<Sent>);
  readonly pageSize?: number;
  readonly announced?: number;
  /** Whether it can resume where it stopped; otherwise it starts again. */
  readonly goesOn?: boolean;
  /** Called before each page; pages count from 1. */
  readonly onPage?: (page: number, context: FetchContext) => Promise<void> | void;
}

/** Creates an exchange in memory. */
export function probe({ ads, pageSize = 100, announced, goesOn = true, onPage }: Probe): Adapter {
  async function* fetch(_settings: unknown, context: FetchContext): AsyncGenerator<RecordPage> {
    let page = 0;
    let records: FetchedRecord[] = [];
    const from = Number(context.cursor ?? 0);
    const handOut = async (): Promise<RecordPage> => {
      page += 1;
      await onPage?.(page, context);
      const cursor = goesOn ? from + page : null;
      return { records, cursor, ...(announced !== undefined && { announced }) };
    };
    let number = 0;
    for (const ad of typeof ads === 'function' ? ads() : ads) {
      number += 1;
      if (number <= from * pageSize) continue;
      records.push(recordOf(ad));
      if (records.length < pageSize) continue;
      yield await handOut();
      records = [];
    }
    if (records.length > 0) yield await handOut();
  }
  return { fetch, normalise };
}

/** Makes an ad of one of many companies in one of several towns; some records are unreadable, repeated or have no id. */
const stock = (number: number, values: Partial<Sent> = {}): Sent => {
  const company = `Betrieb ${number % 11} GmbH`;
  const place =
    number % 3 === 0
      ? { postcode: ofTests.atPosition.postcode, town: ofTests.atPosition.name }
      : { postcode: ofTests.town.postcode };
  if (number % 17 === 5) return sent('', { company });
  if (number % 17 === 9) return sent(`a${number}`, { broken: true });
  if (number % 17 === 12) return sent(`a${number - 11}`, { title: 'Zum zweiten Mal' });
  return sent(`a${number}`, { company, ...place, ...values });
};

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The records of the first import. */
export const beforehand = (): Sent[] => range(1, 60).map((number) => stock(number));

/** The records of the second import: some have changed, some are gone, some are new. */
export const afterwards = (): Sent[] =>
  range(8, 72).map((number) =>
    stock(number, number % 4 === 1 ? { text: 'Jetzt mit Fahrtkosten.' } : {}),
  );

/** The probe makes no requests. */
const noHttp: SafeHttp = {
  bytes: () => Promise.reject(new Error('asked for bytes')),
  json: () => Promise.reject(new Error('asked for JSON')),
  stream: () => Promise.reject(new Error('asked for a stream')),
};

/** Creates a runner that acts like another process's, as far as the database can tell; it never pauses. */
export function runnerOf(
  parts: Pick<RunDeps, 'database'> & Partial<RunDeps>,
  adapter: Adapter,
): ImportRunner {
  return new ImportRunner({
    clock: () => testDay,
    http: noHttp,
    pace: 0,
    adapters: { json: adapter },
    onError: (error) => {
      throw error;
    },
    ...parts,
  });
}

/** @returns the id of a new, active exchange */
export async function addExchange(
  db: Queries,
  {
    key = 'probe',
    kind = 'json',
    rank = 5,
  }: { key?: string; kind?: ExchangeKind; rank?: number } = {},
): Promise<number> {
  const settings = JSON.stringify({ url: `https://${key}.example/feed.json?token=geheim` });
  const [row] = await db.rows<{ id: number }>(sql`
    insert into exchanges (key, name, kind, settings, active, rank)
    values (${key}, ${`Börse ${key}`}, ${kind}, ${settings}::jsonb, true, ${rank}) returning id`);
  return row!.id;
}

/**
 * Runs an import of an exchange to its end.
 * @returns the id of the run
 */
export async function readNow(
  database: Database,
  runner: ImportRunner,
  exchangeId: number,
): Promise<number> {
  const id = await database.transaction((tx) => queueRun(tx, exchangeId, 'demand', null));
  await runner.drain(id);
  return id;
}

export interface RunRow {
  readonly state: string;
  readonly reason: string;
  readonly detail: string;
  readonly counts: Readonly<Record<Outcome, number>>;
}

/** Returns a run after its counters have been compared with its import results. */
export async function runRow(db: Queries, id: number): Promise<RunRow> {
  const [row] = await db.rows<RunRow & { sums: Record<Outcome, number> }>(sql`
    select state, reason, detail,
      jsonb_build_object('created', created, 'changed', changed, 'unchanged', unchanged, 'duplicate', duplicate,
        'rejected', rejected, 'left-alone', left_alone, 'gone', gone) as counts,
      (select coalesce(jsonb_object_agg(outcome, n), '{}') from (
        select outcome, count(*)::int as n from exchange_import_results where run_id = r.id group by outcome) t) as sums
    from exchange_runs r where id = ${id}`);
  const { sums, ...run } = row!;
  const counted = Object.entries(run.counts).filter(([, count]) => count > 0);
  const summed = JSON.stringify(Object.entries(sums).toSorted());
  if (JSON.stringify(counted.toSorted()) !== summed)
    throw new Error(
      `Run ${id} counts ${JSON.stringify(counted)}, its import results are ${summed}.`,
    );
  return run;
}

/** Returns the import results of a run by record id: the outcome, and the reason if there is one. */
export async function importResultsOf(db: Queries, runId: number): Promise<Record<string, string>> {
  const rows = await db.rows<{ id: string; what: string }>(sql`
    select external_id as id, rtrim(outcome || ' ' || reason) as what from exchange_import_results where run_id = ${runId}`);
  return Object.fromEntries(rows.map(({ id, what }) => [id, what]));
}

/** Returns all data that imports leave behind, except ids that depend on the order of events. */
export async function everythingImported(db: Queries): Promise<unknown> {
  const [row] = await db.rows<{ all: unknown }>(sql`
    select jsonb_build_object(
      'ads', (select jsonb_agg(to_jsonb(a) - '{id,company_id,job_name_id,last_updated}'::text[]
          || jsonb_build_object('company', c.name, 'job_name', n.name) order by a.source, a.source_id, a.title)
        from job_ads a join companies c on c.id = a.company_id join job_names n on n.id = a.job_name_id),
      'companies', (select jsonb_agg(to_jsonb(c) - '{id,address_id,last_updated,created_at}'::text[]
          || jsonb_build_object('street', d.street, 'place', d.place_id) order by c.name, d.street, d.place_id)
        from companies c left join addresses d on d.id = c.address_id),
      'job_names', (select jsonb_agg(name order by name) from job_names where external),
      'records', (select jsonb_agg(to_jsonb(r) - '{id,job_ad_id,duplicate_of,first_seen,changed_at}'::text[]
          || jsonb_build_object('ad', a.title, 'winner', w.title) order by r.exchange_id, r.external_id)
        from exchange_records r left join job_ads a on a.id = r.job_ad_id left join job_ads w on w.id = r.duplicate_of),
      'runs', (select jsonb_agg(jsonb_build_array(state, reason, created, changed, unchanged, duplicate, rejected,
          left_alone, gone, fetched, announced) order by id) from exchange_runs),
      'import_results', (select jsonb_agg(jsonb_build_array(r.external_id, r.title, r.company, r.outcome, r.reason, r.detail, a.title)
          order by r.run_id, r.external_id) from exchange_import_results r left join job_ads a on a.id = r.job_ad_id)) as all`);
  return row!.all;
}

/** Returns every row that an import may write except its own, including the transaction that wrote it and its physical position. */
export async function everyRow(db: Queries): Promise<unknown> {
  const tables = ['job_ads', 'companies', 'addresses', 'job_names', 'exchange_records'];
  const sums = tables.map(
    (table) => sql`select ${table} as of, count(*)::int as count,
      md5(string_agg(t::text || t.xmin::text || t.ctid::text, '|' order by id)) as sum from ${sql.identifier(table)} t`,
  );
  const changes = sql`select 'search_changes', count(*)::int, '' from search_changes`;
  return db.rows(sql`${sql.join([...sums, changes], sql` union all `)} order by 1`);
}

/** Deletes all imported data; the exchanges stay. */
export async function forgetImports(db: Queries): Promise<void> {
  await db.script(`
    delete from exchange_runs; delete from exchange_records; delete from exchange_left_out; delete from job_ads;
    delete from companies; delete from addresses; delete from job_names where external`);
}
