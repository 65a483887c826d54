import { sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { idList, instant } from '../../../core/database/sql-parts.ts';
import { jobAds } from '../../job-ads/schema.ts';

export interface AdTimes {
  readonly id: number;
  /** ISO time of the last change. */
  readonly updated: string;
  /** ISO time at which the public first saw it; null if it is not recorded yet. */
  readonly published: string | null;
}

/** Returns the times of ads for a feed. */
export function timesOfAds(db: Queries, ids: readonly number[]): Promise<AdTimes[]> {
  return db.rows<AdTimes>(sql`
    select ${jobAds.id}, ${instant(sql`${jobAds.last_updated}`)} as updated, ${instant(sql`${jobAds.shown_at}`)} as published
    from ${jobAds} where ${jobAds.id} = any(${idList(ids)})`);
}
