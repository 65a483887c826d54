import { isStorable } from '../../../core/database/storable.ts';
import type { FetchedRecord } from '../adapters/adapter.ts';
import { longestId, titled } from '../adapters/feed/record-limits.ts';
import type { Json } from '../pipeline/imported-ad.ts';

/** Where a run stands: what is kept in `exchange_runs.cursor`. */
export interface Progress {
  /** Where the adapter goes on. */
  readonly at: Json;
  /** How many records came before that. */
  readonly before: number;
  /** How many records have been dealt with; what lies between the two comes once more after a crash. */
  readonly dealtWith: number;
  /** How many processes in a row have left the run without a word since it last got past what was in hand. */
  readonly resumed: number;
}

export const atTheBeginning: Progress = { at: null, before: 0, dealtWith: 0, resumed: 0 };

/** A record with its number in the run, from 1. */
export interface Numbered {
  readonly number: number;
  readonly record: FetchedRecord;
}

/** Whether a record can be known by this. */
export const isId = (text: string): boolean =>
  text !== '' && text.length <= longestId && isStorable(text);

/** By what an import result knows a record that has no id of its own. */
const importResultId = (number: number): string => `#${number}`;

const toldBy = (record: FetchedRecord) => ('raw' in record ? titled(record.raw) : {});

/** A record whose id can be kept; one without is known by its number. */
function named({ number, record }: Numbered): FetchedRecord {
  const { externalId } = record;
  const isBad = 'rejected' in record;
  if (externalId === '')
    return isBad
      ? { ...record, externalId: importResultId(number) }
      : { externalId: importResultId(number), rejected: 'no-id', ...toldBy(record) };
  if (isId(externalId)) return record;
  return {
    externalId: importResultId(number),
    rejected: 'unreadable',
    detail: 'Die Kennung ist zu lang oder enthält ungültige Zeichen.',
  };
}

/**
 * Of some records in a row those that are to be judged, each id once. What came before a crash has its import result and is not judged
 * again; whatever else comes with an id that has been is told as a repeated one, and the first of them counts.
 * @param seen ids that have an import result in this run
 */
export function toBeJudged(
  records: readonly Numbered[],
  seen: ReadonlySet<string>,
  dealtWith: number,
): FetchedRecord[] {
  const ids = new Set<string>();
  return records.flatMap((one): FetchedRecord[] => {
    const { number } = one;
    const record = named(one);
    const { externalId } = record;
    if (!ids.has(externalId) && !seen.has(externalId)) {
      ids.add(externalId);
      return [record];
    }
    const cameBefore =
      number <= dealtWith && (seen.has(externalId) || seen.has(importResultId(number)));
    if (cameBefore) return [];
    const told = toldBy(record);
    return [
      { externalId: importResultId(number), rejected: 'repeated-id', detail: externalId, ...told },
    ];
  });
}

/** Every id that a slice may have an import result under. */
export const possibleIds = (records: readonly Numbered[]): string[] =>
  records
    .flatMap(({ number, record }) => [record.externalId, importResultId(number)])
    .filter(isStorable);
