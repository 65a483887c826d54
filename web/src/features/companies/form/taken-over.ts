import type { BranchOfAccount } from '@lehrpfad/contract/companies/listing.ts';
import type { CompanyValues } from './company-values.ts';

/** Returns the branch from which a new one takes over pictures, website and contact persons: the account's oldest. */
export function firstBranch(branches: readonly BranchOfAccount[]): BranchOfAccount | null {
  return branches.reduce<BranchOfAccount | null>(
    (first, branch) => (first === null || branch.id < first.id ? branch : first),
    null,
  );
}

const contactsOf = (first: BranchOfAccount | null) =>
  (first?.contacts ?? []).map(({ id }) => id).sort((a, b) => a - b);

/**
 * Returns the values that a new branch takes over. The pictures are copied by the server when the branch is stored.
 * @param before branch from which the present values were taken over; a typed website stays
 */
export function takenOver(
  first: BranchOfAccount | null,
  { weblink }: Pick<CompanyValues, 'weblink'>,
  before: BranchOfAccount | null = null,
): Pick<CompanyValues, 'weblink' | 'Contacts' | 'cover_alt'> {
  const isTyped = weblink.trim() !== '' && weblink !== before?.weblink;
  return {
    weblink: isTyped ? weblink : (first?.weblink ?? ''),
    Contacts: contactsOf(first),
    cover_alt: first?.cover?.alt ?? '',
  };
}

/** Returns the German names of the fields whose values are still those that were taken over. */
export function partsTakenOver(
  first: BranchOfAccount,
  {
    logo,
    cover,
    weblink,
    Contacts,
  }: Pick<CompanyValues, 'logo' | 'cover' | 'weblink' | 'Contacts'>,
): readonly string[] {
  const parts = {
    Logo: logo === undefined && first.logo !== null,
    Titelbild: cover === undefined && first.cover !== null,
    Webseite: weblink !== '' && weblink === first.weblink,
    Kontaktpersonen: contactsOf(first).some((id) => Contacts.includes(id)),
  };
  return Object.entries(parts).flatMap(([name, isTaken]) => (isTaken ? [name] : []));
}
