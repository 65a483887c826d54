import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';

type Owned = Pick<FullCompany, 'id' | 'User'>;

/**
 * What is wrong with companies that are chosen together: they belong to several accounts, or one of them to none, which then
 * stands alone. Companies that have not been read yet are not judged.
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
