import type { Exchange } from '../exchange.ts';
import type { ImportResult } from '../pipeline/decision.ts';
import { planRemovals } from '../pipeline/pipeline.ts';
import { numberRecords, toBeJudged } from '../pipeline/records/record-ids.ts';
import { openReading } from './reading.ts';
import type { RunDeps } from './run-deps.ts';

/** Records that are judged at once. */
const atOnce = 100;

/** An id that no run has, so no record has an import result in it. */
const noRun = 0;

/** The results that a run would have for some records, and the number of records that the exchange announces. */
export interface DryRunResults {
  readonly importResults: readonly ImportResult[];
  readonly announced: number | null;
}

type Deps = Pick<RunDeps, 'database' | 'clock' | 'http' | 'adapters' | 'readRecords'>;

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
  const { exchange, pipeline, pages } = openReading(deps, given);
  const seen = new Set<string>();
  let [came, announced] = [0, null as number | null];
  for await (const page of pages(null, signal)) {
    announced = page.announced ?? announced;
    for (let start = 0; start < page.records.length; start += atOnce) {
      const slice = numberRecords(page.records.slice(start, start + atOnce), came + 1);
      const records = toBeJudged(slice, seen, 0);
      const read = await pipeline.read(database, records);
      const decisions = await pipeline.judge(database, records, read);
      came += slice.length;
      for (const { importResult } of decisions) seen.add(importResult.externalId);
      yield { importResults: decisions.map(({ importResult }) => importResult), announced };
    }
  }
  for (let after: number | null = 0; after !== null;) {
    const gone = await planRemovals(database, exchange, noRun, { after, limit: atOnce });
    const importResults = gone.decisions.map(({ importResult }) => importResult);
    yield {
      importResults: importResults.filter(({ externalId }) => !seen.has(externalId)),
      announced,
    };
    after = gone.last;
  }
}
