import { sql } from '../../../core/database/drizzle.ts';
import { testDatabase } from '../../../core/database/test-database.ts';
import type { Database } from '../../../core/database/database.ts';
import type { Adapter, FetchedRecord } from '../adapters/adapter.ts';
import type { Exchange } from '../exchange.ts';
import type { ImportResult } from './decision.ts';
import type { ImportedAd, ImportedPlace, Json, Rejected } from './imported-ad.ts';
import { apply, planRemovals, Pipeline } from './pipeline.ts';
import { numberRecords, recordsToPlan } from './records/record-ids.ts';

/** Fields of a record of the test exchange. */
export interface TestRecord {
  readonly [field: string]: Json;
}

export const testToday = '2026-11-21';

const text = (raw: TestRecord, field: string, other = '') => {
  const value = raw[field];
  return typeof value === 'string' ? value : other;
};

const date = (raw: TestRecord, field: string) => text(raw, field) || null;

/** Further places as they stand in a record: '06108 Halle|Wien, AT'. */
const placesIn = (others: string): readonly ImportedPlace[] =>
  others.split('|').map((other) => {
    const [, postcode = '', town = '', country = ''] =
      /^(\d{5})? ?([^,]{0,50})(?:, ([A-Z]{2}))?$/.exec(other) ?? [];
    return { street: '', postcode, town, state: '', country, position: null };
  });

/** A minimal adapter: a record is an object whose fields have our names. */
export const testAdapter: Pick<Adapter, 'normalise'> = {
  normalise: (raw): ImportedAd | Rejected => {
    if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
      return { rejected: 'unreadable' };
    const record = raw as TestRecord;
    return {
      title: text(record, 'title', 'Ausbildung zum Bäcker (m/w/d)'),
      jobType: record['internship'] === true ? 1 : 2,
      jobNames: text(record, 'job', 'Bäcker/in')
        .split('|')
        .filter((name) => name !== ''),
      company: { name: text(record, 'company', 'Backhaus Elbe GmbH'), weblink: '', logoUrl: '' },
      place: {
        street: text(record, 'street'),
        postcode: text(record, 'postcode', '39576'),
        town: text(record, 'town', 'Stendal'),
        state: text(record, 'state', 'Sachsen-Anhalt'),
        country: text(record, 'country', 'DE'),
        position: null,
      },
      ...(typeof record['others'] === 'string' && { otherPlaces: placesIn(record['others']) }),
      description: {
        text: text(record, 'description', 'Brot backen'),
        format: record['html'] === true ? 'html' : 'plain',
      },
      start: date(record, 'start'),
      ...(typeof record['year'] === 'number' && { startYear: record['year'] }),
      end: null,
      published: date(record, 'published'),
      changed: null,
      lastDay: date(record, 'lastDay'),
      link: text(record, 'link', 'https://boerse.example/1'),
      baId: '',
    };
  },
};

/** An exchange in a separate database, with the steps of a run as methods. */
export class PipelineFixture {
  readonly db: Database;
  readonly exchange: Exchange;
  today = testToday;

  constructor(db: Database, exchange: Exchange) {
    this.db = db;
    this.exchange = exchange;
  }

  static async open(database?: Database): Promise<PipelineFixture> {
    const db = database ?? (await testDatabase('base'));
    return new PipelineFixture(db, await addExchange(db, 'Testbörse'));
  }

  get now(): Date {
    return new Date(`${this.today}T10:00:00Z`);
  }

  /** Another exchange in the same database. */
  async other(name: string, values: Partial<Exchange> = {}): Promise<PipelineFixture> {
    const fixture = new PipelineFixture(this.db, await addExchange(this.db, name, values));
    fixture.today = this.today;
    return fixture;
  }

  pipeline(): Pipeline {
    const { exchange } = this;
    return new Pipeline({ exchange, adapter: testAdapter, today: () => this.today });
  }

  /** @param pipeline that of the run that the records belong to; a new one by default */
  plan(records: readonly FetchedRecord[], position = 1, pipeline = this.pipeline()) {
    const numbered = numberRecords(records, position);
    return pipeline.plan(this.db, recordsToPlan(numbered, new Set(), 0));
  }

