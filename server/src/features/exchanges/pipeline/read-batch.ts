import type { Queries } from '../../../floor/database.ts';
import type { BadRecord, FetchedRecord } from '../adapters/adapter.ts';
import type { Exchange } from '../exchange.ts';
import { leftAloneBecause, type Subject } from './decide.ts';
import { isRejected, type Json, type Normalised } from './imported-ad.ts';
import type { Decision } from './plan.ts';
import { hashOf, withoutContacts } from './raw-record.ts';
import { adsWithoutRecord, knownRecords, rawsOf } from './records.ts';
import { validate } from './validate.ts';

/** A record with what it says. */
export interface ReadSubject extends Subject {
  readonly read: Normalised;
}

/** How records of an exchange are read. */
export interface Reading {
  readonly exchange: Exchange;
  readonly normalise: (raw: Json) => Normalised;
  readonly today: string;
}

const longestId = 300;

/** Of what cannot be read nothing is kept, and an ad that came of it before stays as it is: the next run may bring it whole. */
function unreadable(
  { externalId, rejected, detail = '' }: BadRecord,
  known: string,
  today: string,
): Decision {
  const receipt = {
    ...({
      externalId: known,
      title: '',
      company: '',
      outcome: 'rejected',
      reason: rejected,
    } as const),
    ...{
      detail: detail || (known === externalId ? '' : externalId),
      jobAdId: null,
      duplicateOf: null,
    },
  };
  return { receipt, writes: false, plan: { today } };
}

/** What is kept of a record as it came; undefined where it cannot be kept. */
function keptOf(raw: Json): Json | undefined {
  try {
    return withoutContacts(raw);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A record that can be read, or why it cannot be. */
function sorted(
  records: readonly FetchedRecord[],
  position: number,
): { readonly record: FetchedRecord; readonly known: string }[] {
  const seen = new Set<string>();
  return records.map((record, index) => {
    const externalId = record.externalId.replaceAll('\0', '').toWellFormed().trim();
    const number = `#${position + index}`;
    if (externalId === '' || externalId.length > longestId) {
      const noId = { externalId: externalId.slice(0, longestId), rejected: 'no-id' } as const;
      return { record: 'rejected' in record ? record : noId, known: number };
    }
    if (seen.has(externalId))
      return { record: { externalId, rejected: 'repeated-id' }, known: number };
    seen.add(externalId);
    return { record: { ...record, externalId }, known: externalId };
  });
}

/** Reads what records say, and what is known of them. */
export async function readBatch(
  db: Queries,
  { exchange, normalise, today }: Reading,
  records: readonly FetchedRecord[],
  position: number,
): Promise<({ readonly decision: Decision } | { readonly subject: ReadSubject })[]> {
  const all = sorted(records, position);
  const ids = all.flatMap(({ record, known }) => ('rejected' in record ? [] : [known]));
  const known = await knownRecords(db, exchange, ids);
  const older = await adsWithoutRecord(
    db,
    exchange,
    ids.filter((id) => !known.has(id)),
  );
  const same = all.flatMap(({ record, known: id }) =>
    'same' in record ? (known.get(id)?.id ?? []) : [],
  );
  const raws = await rawsOf(db, same);
  return all.map(({ record, known: externalId }) => {
    if ('rejected' in record) return { decision: unreadable(record, externalId, today) };
    const row = known.get(externalId);
    const raw = 'same' in record ? row && raws.get(row.id) : keptOf(record.raw);
    if (raw === undefined)
      return { decision: unreadable({ externalId, rejected: 'unreadable' }, externalId, today) };
    const read = validate(normalise(raw), today);
    const subject = {
      ...{ externalId, raw, hash: hashOf(raw), record: row, source: exchange.name, read },
      stamp: 'same' in record ? undefined : (record.stamp ?? ''),
      ad: row ? row.ad : (older.get(externalId) ?? null),
      title: isRejected(read) ? (read.title ?? '') : read.title,
      company: isRejected(read) ? (read.company ?? '') : read.company.name,
    };
    return { subject };
  });
}

/** Whether nothing of what a record says matters any more. */
export const isLeftAlone = (subject: Subject): boolean => leftAloneBecause(subject) !== undefined;
