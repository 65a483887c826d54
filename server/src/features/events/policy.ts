import { mayCall } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { Caller } from '../../core/security/callers.ts';
import { notFound } from '../../core/http/errors.ts';
import { ofClosedBranch } from '../companies/policy.ts';

export type Actor = Pick<Caller, 'userId' | 'permission'>;

export function isEditor({ permission }: Actor): boolean {
  return mayCall('editor', permission);
}

type Whose = { readonly owner: number | null; readonly closed: boolean };

/**
 * Lets an account delete the events of its own companies, and editors every one, those of closed branches included.
 * @throws {AppError} 404, whether it is another account's, deleted, or was never there
 */
export function refuseForeignEvent<Event extends Whose>(
  caller: Actor,
  event: Event | undefined,
): asserts event is Event {
  if (event === undefined) throw notFound();
  if (!isEditor(caller) && event.owner !== caller.userId) throw notFound();
}

/**
 * Lets whoever may delete an event change it or decide on it, unless its branch is closed: it is withheld until that is opened again.
 * @throws {AppError} 404 as above; 409
 */
export function refuseUneditableEvent<Event extends Whose>(
  caller: Actor,
  event: Event | undefined,
): asserts event is Event {
  refuseForeignEvent(caller, event);
  if (event.closed) throw ofClosedBranch('Das Event');
}
