import {
  contactPersonForm,
  deleteContactPerson,
  listContactPersonsOf,
  listOwnContactPersons,
  patchContactPerson,
  postContactPerson,
  restoreContactPerson,
  type ContactPerson,
} from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { z } from 'zod';
import type { Api } from '../../core/http/api.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { invalidInput, notFound, refuseStale, tokenNotValid } from '../../core/http/errors.ts';
import type { Actor } from '../../core/security/callers.ts';
import { lockAccountKey } from '../accounts/store.ts';
import { recordAction, type AuditNote } from '../audit/trail.ts';
import { deleteContact, restoreContact } from './deletion-store.ts';
import { refuseForeignContact } from './policy.ts';
import {
  contactById,
  contactsOf,
  insertContact,
  ownerOfContact,
  updateContact,
  type ContactValues,
} from './store.ts';

/** Returns the whole form after a change. @throws {AppError} 400 with errors by field */
function withChanges(current: ContactPerson, sent: Partial<ContactValues>): ContactValues {
  const { data, error } = contactPersonForm.safeParse({ ...current, ...sent });
  if (data) return data;
  throw invalidInput(z.flattenError(error).fieldErrors);
}

/** Returns the data of a contact person for the audit trail. */
function about({ id, last_updated: _version, ...values }: ContactPerson): Pick<
  AuditNote,
  'subject' | 'id' | 'name'
> & {
  values: ContactValues;
} {
  const name = `${values.first_name} ${values.last_name}`.trim();
  return { subject: 'contact-person', id, name, values };
}

async function addContact(tx: Queries, caller: Actor, body: ContactValues): Promise<ContactPerson> {
  // The account may be closed at the same time.
  if (!(await lockAccountKey(tx, caller.accountId))) throw tokenNotValid();
  const added = await insertContact(tx, caller.accountId, body);
  const { values: after, ...contact } = about(added);
  await recordAction(tx, { ...contact, caller, action: 'created', after });
  return added;
}

async function changeContact(
  tx: Queries,
  caller: Actor,
  id: number,
  {
    last_updated: read,
    ...sent
  }: Partial<ContactValues> & { readonly last_updated?: string | undefined },
): Promise<ContactPerson> {
  refuseForeignContact(caller, await ownerOfContact(tx, id));
  const current = await contactById(tx, id);
  refuseStale(current, read);
  const saved = await updateContact(tx, id, withChanges(current, sent));
  const { values: after, ...contact } = about(saved);
  const before = about(current).values;
  await recordAction(tx, { ...contact, caller, action: 'changed', before, after });
  return saved;
}

interface ContactDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Registers the endpoints. Search results contain no contact persons, so these writes skip the change feed. */
export function registerContactPersons(api: Api, { db, clock }: ContactDeps): void {
  api.handle(listOwnContactPersons, ({ caller }) => contactsOf(db, caller.accountId));
  api.handle(listContactPersonsOf, ({ params }) => contactsOf(db, params.id));
  api.handle(postContactPerson, ({ caller, body }) =>
    db.transaction((tx) => addContact(tx, caller, body)),
  );
  api.handle(patchContactPerson, ({ caller, params, body }) =>
    db.transaction((tx) => changeContact(tx, caller, params.id, body)),
  );
  api.handle(deleteContactPerson, ({ caller, params }) =>
    db.transaction(async (tx) => {
      refuseForeignContact(caller, await ownerOfContact(tx, params.id));
      const { values: before, ...contact } = about(await contactById(tx, params.id));
      await deleteContact(tx, { ...params, callerId: caller.accountId, now: clock() });
      await recordAction(tx, { ...contact, caller, action: 'deleted', before });
      return {};
    }),
  );
  api.handle(restoreContactPerson, ({ caller, params }) =>
    db.transaction(async (tx) => {
      const restored = await restoreContact(tx, {
        ...params,
        callerId: caller.accountId,
        now: clock(),
      });
      if (restored === undefined) throw notFound();
      const { values: after, ...contact } = about(restored);
      await recordAction(tx, { ...contact, caller, action: 'created', after });
      return restored;
    }),
  );
}
