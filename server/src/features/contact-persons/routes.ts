import {
  contactPersonForm,
  deleteContactPerson,
  listOwnContactPersons,
  patchContactPerson,
  postContactPerson,
  type ContactPerson,
} from '@lehrpfad/contract/contact-persons.ts';
import { z } from 'zod';
import type { Api } from '../../floor/api.ts';
import type { Database } from '../../floor/database.ts';
import { invalidInput, tokenNotValid } from '../../floor/errors.ts';
import { holdAccount } from '../accounts/store.ts';
import { refuseForeignContact } from './policy.ts';
import {
  contactById,
  contactsOf,
  deleteContact,
  insertContact,
  ownerOfContact,
  updateContact,
  type ContactValues,
} from './store.ts';

/** The whole form after a change. @throws {AppError} 400 with what is wrong, by field */
function withChanges(current: ContactPerson, sent: Partial<ContactValues>): ContactValues {
  const { data, error } = contactPersonForm.safeParse({ ...current, ...sent });
  if (data) return data;
  throw invalidInput(z.flattenError(error).fieldErrors);
}

/** No search result shows a contact person, so these writes need not go through the change feed. */
export function registerContactPersons(api: Api, db: Database): void {
  api.answer(listOwnContactPersons, ({ caller }) => contactsOf(db, caller.userId));
  api.answer(postContactPerson, ({ caller, body }) =>
    db.transaction(async (tx) => {
      // The account may be closed at this moment.
      if (!(await holdAccount(tx, caller.userId))) throw tokenNotValid();
      return insertContact(tx, caller.userId, body);
    }),
  );
  api.answer(patchContactPerson, ({ caller, params, body }) =>
    db.transaction(async (tx) => {
      refuseForeignContact(caller, await ownerOfContact(tx, params.id));
      return updateContact(tx, params.id, withChanges(await contactById(tx, params.id), body));
    }),
  );
  api.answer(deleteContactPerson, ({ caller, params }) =>
    db.transaction(async (tx) => {
      refuseForeignContact(caller, await ownerOfContact(tx, params.id));
      await deleteContact(tx, params.id);
      return {};
    }),
  );
}
