import type { Rejection, RunReason } from '@lehrpfad/contract/exchanges/options.ts';
import type { SafeHttp } from '../fetching/safe-http.ts';
import type { Json, Normalised } from '../pipeline/imported-ad.ts';

/** A record as an exchange sent it. */
export interface RawRecord {
  /** The source's own id of the ad, the same in every run; up to 300 characters. */
  readonly externalId: string;
  /** What `normalise` reads. Without fields for personal contact data. */
  readonly raw: Json;
  /** The source's mark of this version, such as the time of its last change. */
  readonly stamp?: string;
}

/** A record that has not changed since it was kept: its stamp is the same, so what costs another call was not fetched again. */
export interface SameRecord {
  readonly externalId: string;
  readonly same: true;
}

/** A record that could not even be read. */
export interface BadRecord {
  /** Empty where it has none. */
  readonly externalId: string;
  readonly rejected: Extract<
    Rejection,
    'unreadable' | 'too-large' | 'no-id' | 'repeated-id' | 'crashed'
  >;
  /** Why, and where; for editors, in German. */
  readonly detail?: string;
  /** As far as it could be read. */
  readonly title?: string;
}

export type FetchedRecord = RawRecord | SameRecord | BadRecord;

/** Some records, as many as are in memory at once: about a hundred. */
export interface RecordPage {
  readonly records: readonly FetchedRecord[];
  /** Where to go on after this page, should the process end here; null where it can only begin again. */
  readonly cursor: Json;
  /** How many records the source says there are in all, as soon as it is known. */
  readonly announced?: number;
}

export interface FetchContext {
  readonly http: SafeHttp;
  /** Where an earlier process stopped in this run; null at the beginning. */
  readonly cursor: Json;
  /** Ends the run: an editor stops it, or the process does. */
  readonly signal: AbortSignal;
  /** Stamps of those of the records that have been kept. */
  readonly knownStamps: (externalIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Those of the addresses at which an ad of the exchange stands that has been kept. */
  readonly knownPages: (addresses: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The present day, `YYYY-MM-DD`, Europe/Berlin. */
  readonly today: string;
  /** Waits between two calls; at once in tests. */
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * All that an exchange of a kind needs of its own: how records are fetched, and what they mean. Everything after that is the same
 * for all. How to add one: docs/adding-an-exchange.md.
 */
export interface Adapter<Settings = never> {
  /**
   * Reads all records of the exchange, a page after the other, with bounded memory. Pages that were handed out before a crash may
   * come again.
   * @throws {ExchangeError} where the exchange cannot be read to its end; then nothing counts as gone
   */
  readonly fetch: (settings: Settings, context: FetchContext) => AsyncIterable<RecordPage>;
  /** What a record says, in our words. Pure: the same record, the same ad. Never throws; what cannot be read is rejected. */
  readonly normalise: (raw: Json, settings: Settings) => Normalised;
  /** Headers without which the source gives out no logos. */
  readonly logoHeaders?: (settings: Settings) => Readonly<Record<string, string>>;
}

/** Why an exchange could not be read. Its detail is for editors and the log: German, with the place and the cause; it holds no secret of the settings. */
export class ExchangeError extends Error {
  override name = 'ExchangeError';
  readonly reason: RunReason;

  constructor(reason: RunReason, detail = '', options?: ErrorOptions) {
    super(detail === '' ? reason : detail, options);
    this.reason = reason;
  }
}
