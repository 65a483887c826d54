import { isEditor, isWithin, type Actor } from '../../../core/security/callers.ts';
import type { EventPatch } from '@lehrpfad/contract/events/events.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { Place } from '../editing-store.ts';
import { lockCompanyOwner, lockFreeAddress } from './place-store.ts';

export type FieldErrors = Record<string, string[]>;

type Sent = Pick<EventPatch, 'Company' | 'Address' | 'digital'>;

const atCompany: Place = { company_id: null, digital: false, address_id: null };

/**
 * Returns the place of an event after an edit. A company account can only choose the company; its other values are ignored. Its events are
 * at the company's address, unless an editor has chosen another one.
 * @param errors gets the errors of values that exclude each other
 */
export function placeAfter(
  caller: Actor,
  { Company, Address, digital }: Sent,
  errors: FieldErrors,
  before: Place = atCompany,
): Place {
  const company_id = Company === undefined ? before.company_id : Company;
  if (!isEditor(caller))
    return { company_id, digital: before.digital, address_id: before.address_id };
  if (typeof Address === 'number') {
    if (digital === true) errors['Address'] = ['Ein virtuelles Event hat keine Adresse.'];
    return { company_id, digital: false, address_id: Address };
  }
  const isVirtual = digital ?? before.digital;
  const address_id = isVirtual || Address === null ? null : before.address_id;
  if (!isVirtual && address_id === null && company_id === null)
    errors['Address'] = ['Pflichtfeld!'];
  return { company_id, digital: isVirtual, address_id };
}

/** Whether the caller may add events to the company. It is locked until the transaction ends. */
async function isCompanyFor(tx: Queries, caller: Actor, id: number): Promise<boolean> {
  const company = await lockCompanyOwner(tx, id);
  if (company === undefined || company.closed) return false;
  return isEditor(caller) || isWithin(caller, { owner: company.owner, branch: id });
}

/** Checks that the chosen company and address exist, if they have changed. */
export async function checkPlace(
  tx: Queries,
  caller: Actor,
  place: Place,
  errors: FieldErrors,
  before?: Place & { readonly id: number },
): Promise<void> {
  const { company_id, address_id } = place;
  if (company_id !== null && company_id !== before?.company_id) {
    if (!(await isCompanyFor(tx, caller, company_id)))
      errors['Company'] = ['Firma nicht im System!'];
  }
  if (address_id !== null && address_id !== before?.address_id) {
    // The address must not be shared: a change of the other company or event would move this event.
    if (!(await lockFreeAddress(tx, address_id, before?.id ?? null)))
      errors['Address'] = ['Ungültige Angabe.'];
  }
}
