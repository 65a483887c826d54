import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { branchName } from './branch-name.ts';

/** A branch with its permitted job names and its professions. */
export interface Branch extends Choice {
  readonly allowed: readonly Choice[];
  readonly professions: readonly Choice[];
}

/** Returns a company as a choice, with its permitted job names and its professions. */
export function branchFrom(company: FullCompany): Branch {
  const { id, Allowed_apprenticeships: allowed, Professions: professions } = company;
  return { id, name: branchName(company), allowed, professions };
}
