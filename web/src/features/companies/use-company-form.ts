import type { FullCompany } from '@lehrpfad/contract/companies.ts';
import { ApiError } from '../../floor/api.ts';
import { raiseFailure } from '../../floor/failures.ts';
import { useConflict } from '../../floor/form/use-conflict.ts';
import { useFormOf } from '../../floor/form/use-form-of.ts';
import { getSession } from '../../floor/session.ts';
import { useOwnContactPersons } from '../contact-persons/queries.ts';
import { companyLabels, companySchema, companyValues } from './company-values.ts';
import { saveCompany } from './queries.ts';

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
  const draft = `company-${company?.id ?? 'new'}-user-${getSession()?.id}`;
  const { data: known } = useOwnContactPersons();
  const conflict = useConflict<FullCompany>(company?.last_updated ?? '', draft);
  const stored = companyValues(company);
  const initial =
    stored.Contacts.length === 0 && contacts ? { ...stored, Contacts: contacts } : stored;
  const form = useFormOf({
    schema: companySchema,
    initial,
    fields: companyLabels,
    draft,
    onFailure: (error) => conflict.onFailure(error) ?? companyFailure(error),
    onSubmit: async (body, { logo }) => {
      // Those of an imported company are not the account's, and some may have been deleted meanwhile.
      const Contacts = body.Contacts.filter((id) => known?.some((one) => one.id === id) ?? true);
      const fields = {
        ...{ ...body, Contacts },
        last_updated: conflict.lastUpdated() || undefined,
        logo: logo === null ? ('' as const) : undefined,
      };
      onSaved(await saveCompany(company?.id ?? null, fields, logo ?? null));
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
