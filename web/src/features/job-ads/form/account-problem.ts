import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
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
