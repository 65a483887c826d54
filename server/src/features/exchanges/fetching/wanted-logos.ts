import type { Database } from '../../../core/database/database.ts';
import type { Adapter } from '../adapters/adapter.ts';
import type { Exchange } from '../exchange.ts';
import { isRejected, type Json } from '../pipeline/imported-ad.ts';
import { pauseAfterWork } from '../runs/pace.ts';
import { listUntried, markTried, type RecordWithoutLogo } from './store.ts';

/** A logo that records name for companies without a logo. */
export interface WantedLogo {
  readonly url: string;
  readonly companies: Set<number>;
  readonly records: number[];
}

/** Records whose fields are in memory at once. */
const batchSize = 100;

function logoUrlOf(raw: Json, exchange: Exchange, adapter: Adapter): string {
  const ad = adapter.normalise(raw, exchange.settings as never);
  return isRejected(ad) ? '' : ad.company.logoUrl;
}

/**
 * Returns the logos to request, each once for all ads and companies that name it. Records without a logo are marked as tried.
 * @param most number of logos after which it stops; the next run continues
 */
export async function wantedLogos(
  { database, adapter, signal }: { database: Database; adapter: Adapter; signal: AbortSignal },
  exchange: Exchange,
  max: number,
): Promise<WantedLogo[]> {
  const wanted = new Map<string, WantedLogo>();
  let rows: RecordWithoutLogo[] = [];
  do {
    const began = performance.now();
    const after = rows.at(-1)?.id ?? 0;
    rows = await listUntried(database, exchange.id, { after, limit: batchSize });
    const without: number[] = [];
    for (const { id, raw, company } of rows) {
      const url = logoUrlOf(raw, exchange, adapter);
      const logo = wanted.get(url) ?? { url, companies: new Set(), records: [] };
      if (url === '') without.push(id);
      else if (wanted.size < max || wanted.has(url)) {
        wanted.set(url, logo);
        logo.companies.add(company);
        logo.records.push(id);
      }
    }
    await markTried(database, without);
    await pauseAfterWork(performance.now() - began, signal);
  } while (rows.length === batchSize && wanted.size < max);
  return [...wanted.values()];
}
