import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';
import type { CountedQueue, QueueCount } from '../metrics/queue-reader.ts';
import { mails } from './schema.ts';

/** Number of mails that wait for their first or another attempt, and of those that finally failed. */
export function countMails(db: Queries): Promise<QueueCount[]> {
  return db.rows<QueueCount>(sql`
    select ${mails.state}, count(*)::int as length, extract(epoch from now() - min(${mails.created_at}))::float8 as "oldestSeconds"
    from ${mails} where ${mails.state} <> 'sent' group by ${mails.state}`);
}

export const mailQueue: CountedQueue = {
  name: 'mails',
  states: ['waiting', 'failed'],
  count: countMails,
};
