import { alias, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt } from '../../core/database/sql-parts.ts';
import type { Move } from '../companies/closure/move.ts';
import { companyAllowedApprenticeships } from '../companies/schema.ts';
import { adLinks, jobAds, lockedAdTexts } from './schema.ts';
import { bare } from '../../core/database/build.ts';

const a = alias(jobAds, 'a');
const ca = alias(companyAllowedApprenticeships, 'ca');
const s = alias(jobAds, 's');

/**
 * Condition that an ad may move. For an Ausbildung the target branch must be allowed to train for it; and a branch cannot have two ads of
 * one group.
 */
const mayMove = (moveTo: number) => sql`(${a.external} = ''
  and (${a.job_type} = 1 or exists (select from ${companyAllowedApprenticeships} ca
    where ${ca.company_id} = ${moveTo} and ${ca.job_name_id} = ${a.job_name_id}))
  and not exists (select from ${jobAds} s where ${s.company_id} = ${moveTo} and ${s.template_id} = ${a.template_id}))`;

/** Moves the own ads of a closing branch. @returns how many of them could not move */
export async function moveAds(tx: Queries, { id, moveTo }: Move, now: Date): Promise<number> {
  await tx.rows(sql`
    update ${jobAds} a set ${bare(jobAds.company_id)} = ${moveTo}, ${bare(jobAds.last_updated)} = ${changedAt(now)}
    where ${a.company_id} = ${id} and ${mayMove(moveTo)}`);
  const [left] = await tx.rows<{ count: number }>(sql`
    select count(*)::int as count from ${jobAds} where ${jobAds.company_id} = ${id} and ${jobAds.external} = ''`);
  return left?.count ?? 0;
}

/** Gives the links that act on ads, and the remembered texts of locked ads, to the account that takes another one's place. */
export async function reassignAds(tx: Queries, from: number, to: number): Promise<void> {
  await tx.rows(sql`
    update ${adLinks} set ${bare(adLinks.user_id)} = ${to} where ${adLinks.user_id} = ${from}`);
  await tx.rows(sql`
    update ${lockedAdTexts} set ${bare(lockedAdTexts.user_id)} = ${to} where ${lockedAdTexts.user_id} = ${from}`);
}
