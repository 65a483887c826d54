import type { Queries } from '../../../core/database/database.ts';
import { insertImportedCompanies } from '../importing-store.ts';
import { copyLock } from '../locks/lock-store.ts';
import { companyIdsOf, listImportEmployers, moveImportedAds } from './import-release-store.ts';

/**
 * Returns the imported ads of companies to their employers, as the next import would: they appear under companies without an owner, as
 * their sources name them. Adopted ads stay.
 * @param ids companies that are about to close, or that are not those employers
 * @param closes whether they are about to close: then their locks move with the ads, since closing a branch must not remove its lock
 * @returns ids of the ads
 */
export async function releaseImports(
  tx: Queries,
  ids: readonly number[],
  { closes, now }: { readonly closes: boolean; readonly now: Date },
): Promise<number[]> {
  const employers = await listImportEmployers(tx, ids);
  const heirs = await insertImportedCompanies(tx, employers, now, ids);
  const released: number[] = [];
  for (const [number, { id }] of employers.entries()) {
    const to = heirs[number];
    if (to === undefined) continue;
    released.push(...(await moveImportedAds(tx, { from: id, to }, now)));
    if (closes) await copyLock(tx, id, to);
  }
  return released;
}

/**
 * Returns the imported ads of all companies of an account that is being closed.
 * @returns keys of files to remove afterwards: none
 */
export async function releaseImportsOf(tx: Queries, userId: number, now: Date): Promise<string[]> {
  await releaseImports(tx, await companyIdsOf(tx, userId), { closes: true, now });
  return [];
}
