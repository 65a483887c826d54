import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { branchName } from './branch-name.ts';

/** A branch with the job names that it may train for. */
export interface Branch extends Choice {
  readonly allowed: readonly Choice[];
}

/** A company as a chip, with what it may train for. */
export function branchFrom(company: FullCompany): Branch {
  const { id, Allowed_apprenticeships: allowed } = company;
  return { id, name: branchName(company), allowed };
}
