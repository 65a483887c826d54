import type { FullCompany } from '@lehrpfad/contract/companies.ts';
import type { Queries } from '../../floor/database.ts';
import { noteAction, type AuditNote } from '../audit/trail.ts';
import type { Actor } from './policy.ts';

/** What people read of a company, as a flat record by the API's names. */
function valuesOf({ name, weblink, logo, Address, contacts, ...company }: FullCompany) {
  const place = Address?.City;
  return {
    ...{ name, weblink, logo },
    street: Address?.street ?? '',
    additional: Address?.additional ?? '',
    City: place ? { id: place.id, name: `${place.postcode} ${place.city}` } : null,
    Professions: company.Professions,
    Allowed_apprenticeships: company.Allowed_apprenticeships,
    contacts: contacts.map(({ id, first_name, last_name }) => ({
      id,
      name: `${first_name} ${last_name}`.trim(),
    })),
  };
}

const subjectOf = ({ id, name }: FullCompany) => ({ subject: 'company', id, name }) as const;

/** What says in whose hands a company is. */
const handsOf = ({ User, external }: FullCompany) => ({ User, external });

const allOf = (company: FullCompany) => ({ ...valuesOf(company), ...handsOf(company) });

export function noteCreated(tx: Queries, caller: Actor, company: FullCompany): Promise<void> {
  return noteAction(tx, {
    ...{ caller, ...subjectOf(company), action: 'created' },
    after: allOf(company),
  });
}

export function noteDeleted(tx: Queries, caller: Actor, company: FullCompany): Promise<void> {
  return noteAction(tx, {
    ...{ caller, ...subjectOf(company), action: 'deleted' },
    before: { ...allOf(company), locked: company.locked },
  });
}

/** Each thing that was done is a note of its own: blocked or released, handed over, changed. */
export async function noteChanges(
  tx: Queries,
  caller: Actor,
  before: FullCompany,
  after: FullCompany,
): Promise<void> {
  const note = (action: AuditNote['action'], was: object, is: object) =>
    noteAction(tx, {
      ...{ caller, ...subjectOf(after), action },
      ...{ before: { ...was }, after: { ...is } },
    });
  if (before.locked !== after.locked) {
    const action = after.locked ? 'blocked' : 'released';
    await note(action, { locked: before.locked }, { locked: after.locked });
  }
  const isHandedOver = before.User?.id !== after.User?.id;
  if (isHandedOver) await note('handed-over', handsOf(before), handsOf(after));
  await note('changed', valuesOf(before), valuesOf(after));
}
