import { sql } from 'drizzle-orm/sql';
import type { Database, Queries } from '../../../core/database/database.ts';
import { idList } from '../../../core/database/sql-parts.ts';
import type { Adapter } from '../adapters/adapter.ts';
import type { Exchange } from '../exchange.ts';
import { isRejected, type Json } from '../pipeline/imported-ad.ts';
import { rest } from '../runs/pace.ts';

/** A logo that records name, for companies that have none. */
export interface WantedLogo {
  readonly url: string;
  readonly companies: Set<number>;
  readonly records: number[];
}

interface Row {
  readonly id: number;
  readonly raw: Json;
  readonly company: number;
}

/** Records whose fields are in memory at once. */
const atOnce = 100;

/** Of companies without logo and owner, the shown records whose logo nobody has asked for. */
function someRows(database: Database, exchangeId: number, after: number): Promise<Row[]> {
  return database.rows<Row>(sql`
    select r.id, r.raw, c.id as company from exchange_records r
    join job_ads a on a.id = r.job_ad_id join companies c on c.id = a.company_id
    where r.exchange_id = ${exchangeId} and r.id > ${after} and r.state = 'shown' and not r.logo_tried
      and c.external and c.user_id is null and c.logo is null
    order by r.id limit ${atOnce}`);
}

/** The logos of these records have been asked for; they are not asked for again until a record changes. */
export async function markTried(db: Queries, records: readonly number[]): Promise<void> {
  if (records.length === 0) return;
  await db.rows(
    sql`update exchange_records set logo_tried = true where id = any(${idList(records)})`,
  );
}

function logoUrlOf(raw: Json, exchange: Exchange, adapter: Adapter): string {
  const ad = adapter.normalise(raw, exchange.settings as never);
  return isRejected(ad) ? '' : ad.company.logoUrl;
}

/**
 * The logos to ask for, each once, whatever the number of ads and companies that name it. Records without one are noted as tried.
 * @param most stops there; the next run goes on
 */
export async function wantedLogos(
  { database, adapter, signal }: { database: Database; adapter: Adapter; signal: AbortSignal },
  exchange: Exchange,
  most: number,
): Promise<WantedLogo[]> {
  const wanted = new Map<string, WantedLogo>();
  let rows: Row[] = [];
  do {
    const began = performance.now();
    rows = await someRows(database, exchange.id, rows.at(-1)?.id ?? 0);
    const without: number[] = [];
    for (const { id, raw, company } of rows) {
      const url = logoUrlOf(raw, exchange, adapter);
      const logo = wanted.get(url) ?? { url, companies: new Set(), records: [] };
      if (url === '') without.push(id);
      else if (wanted.size < most || wanted.has(url)) {
        wanted.set(url, logo);
        logo.companies.add(company);
        logo.records.push(id);
      }
    }
    await markTried(database, without);
    await rest(performance.now() - began, signal);
  } while (rows.length === atOnce && wanted.size < most);
  return [...wanted.values()];
}
