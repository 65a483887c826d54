import {
  companyFormFields,
  coverAltMissing,
  type CompanyFieldName,
} from '@lehrpfad/contract/companies/company-fields.ts';
import {
  addressForm,
  companyForm,
  type FullCompany,
} from '@lehrpfad/contract/companies/companies.ts';
import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { chosen, chosenList } from '@lehrpfad/contract/core/form-values.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import { z } from 'zod';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import type { Readers } from '../../../core/form/conflict/differences.ts';
import {
  noPlace,
  placeOfPostcode,
  type PostcodePlace,
} from '../../places/place-by-postcode-value.ts';
import type { CompanyAbilities } from './abilities.ts';

/** Values of the form for a company. */
export interface CompanyValues {
  readonly name: string;
  readonly weblink: string;
  readonly Address: {
    readonly street: string;
    readonly additional: string;
    readonly City: PostcodePlace;
  };
  /** A new picture; null removes it; undefined leaves it unchanged. */
  readonly logo: Blob | null | undefined;
  /** The same for the cover picture, which has a description. */
  readonly cover: Blob | null | undefined;
  readonly cover_alt: string;
  readonly Professions: readonly Choice[];
  /** Only for a new branch of a company account: the apprenticeships that it inherits from the account. */
  readonly Allowed_apprenticeships: readonly Choice[];
  /** The owner's account, if an editor sets it; null for none. */
  readonly User: Choice | null;
  /** Ids. */
  readonly Contacts: readonly number[];
}

/** The fields of a company that both roles read. */
export type StoredCompany = Omit<FullCompany, 'jd'>;

/** The rules of the server; a place is the result of looking up the postcode. */
export const companySchema = companyForm.extend({
  Allowed_apprenticeships: chosenList().default([]),
  User: chosen('Bitte ein Konto aus der Liste auswählen.').nullable().default(null),
  Address: addressForm.extend({ City: placeOfPostcode }),
});

/** Whether the form has a cover picture: a chosen one, or the stored one. */
export const hasCover = (
  cover: CompanyValues['cover'],
  stored: Pick<StoredCompany, 'cover'> | null | undefined,
): boolean => cover instanceof Blob || (cover === undefined && Boolean(stored?.cover));

/** Adds the rule that a cover picture needs a text. @param stored company whose picture stays unless another is chosen */
export const companySchemaFor = (stored: Pick<StoredCompany, 'cover'> | null | undefined) =>
  companySchema
    .extend({ cover: z.custom<CompanyValues['cover']>().optional() })
    .refine(({ cover, cover_alt: text }) => text !== '' || !hasCover(cover, stored), {
      path: ['cover_alt'],
      error: coverAltMissing,
    });

/** Returns the labels in the order of the form; `compared` are those of fields that are compared after a conflict. */
export function companyLabels({ allowedLabel }: CompanyAbilities) {
  const labels = Object.fromEntries(
    Object.entries(companyFormFields).map(([name, { label }]) => [name, label]),
  ) as Record<CompanyFieldName, string>;
  const compared = { ...labels, Allowed_apprenticeships: allowedLabel };
  const { Address: _, ...fields } = compared;
  return { fields, compared };
}

/** Returns functions that convert values to text for a comparison. */
export function companyReaders(contactNames: ReadonlyMap<number, string>): Readers<CompanyValues> {
  return {
    Address: ({ street, additional, City }) =>
      [street, additional, placeLine(City)].filter((part) => part.trim()).join(', '),
    Contacts: (ids) => ids.map((id) => contactNames.get(id) ?? '?').join(', ') || '--',
  };
}

/** Returns the initial values of the form; `company` is null for a new one. */
export function companyValues(
  company: StoredCompany | null,
  { decides }: CompanyAbilities,
): CompanyValues {
  const address = company?.Address;
  return {
    name: company?.name ?? '',
    weblink: company?.weblink ?? '',
    Address: {
      street: address?.street ?? '',
      additional: address?.additional ?? '',
      City: address ? placeOf(address.City) : noPlace,
    },
    logo: undefined,
    cover: undefined,
    cover_alt: company?.cover?.alt ?? '',
    Professions: company?.Professions ?? [],
    Allowed_apprenticeships: (decides && company?.Allowed_apprenticeships) || [],
    User: (decides && company?.User) || null,
    Contacts: (company?.contacts ?? []).map(({ id }) => id).sort((a, b) => a - b),
  };
}

/** Returns the apprenticeships that editors have permitted for the account, by name: a new branch inherits them. */
export function inheritedNames(companies: readonly FullCompany[]): readonly Choice[] {
  const known = companies.filter(({ Check }) => Check?.status !== branchCheck.declined);
  const names = new Map(
    known.flatMap((one) => one.Allowed_apprenticeships).map((name) => [name.id, name]),
  );
  return [...names.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
}

function placeOf({ id, postcode, city }: NonNullable<FullCompany['Address']>['City']) {
  return { id, postcode, city, towns: 1 };
}
