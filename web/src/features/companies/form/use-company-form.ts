import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { useRef } from 'react';
import { ApiError } from '../../../core/api/api.ts';
import { raiseFailure } from '../../../core/notices/failures.ts';
import { draftOf } from '../../../core/form/drafts/draft-of.ts';
import { useConflict } from '../../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { useOwnContactPersons } from '../../contact-persons/queries.ts';
import {
  comparedLabels,
  companyLabels,
  companySchema,
  companyValues,
  inheritedNames,
  type CompanyValues,
} from './company-values.ts';
import { saveCompany, useOwnCompanies } from '../queries.ts';

interface CompanyFormSetup {
  /** null: a new one. */
  readonly company: FullCompany | null;
  /** Contact persons to begin with, where the company has none yet. */
  readonly contacts?: readonly number[] | undefined;
  /** Told what is stored now. */
  readonly onSaved: (company: FullCompany) => void;
}

/** The form of a company. */
export function useCompanyForm({ company, contacts, onSaved }: CompanyFormSetup) {
  const draft = draftOf('company', 'eine Filiale', company);
  const { data: known } = useOwnContactPersons();
  const conflict = useConflict<FullCompany, CompanyValues>(company, companyValues, comparedLabels);
  const stored = companyValues(company);
  const { data: own = [] } = useOwnCompanies();
  const initial = {
    ...stored,
    Contacts: stored.Contacts.length === 0 && contacts ? contacts : stored.Contacts,
    Allowed_apprenticeships: company === null ? inheritedNames(own) : [],
  };
  const editedId = useRef(company?.id ?? null);
  const form = useFormOf({
    schema: companySchema,
    initial,
    fields: companyLabels,
    draft,
    conflict,
    files: ['logo'],
    onFailure: companyFailure,
    onSubmit: async (body, { logo }, key) => {
      // Those of an imported company are not the account's, and some may have been deleted meanwhile.
      const Contacts = body.Contacts.filter((id) => known?.some((one) => one.id === id) ?? true);
      const fields = {
        ...body,
        Contacts,
        last_updated: conflict.lastUpdated() || undefined,
        logo: logo === null ? ('' as const) : undefined,
      };
      onSaved(await saveCompany(editedId.current, fields, logo ?? null, key));
    },
    onEarlier: (saved) => {
      const now = saved as FullCompany;
      editedId.current = now.id;
      conflict.beginWith(now.last_updated);
      return companyValues(now);
    },
  });
  return { form, conflict };
}

export type CompanyForm = ReturnType<typeof useCompanyForm>;

/** Failures that no field brings about say what is wrong above the form (specification, section 8). */
export function companyFailure(error: unknown): Readonly<Record<string, string>> | undefined {
  if (!(error instanceof ApiError) || error.status === 0) return undefined;
  if (Object.keys(error.errors).length > 0) return undefined;
  if (error.status >= 500) {
    console.error(error);
    raiseFailure();
  }
  return { '': error.message };
}
