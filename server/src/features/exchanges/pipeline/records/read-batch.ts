import { singleLine } from '@lehrpfad/contract/core/text/visible-text.ts';
import type { Queries } from '../../../../core/database/database.ts';
import type { BadRecord, FetchedRecord } from '../../adapters/adapter.ts';
import type { Exchange } from '../../exchange.ts';
import { maskText } from '../texts/contacts.ts';
import type { Candidate } from '../candidate.ts';
import { isRejected, type Json, type Normalised } from '../imported-ad.ts';
import { importResultOf, type Decision } from '../decision.ts';
import { readKept, readRecord, type ReadRecord } from './read-record.ts';
import { adsWithoutRecord, knownRecords, rawsOf } from './record-store.ts';

/** Records that were read before the transaction, by the JSON that the exchange sent; null for a record that could not be read. */
export type ReadBefore = ReadonlyMap<Json, ReadRecord | null>;

/** Reading the record took too much time or memory, or it is nested too deeply. */
const tooMuch = 'Das Lesen des Datensatzes war zu aufwendig.';

/** The source says that the record has not changed, but nothing of it is kept here. */
const notKept = 'Der Datensatz kam ohne Inhalt und ist hier nicht bekannt.';

/** Settings for reading the records of an exchange. */
export interface Reading {
  readonly exchange: Exchange;
  readonly normalise: (raw: Json) => Normalised;
  readonly today: string;
  readonly before: ReadBefore;
}

/** Characters of a title, or of a company's name, that an import result keeps. */
const maxNameLength = 300;

/** Returns a title or a company's name without personal contact data, as the import result keeps it. */
const masked = (name: string) => maskText(singleLine(name.slice(0, maxNameLength)));

/** Rejects a record that cannot be read. Nothing of it is kept, and its ad stays as it is, since the next run may bring it whole. */
function unreadable(
  { externalId, rejected, detail = '', title = '', company = '' }: BadRecord,
  today: string,
): Decision {
  const record = { externalId, title: masked(title), company: masked(company) };
  const importResult = importResultOf(record, null, {
    outcome: 'rejected',
    reason: rejected,
    detail,
  });
  return { importResult, writes: false, plan: { today } };
}

type Unreadable = Pick<BadRecord, 'detail' | 'title' | 'company'>;

/** Returns why a record cannot be read; undefined if it can. @param one the record as it was read */
function whyUnreadable(
  record: FetchedRecord,
  one: ReadRecord | null | undefined,
): Unreadable | undefined {
  if (!one) return { detail: 'same' in record ? notKept : tooMuch };
  if (!isRejected(one.read) || one.read.rejected !== 'unreadable') return undefined;
  const { detail = '', title = '', company = '' } = one.read;
  return { detail, title, company };
}

/** Reads records together with their stored rows. A record that cannot be read gets its decision here. */
export async function readBatch(
  db: Queries,
  { exchange, normalise, today, before }: Reading,
  records: readonly FetchedRecord[],
): Promise<(Decision | Candidate)[]> {
  const ids = records.flatMap((one) => ('rejected' in one ? [] : [one.externalId]));
  const known = await knownRecords(db, exchange, ids);
  const older = await adsWithoutRecord(
    db,
    exchange,
    ids.filter((id) => !known.has(id)),
  );
  const same = records.flatMap((one) =>
    'same' in one ? (known.get(one.externalId)?.id ?? []) : [],
  );
  const raws = await rawsOf(db, same);
  const sent = (raw: Json) =>
    before.has(raw) ? before.get(raw) : readRecord(raw, normalise, today);
  const kept = (id: number) => {
    const raw = raws.get(id);
    return raw === undefined ? undefined : readKept(raw, normalise, today);
  };
  return records.map((record) => {
    if ('rejected' in record) return unreadable(record, today);
    const { externalId } = record;
    const row = known.get(externalId);
    const one = 'same' in record ? row && kept(row.id) : sent(record.raw);
    const reason = whyUnreadable(record, one);
    if (!one || reason !== undefined)
      return unreadable({ externalId, rejected: 'unreadable', ...reason }, today);
    return {
      ...one,
      externalId,
      source: exchange.name,
      stamp: 'same' in record ? undefined : (record.stamp ?? ''),
      record: row,
      ad: row ? row.ad : (older.get(externalId) ?? null),
    };
  });
}
