import { alias, sql } from '../../../../core/database/drizzle.ts';
import type { Queries } from '../../../../core/database/database.ts';
import type { CountedQueue, QueueCount } from '../../../../core/metrics/queue-reader.ts';
import { exchangeRuns } from '../../schema.ts';

const r = alias(exchangeRuns, 'r');
const newer = alias(exchangeRuns, 'newer');

/** Counts the last runs of exchanges by state, if they are unfinished, wait for an editor or have failed. */
export function countRuns(db: Queries): Promise<QueueCount[]> {
  return db.rows<QueueCount>(sql`
    select ${r.state}, count(*)::int as length, extract(epoch from now() - min(${r.created_at}))::float8 as "oldestSeconds"
    from ${exchangeRuns} r
    where ${r.state} in ('waiting', 'running', 'held', 'set-aside', 'failed')
      and not exists (select from ${exchangeRuns} newer where ${newer.exchange_id} = ${r.exchange_id} and ${newer.id} > ${r.id})
    group by ${r.state}`);
}

export const importQueue: CountedQueue = {
  name: 'imports',
  states: ['waiting', 'running', 'held', 'set-aside', 'failed'],
  count: countRuns,
};
