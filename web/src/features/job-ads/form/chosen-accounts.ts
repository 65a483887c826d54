import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';

type Owned = Pick<FullCompany, 'id' | 'User'>;

/**
 * Returns the problem with companies that were chosen together: they belong to several accounts, or one of them has no account and cannot
 * be combined. Ignores companies that have not loaded yet.
 */
export function accountProblem(
  chosen: readonly Choice[],
  companies: readonly Owned[],
): string | undefined {
  const known = companies.filter(({ id }) => chosen.some((one) => one.id === id));
  const owners = new Set(known.map(({ User }) => User?.id ?? null));
  const isOneAccount = known.length < 2 || (owners.size === 1 && !owners.has(null));
  return isOneAccount
    ? undefined
    : 'Die angegebenen Firmen gehören zu unterschiedlichen User-Accounts!';
}

/**
 * Returns which accounts are told by mail if an ad is saved for other companies; '' if it stays in its account. Ignores companies that have
 * not loaded yet.
 */
export function transferNote(
  ad: Pick<OwnJobAd, 'Companies'> | null,
  chosen: readonly Choice[],
  companies: readonly Owned[],
): string {
  const ownerOf = (ids: readonly number[]) => companies.find(({ id }) => ids.includes(id))?.User;
  const from = ownerOf(ad?.Companies.map(({ id }) => id) ?? []);
  const to = ownerOf(chosen.map(({ id }) => id));
  if (from === undefined || to === undefined || from?.id === to?.id) return '';
  if (from === null)
    return `Damit kommt die Anzeige in das Konto von ${to?.name}, das darüber eine E-Mail bekommt.`;
  if (to === null)
    return `Damit verlässt die Anzeige das Konto von ${from.name}, das darüber eine E-Mail bekommt.`;
  return `Damit wechselt die Anzeige vom Konto von ${from.name} in das von ${to.name}. Beide bekommen darüber eine E-Mail.`;
}
