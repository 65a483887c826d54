import { customType, date, integer, sql, timestamp } from './drizzle.ts';

/** What a migration says a column begins with, or is worked out from; it is not repeated here. */
export const asMigrated = sql`default`;

/** A number that the database gives. */
export const id = () => integer().generatedByDefaultAsIdentity();

/** `timestamptz`, as the text that PostgreSQL writes in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: 'string' });

/** `YYYY-MM-DD` */
export const day = () => date({ mode: 'string' });

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Number of a transaction. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