  /** Imports records without taking anything down. @returns the import results by id */
  async take(records: Readonly<Record<string, TestRecord>>): Promise<Record<string, ImportResult>> {
    return this.takeAll(Object.entries(records).map(([externalId, raw]) => ({ externalId, raw })));
  }

  async takeAll(records: readonly FetchedRecord[]): Promise<Record<string, ImportResult>> {
    const decisions = await this.plan(records);
    const importResults = await this.db.transaction((tx) =>
      apply(tx, this.exchange, decisions, this.now),
    );
    return Object.fromEntries(importResults.map((one) => [one.externalId, one]));
  }

  /** A whole run: imports records, stores the import results, and takes down the missing ads. */
  async run(records: Readonly<Record<string, TestRecord>>): Promise<Record<string, ImportResult>> {
    const [row] = await this.db.rows<{ id: number }>(sql`
      insert into exchange_runs (exchange_id, trigger, state) values (${this.exchange.id}, 'demand', 'done') returning id`);
    const runId = row?.id ?? 0;
    const taken = await this.take(records);
    await this.keep(runId, Object.values(taken));
    const { decisions } = await planRemovals(this.db, this.exchange, runId, {
      after: 0,
      limit: 1000,
      today: this.today,
    });
    const gone = await this.db.transaction((tx) => apply(tx, this.exchange, decisions, this.now));
    await this.keep(runId, gone);
    return { ...Object.fromEntries(gone.map((one) => [one.externalId, one])), ...taken };
  }

  async keep(runId: number, importResults: readonly ImportResult[]): Promise<void> {
    await this.db.rows(sql`
      insert into exchange_import_results (run_id, external_id, title, company, outcome, reason, detail, job_ad_id, duplicate_of,
        was_shown)
      select ${runId}, r."externalId", r.title, r.company, r.outcome, r.reason, r.detail, r."jobAdId", r."duplicateOf",
        coalesce(r."wasShown", false)
      from jsonb_to_recordset(${JSON.stringify(importResults)}::jsonb) as r ("externalId" text, title text, company text,
        outcome text, reason text, detail text, "jobAdId" int, "duplicateOf" int, "wasShown" boolean)
      on conflict do nothing`);
  }

  /** The ads of the exchange, by the source's ids. */
  async ads(): Promise<Record<string, Record<string, unknown>>> {
    const rows = await this.db.rows<{ source_id: string }>(sql`
      select a.*, c.name as company, c.external as company_external, c.user_id as owner, n.name as job_name
      from job_ads a join companies c on c.id = a.company_id join job_names n on n.id = a.job_name_id
      where a.source = ${this.exchange.name} order by a.id`);
    return Object.fromEntries(rows.map((row) => [row.source_id, row]));
  }

  /** Returns the ad of a record. @throws if there is none */
  async ad(externalId: string): Promise<Record<string, unknown> & { id: number }> {
    const found = (await this.ads())[externalId];
    if (found === undefined) throw new Error(`There is no ad of ${externalId}.`);
    return found as Record<string, unknown> & { id: number };
  }

  /** Returns the transaction ids of all rows and the last search change, which differ after a write. */
  async written(): Promise<unknown> {
    return this.db.rows(sql`
      select (select coalesce(json_agg(json_build_array(xmin::text, id) order by id), '[]') from job_ads) as ads,
        (select coalesce(json_agg(json_build_array(xmin::text, id) order by id), '[]') from exchange_records) as records,
        (select json_agg(json_build_array(xmin::text, id) order by id) from companies) as companies,
        (select json_agg(json_build_array(xmin::text, id) order by id) from job_names) as names,
        (select json_agg(json_build_array(xmin::text, id) order by id) from addresses) as addresses,
        (select max(id) from search_changes) as changes`);
  }
}

async function addExchange(
  db: Database,
  name: string,
  { rank = 5, userId = null }: Partial<Exchange> = {},
): Promise<Exchange> {
  const key = `t-${name.toLowerCase().replaceAll(/[^a-z]/g, '')}`;
  const [row] = await db.rows<{ id: number }>(sql`
    insert into exchanges (key, name, kind, rank, user_id)
    values (${key}, ${name}, ${userId === null ? 'json' : 'career-page'}, ${rank}, ${userId}) returning id`);
  return { id: row?.id ?? 0, key, name, kind: 'json', settings: {}, rank, userId };
}
