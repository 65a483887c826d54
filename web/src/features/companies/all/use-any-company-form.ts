import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { useRef } from 'react';
import { draftOf } from '../../../core/form/drafts/draft-of.ts';
import { useConflict } from '../../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { useContactPersonsOf } from '../../contact-persons/queries.ts';
import { companyFailure } from '../form/use-company-form.ts';
import {
  anyComparedLabels,
  anyCompanyLabels,
  anyCompanySchema,
  anyCompanyValues,
  type AnyCompanyValues,
} from './any-company-values.ts';
import { saveAnyCompany } from './queries.ts';

/**
 * Whether contact persons can be chosen: those of an account that takes a company over are the server's to move or to leave behind.
 * @param account that is chosen in the form
 */
export function isOwnersChoice(company: ListedCompany | null, account: number | null): boolean {
  return account !== null && account > 0 && (!company || company.User?.id === account);
}

/**
 * The editors' form of a company; null for a new one.
 * @param onSaved told what is stored now
 */
export function useAnyCompanyForm(
  company: ListedCompany | null,
  onSaved: (company: FullCompany) => void,
) {
  const draft = draftOf('any-company', 'eine Firma', company);
  const conflict = useConflict<Omit<FullCompany, 'jd'>, AnyCompanyValues>(
    company,
    anyCompanyValues,
    anyComparedLabels,
  );
  const { data: known } = useContactPersonsOf(company?.User?.id ?? null);
  // Some may have been deleted meanwhile.
  const isKnown = (contact: number) =>
    company === null || (known?.some(({ id }) => id === contact) ?? true);
  const editedId = useRef(company?.id ?? null);
  const form = useFormOf({
    schema: anyCompanySchema,
    initial: anyCompanyValues(company),
    fields: anyCompanyLabels,
    draft,
    conflict,
    files: ['logo'],
    onFailure: companyFailure,
    onSubmit: async ({ User, Contacts, ...body }, { logo }, key) => {
      const fields = {
        ...body,
        User: User ?? 0,
        Contact: isOwnersChoice(company, User) ? Contacts.filter(isKnown) : undefined,
        last_updated: conflict.lastUpdated() || undefined,
        logo: logo === null ? ('' as const) : undefined,
      };
      onSaved(await saveAnyCompany(editedId.current, fields, logo ?? null, key));
    },
    onEarlier: (saved) => {
      const now = saved as FullCompany;
      editedId.current = now.id;
      conflict.beginWith(now.last_updated);
      return anyCompanyValues(now);
    },
  });
  return { form, conflict };
}

export type AnyCompanyForm = ReturnType<typeof useAnyCompanyForm>;
