import type { EventPatch } from '@lehrpfad/contract/events/events.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import { isEditor, type Actor } from './policy.ts';
import type { Place } from './rows.ts';

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
  const [company] = await tx.rows<{ owner: number | null }>(sql`
    select user_id as owner from companies where id = ${id} and closed_at is null for key share`);
  return company !== undefined && (isEditor(caller) || company.owner === caller.userId);
}

/** Whether it is an address that neither a company nor another event has: whoever changes theirs must not move this event. */
async function isAddressFor(tx: Queries, addressId: number, eventId: number | null) {
  const found = await tx.rows(sql`
    select d.id from addresses d where d.id = ${addressId}
      and not exists (select from companies where address_id = d.id)
      and not exists (select from events e where e.address_id = d.id and e.id is distinct from ${eventId}::int)
    for update`);
  return found.length > 0;
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
    if (!(await isAddressFor(tx, address_id, before?.id ?? null)))
      errors['Address'] = ['Ungültige Angabe.'];
  }
}

/** Deletes an address that an event no longer has, unless something else has it. */
export async function dropAddress(tx: Queries, addressId: number | null): Promise<void> {
  if (addressId === null) return;
  await tx.rows(sql`
    delete from addresses d where d.id = ${addressId}
      and not exists (select from companies where address_id = d.id)
      and not exists (select from events where address_id = d.id)`);
}
