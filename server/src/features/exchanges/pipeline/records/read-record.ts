import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import type { CleanHtml } from '../../../../core/html/clean-html.ts';
import type { Json, Normalised } from '../imported-ad.ts';
import { isRejected } from '../imported-ad.ts';
import { hashOf, withoutContacts } from './raw-record.ts';
import { descriptionHtml } from '../texts/texts.ts';
import { validate } from '../validate.ts';

/** What a record says, and what is kept of it. To make it takes longer, the longer the texts of the record are. */
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
  /** Each with the hash of what it said before, if it is known. */
  readonly records: readonly { readonly raw: Json; readonly known?: string }[];
}

/** Reads records on a worker thread, in order; null for a record that cannot be read. */
export type RecordReader = (order: RecordOrder) => Promise<(ReadRecord | null)[]>;

/** Returns the record as it is kept; undefined if it cannot be kept. */
function keptOf(raw: Json): Json | undefined {
  try {
    return withoutContacts(raw);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads a record that was kept before. Pure. */
export function readKept(
  raw: Json,
  normalise: (raw: Json) => Normalised,
  today: string,
): ReadRecord {
  return { raw, hash: hashOf(raw), read: validate(normalise(raw), today) };
}

/**
 * Reads a record as an exchange sent it. Pure.
 * @param known hash of what it said before
 * @returns undefined where nothing of it can be kept
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
