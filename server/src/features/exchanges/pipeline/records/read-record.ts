import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import type { CleanHtml } from '../../../../core/html/clean-html.ts';
import type { Json, Normalised } from '../imported-ad.ts';
import { isRejected } from '../imported-ad.ts';
import { hashOf, withoutContacts } from './raw-record.ts';
import { descriptionHtml } from '../texts/texts.ts';
import { validate } from '../validate.ts';

/** A record as it is read and stored. Reading takes longer, the longer the texts of the record are. */
export interface ReadRecord {
  readonly raw: Json;
  readonly hash: string;
  readonly read: Normalised;
  /** Its description as it is shown; missing if the record has not changed, since it is not needed then. */
  readonly html?: CleanHtml;
}

/** Records of one exchange as it sent them. */
export interface RecordOrder {
  readonly kind: ExchangeKind;
  readonly settings: unknown;
  /** `YYYY-MM-DD`, Europe/Berlin. */
  readonly today: string;
  /** Each with the hash of its stored version, if there is one. */
  readonly records: readonly { readonly raw: Json; readonly known?: string }[];
}

/** Reads records on a worker thread, in order; null for a record that cannot be read. */
export type RecordReader = (order: RecordOrder) => Promise<(ReadRecord | null)[]>;

/** Returns the record as it is stored; undefined if it cannot be stored. */
function keptOf(raw: Json): Json | undefined {
  try {
    return withoutContacts(raw);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads a stored record. Pure. */
export function readKept(
  raw: Json,
  normalise: (raw: Json) => Normalised,
  today: string,
): ReadRecord {
  return { raw, hash: hashOf(raw), read: validate(normalise(raw), today) };
}

/**
 * Reads a record as an exchange sent it. Pure.
 * @param known hash of the stored version
 * @returns undefined if the record cannot be stored
 */
export function readRecord(
  sent: Json,
  normalise: (raw: Json) => Normalised,
  today: string,
  known?: string,
): ReadRecord | undefined {
  const raw = keptOf(sent);
  if (raw === undefined) return undefined;
  const record = readKept(raw, normalise, today);
  const { hash, read } = record;
  if (isRejected(read) || hash === known) return record;
  return { ...record, html: descriptionHtml(read.description) };
}
