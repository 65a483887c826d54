import { adapters } from '../../adapters/all.ts';
import type { Json } from '../../pipeline/imported-ad.ts';
import {
  readRecord,
  type ReadRecord,
  type RecordOrder,
} from '../../pipeline/records/read-record.ts';

/** Reads records in order; null for a record that cannot be kept. To be run on a worker thread. */
export function readRecords({
  kind,
  settings,
  today,
  records,
}: RecordOrder): (ReadRecord | null)[] {
  const adapter = adapters[kind];
  if (adapter === undefined) throw new Error(`Nobody can read ${kind}.`);
  const normalise = (raw: Json) => adapter.normalise(raw, settings as never);
  return records.map(({ raw, known }) => readRecord(raw, normalise, today, known) ?? null);
}
