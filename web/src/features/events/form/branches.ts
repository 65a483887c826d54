import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { branchName } from '../../companies/branches/branch-name.ts';

/** A branch that can be chosen for an event. */
export interface Branch extends Choice {
  /** The place of its events. */
  readonly address: PublicEvent['Address'];
  readonly logo: string | null;
  /** Whether its events are hidden from the public. */
  readonly locked: boolean;
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

/** Returns the place that an editor has set instead of the company's address; null otherwise. */
export function differentPlaceOf(
  event: Pick<PublicEvent, 'digital' | 'Address' | 'Company'> | null,
  branches: readonly Branch[],
): Place | null {
  if (!event) return null;
  if (event.digital) return { digital: true, Address: null };
  const home = branches.find(({ id }) => id === event.Company?.id);
  if (!home || event.Address === null || sameAddress(event.Address, home.address)) return null;
  return { digital: false, Address: event.Address };
}
