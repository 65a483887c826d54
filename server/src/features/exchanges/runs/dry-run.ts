import type { Exchange } from '../exchange.ts';
import type { ImportResult } from '../pipeline/decision.ts';
import { planRemovals } from '../pipeline/pipeline.ts';
import { numberRecords, recordsToPlan } from '../pipeline/records/record-ids.ts';
import { openReading, type Reading } from './reading.ts';
import type { RunDeps } from './run-deps.ts';

/** Records that are planned at once. */
const batchSize = 100;

/** An id that no run has, so no record has an import result in it. */
const noRun = 0;

/** The results that a run would have for some records, and the number of records that the exchange announces. */
export interface DryRunResults {
  readonly importResults: readonly ImportResult[];
  readonly announced: number | null;
  /** They take the place of earlier results with the same ids, of records that count as created at first. */
  readonly isCorrection?: true;
}

type Deps = Pick<RunDeps, 'database' | 'clock' | 'http' | 'adapters' | 'readRecords'>;

/** What has come in a dry run. */
class Coming {
  readonly seen = new Set<string>();
  /** Results of records that would be created, and their places, by their ids. */
  readonly created = new Map<string, ImportResult>();
  readonly places = new Map<string, string>();

  add(importResult: ImportResult, place: () => string | undefined): void {
    const { externalId, outcome } = importResult;
    this.seen.add(externalId);
    if (outcome !== 'created') return;
    const known = place();
    if (known === undefined) return;
    this.created.set(externalId, importResult);
    this.places.set(externalId, known);
  }
}

/** Returns the results of records whose ads a run would keep although they have new ids, and the old ids. */
async function renumbered(
  { database }: Deps,
  { pipeline }: Reading,
  { created, places, seen }: Coming,
): Promise<{ importResults: ImportResult[]; before: ReadonlySet<string> }> {
  const pairs = created.size > 0 ? await pipeline.wouldRenumber(database, places, [...seen]) : [];
  const importResults = pairs.flatMap(({ before: { leftAlone }, now }): ImportResult[] => {
    const result = created.get(now);
    if (result === undefined) return [];
    return leftAlone === null
      ? [{ ...result, outcome: 'changed' }]
      : [{ ...result, outcome: 'left-alone', reason: leftAlone }];
  });
  return { importResults, before: new Set(pairs.map(({ before }) => before.externalId)) };
}

/**
 * Reads an exchange as a run would, and yields the import results that the run would have. Writes nothing. The records that would be
 * gone come last.
 * @throws {ExchangeError} if the exchange cannot be read
 */
export async function* dryRun(
  deps: Deps,
  given: Exchange,
  signal: AbortSignal,
): AsyncGenerator<DryRunResults> {
  const { database } = deps;
  const reading = openReading(deps, given);
  const { exchange, pipeline, pages } = reading;
  const coming = new Coming();
  let [came, announced] = [0, null as number | null];
  for await (const page of pages(null, signal)) {
    announced = page.announced ?? announced;
    for (let start = 0; start < page.records.length; start += batchSize) {
      const slice = numberRecords(page.records.slice(start, start + batchSize), came + 1);
      const records = recordsToPlan(slice, coming.seen, 0);
      const read = await pipeline.read(database, records);
      const decisions = await pipeline.plan(database, records, read);
      came += slice.length;
      const importResults = decisions.map(({ importResult }) => importResult);
      for (const [index, importResult] of importResults.entries()) {
        const record = records[index];
        coming.add(importResult, () =>
          record !== undefined && 'raw' in record ? pipeline.placeOf(record.raw) : undefined,
        );
      }
      yield { importResults, announced };
    }
  }
  const { importResults: corrected, before } = await renumbered(deps, reading, coming);
  if (corrected.length > 0) yield { importResults: corrected, announced, isCorrection: true };
  for (let after: number | null = 0; after !== null;) {
    const gone = await planRemovals(database, exchange, noRun, { after, limit: batchSize });
    const importResults = gone.decisions.map(({ importResult }) => importResult);
    yield {
      importResults: importResults.filter(
        ({ externalId }) => !coming.seen.has(externalId) && !before.has(externalId),
      ),
      announced,
    };
    after = gone.last;
  }
}
