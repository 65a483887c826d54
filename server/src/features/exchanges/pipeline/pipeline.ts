import type { Queries } from '../../../core/database/database.ts';
import type { Adapter, FetchedRecord } from '../adapters/adapter.ts';
import type { Exchange } from '../exchange.ts';
import type { SeenContents } from './candidate.ts';
import { decide } from './decide.ts';
import { findAll } from './find-all.ts';
import { isRejected, type Json, type Normalised } from './imported-ad.ts';
import { JobNameMatcher } from './matching/match-job-name.ts';
import { PlaceMatcher } from './matching/places/match-place.ts';
import type { Decision } from './decision.ts';
import { readBatch, type ReadBefore } from './records/read-batch.ts';
import type { RecordReader } from './records/read-record.ts';
import { knownHashes, rawsOf } from './records/record-store.ts';
import { pairRenumbered, placeIn } from './records/renumbered.ts';
import {
  shownOfChanging,
  type Renumbered,
  type ShownRecord,
  type ShownWithAd,
} from './records/renumbered-store.ts';

export { apply } from './apply.ts';
export { planRemovals } from './records/plan-removals.ts';
export type { Decision } from './decision.ts';

const nothingRead: ReadBefore = new Map();

/** Stored records that are read at once: some milliseconds, in which the server answers nothing else. */
const batchSize = 50;

export interface PipelineDeps {
  readonly exchange: Exchange;
  readonly adapter: Pick<Adapter, 'normalise'>;
  /** The present day, `YYYY-MM-DD`, Europe/Berlin. */
  readonly today: () => string;
  /** Missing for the adapters of tests, whose records are read on the main thread. */
  readonly readRecords?: RecordReader | undefined;
}

/** Turns the records of one run into decisions. Data that many records need is read once and kept in memory. */
export class Pipeline {
  readonly #deps: PipelineDeps;
  #places: PlaceMatcher | undefined;
  #jobNames: JobNameMatcher | undefined;
  readonly #seenContents: SeenContents = new Map();

  constructor(deps: PipelineDeps) {
    this.#deps = deps;
  }

  /** Reads records before a transaction begins, since it may take long. @returns the last argument of `plan` */
  async read(db: Queries, records: readonly FetchedRecord[]): Promise<ReadBefore> {
    const { exchange, today, readRecords } = this.#deps;
    if (readRecords === undefined) return nothingRead;
    const sent = records.flatMap((record) => ('raw' in record ? [record] : []));
    if (sent.length === 0) return nothingRead;
    const hashes = await knownHashes(
      db,
      exchange,
      sent.map(({ externalId }) => externalId),
    );
    const read = await readRecords({
      kind: exchange.kind,
      settings: exchange.settings,
      today: today(),
      records: sent.map(({ raw, externalId }) => {
        const known = hashes.get(externalId);
        return { raw, ...(known !== undefined && { known }) };
      }),
    });
    return new Map(sent.map(({ raw }, index) => [raw, read[index] ?? null]));
  }

  /**
   * Reads at most some hundred records and decides about each, in order; writes nothing. Each must have a unique id
   * (`recordsToPlan`).
   */
  async plan(
    db: Queries,
    records: readonly FetchedRecord[],
    before: ReadBefore = nothingRead,
  ): Promise<Decision[]> {
    const { exchange, today: clock } = this.#deps;
    const today = clock();
    // Uses the caller's connection: the embedded database answers no other one during a transaction.
    const places = (this.#places ??= await PlaceMatcher.read(db));
    const jobNames = (this.#jobNames ??= await JobNameMatcher.read(db));
    const normalise = (raw: Json) => this.#normalise(raw);
    const batch = await readBatch(db, { exchange, normalise, today, before }, records);
    const candidates = batch.flatMap((one) => ('plan' in one ? [] : [one]));
    const matchers = {
      exchange,
      today,
      normalise,
      places,
      jobNames,
      seenContents: this.#seenContents,
    };
    const findings = await findAll(db, candidates, matchers);
    return batch.map((one) => {
      if ('plan' in one) return one;
      const finding = findings.get(one.externalId);
      if (finding === undefined) throw new Error('A record was read and not planned.');
      return decide(one, finding, today);
    });
  }

  /** Finds records that their source sends under new ids in the run; nothing else must be left to read. */
  async renumbered(db: Queries, runId: number): Promise<Renumbered[]> {
    const records = await shownOfChanging(db, this.#deps.exchange, { runId });
    const places = await this.#placesOf(db, records);
    return pairRenumbered(records, (id) => places.get(id));
  }

  /**
   * Finds records that a run would keep under new ids.
   * @param created places of the records that the run would add, by their ids, in the order in which they came
   * @param seen ids of all records that came
   * @returns what a run would do with the old record, and the ids of both
   */
  async wouldRenumber(
    db: Queries,
    created: ReadonlyMap<string, string>,
    seen: readonly string[],
  ): Promise<{ before: ShownWithAd; now: string }[]> {
    const stored = await shownOfChanging(db, this.#deps.exchange, { seen });
    const places = await this.#placesOf(db, stored);
    // Ids of the database count from 1.
    const coming = [...created].map(([externalId, place], index) => {
      places.set(-1 - index, place);
      const part: ShownRecord['part'] = 'created';
      return { id: -1 - index, part, run: Number.POSITIVE_INFINITY, externalId };
    });
    const byId = new Map(stored.map((record) => [record.id, record]));
    const all = [...stored, ...coming];
    const ids = new Map(all.map(({ id, externalId }) => [id, externalId]));
    return pairRenumbered(all, (id) => places.get(id)).flatMap(({ before, now }) => {
      const [record, externalId] = [byId.get(before), ids.get(now)];
      return record && externalId !== undefined ? [{ before: record, now: externalId }] : [];
    });
  }

  /** Returns the place of a record, by which it is known under another id; undefined if it cannot be read. */
  placeOf(raw: Json): string | undefined {
    const read = this.#normalise(raw);
    return isRejected(read) ? undefined : placeIn(read);
  }

  async #placesOf(db: Queries, records: readonly ShownRecord[]): Promise<Map<number, string>> {
    const places = new Map<number, string>();
    for (let start = 0; start < records.length; start += batchSize) {
      const ids = records.slice(start, start + batchSize).map(({ id }) => id);
      for (const [id, raw] of await rawsOf(db, ids)) {
        const place = this.placeOf(raw);
        if (place !== undefined) places.set(id, place);
      }
    }
    return places;
  }

  #normalise(raw: Json): Normalised {
    // The schema of the exchange's kind has checked the settings.
    return this.#deps.adapter.normalise(raw, this.#deps.exchange.settings as never);
  }
}
