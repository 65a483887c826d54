import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { chosen, chosenList } from '@lehrpfad/contract/core/form-values.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import {
  comparedLabels,
  companyLabels,
  companySchema,
  companyValues,
  type CompanyValues,
} from '../form/company-values.ts';

/** What the editors' form of a company holds. */
export interface AnyCompanyValues extends CompanyValues {
  /** The owner's account; null for none. */
  readonly User: Choice | null;
  readonly Allowed_apprenticeships: readonly Choice[];
}

export const anyCompanySchema = companySchema.extend({
  User: chosen('Bitte ein Konto aus der Liste auswählen.').nullable(),
  Allowed_apprenticeships: chosenList(),
});

const editorLabels = {
  User: 'Konto',
  Allowed_apprenticeships: 'Zugelassene Ausbildungsberufe',
} as const;

export const anyCompanyLabels = { ...companyLabels, ...editorLabels };

/** What is held against each other where two have edited the same company. */
export const anyComparedLabels = { ...comparedLabels, ...editorLabels };

/** What the form begins with; null for a new company. */
export function anyCompanyValues(company: Omit<FullCompany, 'jd'> | null): AnyCompanyValues {
  return {
    ...companyValues(company),
    User: company?.User ?? null,
    Allowed_apprenticeships: company?.Allowed_apprenticeships ?? [],
  };
}
