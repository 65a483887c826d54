import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import type { JoinableAccount } from '@lehrpfad/contract/registrations/accounts.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { firstNames } from '../../../core/text/first-names.ts';

/** Values for two options: the account of the request's email address, and an account that is searched for. */
export const ownAccount = 0;
export const otherAccount = -1;

/** The choice of the account that gets the company. */
export interface AccountValues {
  /** `ownAccount`, the id of a proposed account, or `otherAccount`. */
  readonly account: number | null | '';
  /** The account found by the search. */
  readonly other: Choice | null;
}

/**
 * Returns the id of an existing account that gets the company; undefined for the account of the request's address, or if none is chosen.
 */
export function joinOf({ account, other }: AccountValues): number | undefined {
  if (account === otherAccount) return other?.id || undefined;
  return account === ownAccount || account === null || account === '' ? undefined : account;
}

const alike = {
  name: 'gleicher Name',
  website: 'gleiche Webseite',
  email: 'gleiche E-Mail-Domain',
};

/** Returns an account's branches in a line: 'Bäckerei Kern, Stendal; Mühle, Halle und 2 weitere'. */
export function branchesLine({ companies, branches }: JoinableAccount): string {
  if (branches === 0) return 'noch ohne Filiale';
  const names = companies.map(({ name, city }) => (city ? `${name}, ${city}` : name));
  return firstNames(names, { count: branches, separator: '; ' });
}

/** Returns the options for the account: its own, similar ones, or one that is searched for. */
export function accountOptions(
  { email, has_account }: CompanyRequest,
  accounts: readonly JoinableAccount[],
): { readonly value: number; readonly label: string; readonly hint: string }[] {
  return [
    {
      value: ownAccount,
      label: has_account ? 'Das Konto dieser E-Mail-Adresse' : 'Ein neues Konto',
      hint: email,
    },
    ...accounts
      .filter((one) => one.email !== email)
      .map((one) => ({
        value: one.id,
        label: `Das Konto von ${one.name}`,
        hint: [one.email, ...one.reasons.map((reason) => alike[reason]), branchesLine(one)].join(
          ' · ',
        ),
      })),
    {
      value: otherAccount,
      label: 'Ein anderes Konto, das es schon gibt',
      hint: 'Sie suchen es nach Name, E-Mail-Adresse oder Filiale.',
    },
  ];
}
