import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';

/**
 * Makes PostgreSQL write every value as the text that it can read back itself, so that nothing is lost: neither the last digit of a
 * number nor the difference between JSON null and SQL null. With these settings the text is the same on every server.
 */
export async function useNeutralTextForm(tx: Queries): Promise<void> {
  await tx.rows(sql`
    select set_config('datestyle', 'ISO, YMD', true), set_config('intervalstyle', 'postgres', true),
      set_config('timezone', 'UTC', true), set_config('extra_float_digits', '1', true),
      set_config('bytea_output', 'hex', true)`);
}
