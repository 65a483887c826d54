import { colleagueRoles, type ColleagueRole } from '@lehrpfad/contract/team/options.ts';
import type { Team } from '@lehrpfad/contract/team/team.ts';

type Branch = Team['branches'][number];

export const roleLabel = (role: ColleagueRole): string =>
  colleagueRoles.find(({ key }) => key === role)?.label ?? '';

/** Returns a branch's name with its town, because branches of a chain may differ only by their towns. */
export const branchName = ({ name, city }: Branch): string =>
  city === '' ? name : `${name}, ${city}`;

/** Returns for which branches a person acts, in words. */
export function branchesText(
  ids: readonly number[] | null,
  branches: readonly Branch[],
): string | undefined {
  if (ids === null) return undefined;
  const names = branches.filter(({ id }) => ids.includes(id)).map(branchName);
  return names.length === 0 ? 'Keine offene Filiale' : names.join(' · ');
}
