import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import type { JoinableAccount } from '@lehrpfad/contract/registrations/accounts.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';

/** What stands for an account in the choice: that of the request's address, and one that is searched for. */
export const ownAccount = 0;
export const otherAccount = -1;

/** Which account gets the company of a request. */
export interface AccountValues {
  /** Who gets the company: `ownAccount`, the id of an account that was proposed, or `otherAccount`. */
  readonly account: number | null | '';
  /** The account that was searched for. */
  readonly other: Choice | null;
}

/** The account of somebody else that gets the company; undefined for that of the request's address, or while none is chosen. */
export function joinOf({ account, other }: AccountValues): number | undefined {
  if (account === otherAccount) return other?.id || undefined;
  return account === ownAccount || account === null || account === '' ? undefined : account;
}

const alike = {
  name: 'gleicher Name',
  website: 'gleiche Webseite',
  email: 'gleiche E-Mail-Domain',
};

/** An account's branches in a line: 'Bäckerei Kern, Stendal; Mühle, Halle und 2 weitere'. */
export function branchesLine({ companies, branches }: JoinableAccount): string {
  if (branches === 0) return 'noch ohne Filiale';
  const named = companies.map(({ name, city }) => (city ? `${name}, ${city}` : name)).join('; ');
  const more = branches - companies.length;
  return more === 0 ? named : `${named} und ${more} weitere`;
}

/** Who can get the company: an account of its own, those that are alike, or one that is searched for. */
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
