import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';

/** A branch that an event can be chosen for. */
export interface Branch extends Choice {
  /** Where its events take place. */
  readonly address: PublicEvent['Address'];
  readonly logo: string | null;
  /** Its events are not public. */
  readonly locked: boolean;
}

/** A branch as one tells it from others: with its town, unless its name has it. */
function branchName({ name, Address }: Pick<FullCompany, 'name' | 'Address'>): string {
  const city = Address?.City.city ?? '';
  return city === '' || name.includes(city) ? name : `${name}, ${city}`;
}

type Company = Pick<FullCompany, 'id' | 'name' | 'logo' | 'locked' | 'Address'>;

export function branchesOf(companies: readonly Company[]): readonly Branch[] {
  return companies.map((company) => ({
    id: company.id,
    name: branchName(company),
    address: company.Address,
    logo: company.logo,
    locked: company.locked,
  }));
}

type Place = Pick<PublicEvent, 'digital' | 'Address'>;

const sameAddress = (one: Place['Address'], other: Place['Address']) =>
  one?.street === other?.street &&
  one?.additional === other?.additional &&
  one?.City.id === other?.City.id;

/** Where an editor has put an event that does not take place at its company; null for the usual. */
export function placeElsewhere(
  event: Pick<PublicEvent, 'digital' | 'Address' | 'Company'> | null,
  branches: readonly Branch[],
): Place | null {
  if (!event) return null;
  if (event.digital) return { digital: true, Address: null };
  const home = branches.find(({ id }) => id === event.Company?.id);
  if (!home || event.Address === null || sameAddress(event.Address, home.address)) return null;
  return { digital: false, Address: event.Address };
}
