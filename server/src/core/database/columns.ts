import { customType, date, integer, sql, timestamp } from './drizzle.ts';

/** Stands for a default or generated value that a migration defines; it is not repeated here. */
export const asMigrated = sql`default`;

/** A number that the database generates. */
export const id = () => integer().generatedByDefaultAsIdentity();

/** A `timestamptz`, as the text that PostgreSQL writes in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: 'string' });

/** `YYYY-MM-DD` */
export const day = () => date({ mode: 'string' });

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The id of a transaction. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
