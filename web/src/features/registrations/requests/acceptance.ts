import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';
import { chosenList } from '@lehrpfad/contract/core/form-values.ts';
import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import { z } from 'zod';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { otherAccount, ownAccount, type AccountValues } from './account-choice.ts';
import type { SameCompany } from './queries.ts';

/** Values of the form for an acceptance. */
export interface AcceptanceValues extends AccountValues {
  /** Id of the company that the account takes over; 0 for a new one; null if undecided. */
  readonly take_over: number | null | '';
  readonly Allowed_apprenticeships: readonly Choice[];
}

export const acceptanceLabels = {
  account: 'Welches Konto bekommt das Unternehmen?',
  other: 'Konto',
  take_over: 'Was soll geschehen?',
  Allowed_apprenticeships: 'Zugelassene Ausbildungsberufe',
} as const;

export const acceptanceSchema = z
  .object({
    account: z.number(),
    other: z.object({ id: z.number(), name: z.string() }).nullable(),
    take_over: z.number('Bitte entscheiden Sie, was geschehen soll.'),
    Allowed_apprenticeships: chosenList(),
  })
  .refine(({ account, other }) => account !== otherAccount || (other?.id ?? 0) > 0, {
    path: ['other'],
    error: 'Bitte wählen Sie ein Konto aus der Liste.',
  });

/** Returns the companies that can be taken over: those without an account, and those of the account that gets the request. */
const free = (found: readonly SameCompany[], join: number | undefined) =>
  found.filter(({ User }) => User === null || User.id === join);

/** Returns the options for taking over a company. */
export function takeOverOptions(
  found: readonly SameCompany[],
  join?: number,
): { readonly value: number; readonly label: string }[] {
  const several = free(found, join).length > 1;
  return [
    ...free(found, join).map(({ id, name, Address, User }) => {
      const which = several ? ` (${Address?.street ?? 'ohne Adresse'}, Nr. ${id})` : '';
      const label = User
        ? `Keine neue Filiale: Kontaktperson und Berufe kommen zu ${quoted(name)}${which}`
        : `${quoted(name)}${which} mit seinen Stellenanzeigen übernehmen`;
      return { value: id, label };
    }),
    {
      value: 0,
      label: join ? 'Trotzdem eine neue Filiale anlegen' : 'Trotzdem ein neues Unternehmen anlegen',
    },
  ];
}

/** Returns the initial values: the requested apprenticeships, and the takeover of the only company found, if it has no owner. */
export function acceptanceOf(
  request: CompanyRequest,
  found: readonly SameCompany[],
): AcceptanceValues {
  const [only, ...others] = found;
  const preset = only && others.length === 0 && only.User === null ? only.id : null;
  return {
    account: ownAccount,
    other: null,
    take_over: only ? preset : 0,
    Allowed_apprenticeships: request.Allowed_apprenticeships,
  };
}

/**
 * Returns the value of `take_over`: the editor's decision if there was a choice, otherwise undefined, so that the server asks if an account
 * or a company has appeared meanwhile.
 */
export function decisionOf(
  takeOver: number,
  known: { readonly found: readonly SameCompany[]; readonly hasAccount: boolean },
): number | undefined {
  return known.found.length > 0 || known.hasAccount ? takeOver : undefined;
}
