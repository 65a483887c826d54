import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { BranchOfAccount } from '@lehrpfad/contract/companies/listing.ts';
import { useRef } from 'react';
import { ApiError } from '../../../core/api/api.ts';
import { isGone } from '../../../core/api/null-if-gone.ts';
import { raiseFailure } from '../../../core/notices/failures.ts';
import { draftOf } from '../../../core/form/drafts/draft-of.ts';
import { useConflict } from '../../../core/form/conflict/use-conflict.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { useContactPersonsOf } from '../../contact-persons/queries.ts';
import { useBranchesOf } from '../all/queries.ts';
import { saveCompany } from '../queries.ts';
import type { CompanyAbilities } from './abilities.ts';
import {
  companyLabels,
  companySchemaFor,
  companyValues,
  type CompanyValues,
  type StoredCompany,
} from './company-values.ts';
import { firstBranch, takenOver } from './taken-over.ts';

export interface CompanyFormSetup {
  readonly abilities: CompanyAbilities;
  /** null for a new company. */
  readonly company: StoredCompany | null;
  /** Apprenticeships that a new company inherits: it starts with them and cannot have others. */
  readonly inherited?: readonly Choice[] | undefined;
  /** The own account's branch from which a new one takes over pictures, website and contact persons. */
  readonly first?: BranchOfAccount | null | undefined;
  /** Initial contact persons, if the company has none yet. */
  readonly contacts?: readonly number[] | undefined;
  /** Called with the stored company. */
  readonly onSaved: (company: FullCompany) => void;
}

/**
 * Whether contact persons can be chosen. If another account takes over a company, the server decides which of its contact persons move.
 * @param account chosen in the form
 */
export function isOwnersChoice(company: StoredCompany | null, account: number | null): boolean {
  return account !== null && account > 0 && (!company || company.User?.id === account);
}

/** Returns owner and contact persons for the request, as far as the role sets them. */
function peopleOf(
  { abilities, company }: CompanyFormSetup,
  User: number | null,
  contacts: readonly number[],
) {
  if (!abilities.decides) return { Contacts: contacts };
  return { User: User ?? 0, Contact: isOwnersChoice(company, User) ? contacts : undefined };
}

/** Returns the account whose contact persons a company shows. */
export const contactsOwner = (abilities: CompanyAbilities, company: StoredCompany | null) =>
  abilities.decides ? (company?.User?.id ?? null) : 'own';

export function useCompanyForm(setup: CompanyFormSetup) {
  const { abilities, company, inherited = [], contacts = [], first, onSaved } = setup;
  const labels = companyLabels(abilities);
  const valuesOf = (stored: StoredCompany | null) => companyValues(stored, abilities);
  const conflict = useConflict<StoredCompany, CompanyValues>(company, valuesOf, labels.compared);
  const { data: known } = useContactPersonsOf(contactsOwner(abilities, company));
  const stored = valuesOf(company);
  const editedId = useRef(company?.id ?? null);
  const form = useFormOf({
    schema: companySchemaFor(company ?? first),
    initial: {
      ...stored,
      ...(stored.Contacts.length === 0 && { Contacts: contacts }),
      ...(company === null && { Allowed_apprenticeships: inherited }),
      ...(company === null && first && takenOver(first, stored)),
    },
    fields: labels.fields,
    draft: draftOf(abilities.draft, `eine ${abilities.word}`, company),
    conflict,
    files: ['logo', 'cover'],
    onFailure: companyFailure,
    onSubmit: async ({ User, Contacts, cover, ...body }, { logo }, key) => {
      // Contact persons of an imported company do not belong to the account, and some may have been deleted meanwhile.
      const chosen = Contacts.filter((id) => known?.some((one) => one.id === id) ?? true);
      const fields = {
        ...body,
        ...peopleOf(setup, User, chosen),
        last_updated: conflict.lastUpdated() || undefined,
        ...picturesOf(editedId.current, { logo, cover }, copied()),
      };
      const saved = await saveCompany(editedId.current, fields, { logo, cover }, key);
      // The page behind continues only after it has loaded the company.
      await abilities.reload();
      onSaved(saved);
    },
    onEarlier: (saved) => {
      const now = saved as FullCompany;
      editedId.current = now.id;
      conflict.beginWith(now.last_updated);
      return valuesOf(now);
    },
  });
  // A typed name that matches no account has the id 0.
  const account = (company === null && form.values.User?.id) || null;
  const { data: branches = [] } = useBranchesOf(account);
  /** Returns the branch from which a new company takes over: of the own account, or of the one that an editor has chosen. */
  function copied(): BranchOfAccount | null {
    if (company !== null) return null;
    return first ?? firstBranch(account === null ? [] : branches);
  }
  return { abilities, company, inherited, first: copied(), form, conflict };
}

/** Returns how a request names the pictures that it does not send as files. */
function picturesOf(
  id: number | null,
  { logo, cover }: Pick<CompanyValues, 'logo' | 'cover'>,
  first: BranchOfAccount | null,
) {
  const removed = (picture: Blob | null | undefined) =>
    picture === null ? ('' as const) : undefined;
  if (id !== null) return { logo: removed(logo), cover: removed(cover) };
  return {
    logo_from: logo === undefined && first?.logo ? first.id : undefined,
    cover_from: cover === undefined && first?.cover ? first.id : undefined,
  };
}

/** Everything that the parts of the form need. */
export type CompanyForm = ReturnType<typeof useCompanyForm>;

/**
 * Returns messages above the form for errors that belong to no field (specification, section 8). That somebody has closed the branch
 * meanwhile is told as in every form.
 */
function companyFailure(error: unknown): Readonly<Record<string, string>> | undefined {
  if (!(error instanceof ApiError) || error.status === 0 || isGone(error)) return undefined;
  if (Object.keys(error.errors).length > 0) return undefined;
  if (error.status >= 500) {
    console.error(error);
    raiseFailure();
  }
  return { '': error.message };
}
