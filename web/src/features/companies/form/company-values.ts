import {
  addressForm,
  companyForm,
  type FullCompany,
} from '@lehrpfad/contract/companies/companies.ts';
import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { chosenList } from '@lehrpfad/contract/core/form-values.ts';
import { placeLine } from '@lehrpfad/contract/core/place-line.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import type { Readers } from '../../../core/form/conflict/differences.ts';
import {
  noPlace,
  placeOfPostcode,
  type PostcodePlace,
} from '../../places/place-by-postcode-value.ts';

/** What the form of a company holds. */
export interface CompanyValues {
  readonly name: string;
  readonly weblink: string;
  readonly Address: {
    readonly street: string;
    readonly additional: string;
    readonly City: PostcodePlace;
  };
  /** A new picture; null: taken away; undefined: as it is. */
  readonly logo: Blob | null | undefined;
  readonly Professions: readonly Choice[];
  /** Of a new branch: those of the account's that it inherits. Empty for one that is there: editors set them. */
  readonly Allowed_apprenticeships: readonly Choice[];
  /** Ids. */
  readonly Contacts: readonly number[];
}

/** The same rules as the server's; a place is what the postcode has been looked up as. */
export const companySchema = companyForm.extend({
  Allowed_apprenticeships: chosenList().default([]),
  Address: addressForm.extend({ City: placeOfPostcode }),
});

export const companyLabels = {
  name: 'Name',
  weblink: 'Webseite',
  'Address.street': 'Straße und Hausnummer',
  'Address.additional': 'Adresszusatz',
  'Address.City': 'Postleitzahl und Ort',
  logo: 'Logo',
  Professions: 'Branchen',
  Allowed_apprenticeships: 'Ausbildungsberufe',
  Contacts: 'Kontaktpersonen',
} as const;

/** What is held against each other where two have edited the same company. */
export const comparedLabels = {
  name: 'Name',
  weblink: 'Webseite',
  Address: 'Adresse',
  logo: 'Logo',
  Professions: 'Branchen',
  Contacts: 'Kontaktpersonen',
} as const;

/** How values read, beside each other. */
export function companyReaders(contactNames: ReadonlyMap<number, string>): Readers<CompanyValues> {
  return {
    Address: ({ street, additional, City }) =>
      [street, additional, placeLine(City)].filter((part) => part.trim()).join(', '),
    Contacts: (ids) => ids.map((id) => contactNames.get(id) ?? '?').join(', ') || '--',
  };
}

/** What the form begins with; null for a new company. */
export function companyValues(company: Omit<FullCompany, 'jd'> | null): CompanyValues {
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
    Professions: company?.Professions ?? [],
    Allowed_apprenticeships: [],
    Contacts: (company?.contacts ?? []).map(({ id }) => id).sort((a, b) => a - b),
  };
}

/** What editors have let the account train for, by name: a new branch inherits it. */
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
