import { isEditor, type Actor } from '../../core/security/callers.ts';
import { conflict, notFound } from '../../core/http/errors.ts';
import type { ContactOwner } from './store.ts';

/**
 * Refuses contact persons of others: an account may change or delete its own, editors those of every account. Nobody may change those of
 * imported companies, because the next import would restore them.
 * @throws {AppError} 404 for a company account if it is not its own, 409 if it was imported
 */
export function refuseForeignContact(
  caller: Actor,
  contact: ContactOwner | undefined,
): asserts contact is ContactOwner {
  if (contact === undefined) throw notFound();
  if (!isEditor(caller) && contact.userId !== caller.accountId) throw notFound();
  if (contact.imported)
    throw conflict(
      'Kontaktpersonen importierter Firmen können nicht bearbeitet oder gelöscht werden.',
    );
}
