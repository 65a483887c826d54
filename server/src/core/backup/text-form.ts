import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';

/**
 * Every value is written as the text that PostgreSQL itself reads back, so that nothing is lost on the way: neither the last
 * digit of a number nor the difference between JSON's null and none. These settings make that text the same everywhere.
 */
export async function useNeutralTextForm(tx: Queries): Promise<void> {
  await tx.rows(sql`
    select set_config('datestyle', 'ISO, YMD', true), set_config('intervalstyle', 'postgres', true),
      set_config('timezone', 'UTC', true), set_config('extra_float_digits', '1', true),
      set_config('bytea_output', 'hex', true)`);
}
