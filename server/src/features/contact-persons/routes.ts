import {
  deleteContactPerson,
  listOwnContactPersons,
  patchContactPerson,
  postContactPerson,
} from '@lehrpfad/contract/contact-persons.ts';
import type { Api } from '../../floor/api.ts';
import type { Database } from '../../floor/database.ts';
import { refuseForeignContact } from './policy.ts';
import {
  contactsOf,
  deleteContact,
  insertContact,
  ownerOfContact,
  updateContact,
} from './store.ts';

/** No search result shows a contact person, so these writes need not go through the change feed. */
export function registerContactPersons(api: Api, db: Database): void {
  api.answer(listOwnContactPersons, ({ caller }) => contactsOf(db, caller.userId));
  api.answer(postContactPerson, ({ caller, body }) => insertContact(db, caller.userId, body));
  api.answer(patchContactPerson, ({ caller, params, body }) =>
    db.transaction(async (tx) => {
      refuseForeignContact(caller, await ownerOfContact(tx, params.id));
      return updateContact(tx, params.id, body);
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
