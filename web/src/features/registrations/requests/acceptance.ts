import { chosenList } from '@lehrpfad/contract/form-values.ts';
import type { CompanyRequest } from '@lehrpfad/contract/registrations.ts';
import { z } from 'zod';
import type { Choice } from '../../../floor/form/field-props.ts';
import type { SameCompany } from './queries.ts';

/** What the form of an acceptance holds. */
export interface AcceptanceValues {
  /** Id of the company that the account takes over; 0: a new one; null: not decided. */
  readonly take_over: number | null | '';
  readonly Allowed_apprenticeships: readonly Choice[];
}

export const acceptanceLabels = {
  take_over: 'Was soll geschehen?',
  Allowed_apprenticeships: 'Zugelassene Ausbildungsberufe',
} as const;

export const acceptanceSchema = z.object({
  take_over: z.number('Bitte entscheiden Sie, was geschehen soll.'),
  Allowed_apprenticeships: chosenList(),
});

/** Companies that nobody has: the others stay their owner's. */
const free = (found: readonly SameCompany[]) => found.filter(({ User }) => User === null);

/** What can be decided where there are such companies. */
export function takeOverOptions(
  found: readonly SameCompany[],
): { readonly value: number; readonly label: string }[] {
  const several = free(found).length > 1;
  return [
    ...free(found).map(({ id, name, Address }) => ({
      value: id,
      label: `„${name}“${several ? ` (${Address?.street ?? 'ohne Adresse'}, Nr. ${id})` : ''} mit seinen Stellenanzeigen übernehmen`,
    })),
    { value: 0, label: 'Trotzdem ein neues Unternehmen anlegen' },
  ];
}

/** What the form begins with: what was asked for, and taking over the one company that was found, if nobody has it. */
export function acceptanceOf(
  request: CompanyRequest,
  found: readonly SameCompany[],
): AcceptanceValues {
  const [only, ...others] = found;
  const preset = only && others.length === 0 && only.User === null ? only.id : null;
  return {
    take_over: only ? preset : 0,
    Allowed_apprenticeships: request.Allowed_apprenticeships,
  };
}

/**
 * What is sent as `take_over`: the editor's decision where there was something to decide. Otherwise nothing, so that the server asks
 * should an account or a company have come meanwhile.
 */
export function decisionOf(
  takeOver: number,
  known: { readonly found: readonly SameCompany[]; readonly hasAccount: boolean },
): number | undefined {
  return known.found.length > 0 || known.hasAccount ? takeOver : undefined;
}
