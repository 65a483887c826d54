import type { Rejection, RunReason } from '@lehrpfad/contract/exchanges/options.ts';
import type { FeedVersion } from './feed/feed-version.ts';
import type { SafeHttp } from '../fetching/safe-http.ts';
import type { Json, Normalised } from '../pipeline/imported-ad.ts';

/** A record as an exchange sent it. */
export interface RawRecord {
  /** The source's own id of the ad, the same in every run; up to 300 characters. */
  readonly externalId: string;
  /** Input of `normalise`. Without fields for personal contact data. */
  readonly raw: Json;
  /** The source's version of the record, such as the time of its last change. */
  readonly stamp?: string;
}

/** A record whose stamp has not changed since it was stored, so its details were not fetched again. */
export interface SameRecord {
  readonly externalId: string;
  readonly same: true;
}

/** A record that could not be read. */
export interface BadRecord {
  /** Empty if the record has none. */
  readonly externalId: string;
  readonly rejected: Extract<
    Rejection,
    'unreadable' | 'too-large' | 'no-id' | 'repeated-id' | 'crashed'
  >;
  /** Cause and place; for editors, in German. */
  readonly detail?: string;
  /** Title and company, as far as they could be read. */
  readonly title?: string;
  readonly company?: string;
}

export type FetchedRecord = RawRecord | SameRecord | BadRecord;

/** The records that are in memory at once: about a hundred. */
export interface RecordPage {
  readonly records: readonly FetchedRecord[];
  /** The cursor from which another process continues after this page; null if it has to start again. */
  readonly cursor: Json;
  /** Number of records that the source announces, once it is known. */
  readonly announced?: number;
  /** Whether the source reports no change since the version that the run knows. There are no records then. */
  readonly unchanged?: true;
}

/** The only page of a feed whose server reports no change. */
export const unchangedPage: RecordPage = { records: [], cursor: null, unchanged: true };

export interface FetchContext {
  readonly http: SafeHttp;
  /** The cursor at which an earlier process of this run stopped; null at the beginning. */
  readonly cursor: Json;
  /** Aborted when an editor stops the run, or when the process stops. */
  readonly signal: AbortSignal;
  /** Returns the stamps of the records that are stored already. */
  readonly knownStamps: (externalIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Returns those of the addresses from which an ad of the exchange was read before. */
  readonly knownPages: (addresses: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The last version of the feed that was read; absent if reading that version again could change something. */
  readonly knownVersion?: FeedVersion | undefined;
  /** Stores the version of the feed if the run succeeds. */
  readonly keepVersion?: (version: FeedVersion) => void;
  /** The present day, `YYYY-MM-DD`, Europe/Berlin. */
  readonly today: string;
  /** Pauses between two requests; returns at once in tests. */
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * The code that differs between kinds of exchanges: how records are fetched, and what they mean. The rest is the same for all kinds.
 * How to add one: docs/adding-an-exchange.md.
 */
export interface Adapter<Settings = never> {
  /**
   * Reads all records of the exchange, page by page, with bounded memory. Pages that were yielded before a crash may
   * come again.
   * @throws {ExchangeError} if the exchange cannot be read to its end; then no record counts as gone
   */
  readonly fetch: (settings: Settings, context: FetchContext) => AsyncIterable<RecordPage>;
  /** Translates a record into our fields. Pure: the same record gives the same ad. Never throws: an unreadable record is rejected. */
  readonly normalise: (raw: Json, settings: Settings) => Normalised;
  /** Headers that the source requires for logos. */
  readonly logoHeaders?: (settings: Settings) => Readonly<Record<string, string>>;
}

/** Maximum number of characters of a detail. Hosts choose parts of it, such as the address that they redirect to. */
export const maxDetailLength = 500;

/** Cuts a text that is too long, without leaving half a character. */
const bounded = (text: string): string =>
  text.length > maxDetailLength ? `${text.slice(0, maxDetailLength - 1).toWellFormed()}…` : text;

/** The reason why an exchange could not be read. The detail is in German, for editors and the log: place and cause, without secrets. */
export class ExchangeError extends Error {
  override name = 'ExchangeError';
  readonly reason: RunReason;

  constructor(reason: RunReason, detail = '', options?: ErrorOptions) {
    super(detail === '' ? reason : bounded(detail), options);
    this.reason = reason;
  }
}
