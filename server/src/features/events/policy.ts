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
 * Refuses events of others: an account may delete those of its own companies, editors every one, including those of closed branches.
 * @throws {AppError} 404, whether it belongs to another account, is deleted, or does not exist
 */
export function refuseForeignEvent<Event extends Whose>(
  caller: Actor,
  event: Event | undefined,
): asserts event is Event {
  if (event === undefined) throw notFound();
  if (!isEditor(caller) && event.owner !== caller.userId) throw notFound();
}

/**
 * Refuses changes and decisions for callers who may not delete the event, and for events of closed branches.
 * @throws {AppError} 404 as above; 409
 */
export function refuseUneditableEvent<Event extends Whose>(
  caller: Actor,
  event: Event | undefined,
): asserts event is Event {
  refuseForeignEvent(caller, event);
  if (event.closed) throw ofClosedBranch('Das Event');
}
