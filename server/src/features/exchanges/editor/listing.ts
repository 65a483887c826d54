import type { FullExchange, ListedExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Queries } from '../../../core/database/database.ts';
import { notFound } from '../../../core/http/errors.ts';
import { mediaPath } from '../../../core/files/files.ts';
import { hasAddress } from '../exchange.ts';
import { detailsOf, listStatuses, type ExchangeStatus } from './exchange-status-store.ts';
import { warningsOf } from './warnings.ts';

interface Seen {
  readonly id: number;
  readonly job_names: number;
  readonly warnings: ListedExchange['warnings'];
}

const withWarnings = (status: ExchangeStatus, now: Date): Seen => ({
  id: status.id,
  job_names: status.job_names,
  warnings: warningsOf(status, now),
});

/** Returns these exchanges with their details, in the same order. One that was deleted meanwhile is left out. */
async function whole(db: Queries, some: readonly Seen[]): Promise<FullExchange[]> {
  const details = await detailsOf(
    db,
    some.map(({ id }) => id),
  );
  const byId = new Map(details.map((one) => [one.id, one]));
  return some.flatMap((one) => {
    const found = byId.get(one.id);
    return found
      ? { ...found, ...one, has_address: hasAddress(found), logo: mediaPath(found.logo) }
      : [];
  });
}

interface ExchangeSearch {
  readonly page: number;
  /** Only exchanges with warnings. */
  readonly warned?: '1' | undefined;
}

/** Returns a page of all exchanges: those of editors by rank, then those of companies by name. */
export async function exchangePage(
  db: Queries,
  { page, warned }: ExchangeSearch,
  now: Date,
): Promise<{ count: number; results: ListedExchange[] }> {
  const all = (await listStatuses(db)).map((status) => withWarnings(status, now));
  const met = warned ? all.filter(({ warnings }) => warnings.length > 0) : all;
  const from = (page - 1) * limits.pageSize;
  return { count: met.length, results: await whole(db, met.slice(from, from + limits.pageSize)) };
}

/** Returns one exchange with its settings. @throws 404 */
export async function exchangeById(db: Queries, id: number, now: Date): Promise<FullExchange> {
  const [status] = await listStatuses(db, id);
  const [exchange] = status ? await whole(db, [withWarnings(status, now)]) : [];
  if (exchange === undefined) throw notFound();
  return exchange;
}
