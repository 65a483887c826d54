import { mayCall } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { Caller } from '../../core/security/callers.ts';
import { conflict, notFound } from '../../core/http/errors.ts';
import type { ContactOwner } from './store.ts';

/**
 * Lets an account change or delete its own contact persons, and editors those of every account. Those of imported companies nobody
 * may: the next import would bring them back.
 * @throws {AppError} 404 for a company account where it is not its own, 409 where it was imported
 */
export function refuseForeignContact(
  caller: Pick<Caller, 'userId' | 'permission'>,
  contact: ContactOwner | undefined,
): asserts contact is ContactOwner {
  if (contact === undefined) throw notFound();
  if (!mayCall('editor', caller.permission) && contact.userId !== caller.userId) throw notFound();
  if (contact.imported)
    throw conflict(
      'Kontaktpersonen importierter Firmen können nicht bearbeitet oder gelöscht werden.',
    );
}
