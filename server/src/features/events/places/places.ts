import type { EventPatch } from '@lehrpfad/contract/events/events.ts';
import type { Queries } from '../../../core/database/database.ts';
import { isEditor, type Actor } from '../policy.ts';
import type { Place } from '../editing-store.ts';
import { lockCompanyOwner, lockFreeAddress } from './place-store.ts';

export type FieldErrors = Record<string, string[]>;

type Sent = Pick<EventPatch, 'Company' | 'Address' | 'digital'>;

const atCompany: Place = { company_id: null, digital: false, address_id: null };

/**
 * Where an event takes place after what was sent. A company account chooses the company alone, whatever else it sends: its events
 * are at the company's address, unless an editor has put one elsewhere.
 * @param errors gets what does not go together
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

/** Whether it is a company that the caller may give events. It stays one until the transaction ends. */
async function isCompanyFor(tx: Queries, caller: Actor, id: number): Promise<boolean> {
  const company = await lockCompanyOwner(tx, id);
  if (company === undefined || company.closed) return false;
  return isEditor(caller) || company.owner === caller.userId;
}

/** Holds what was chosen against what there is; only what differs from before. */
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
    // Whoever changes the address of a company or another event must not move this one.
    if (!(await lockFreeAddress(tx, address_id, before?.id ?? null)))
      errors['Address'] = ['Ungültige Angabe.'];
  }
}
