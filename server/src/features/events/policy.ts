import { mayCall } from '@lehrpfad/contract/access.ts';
import type { Caller } from '../../floor/callers.ts';
import { notFound } from '../../floor/errors.ts';

export type Actor = Pick<Caller, 'userId' | 'permission'>;

export function isEditor({ permission }: Actor): boolean {
  return mayCall('editor', permission);
}

/**
 * Lets an account touch the events of its own companies, and editors every one.
 * @throws {AppError} 404, whether it is another account's, deleted, or was never there
 */
export function refuseForeignEvent<Event extends { readonly owner: number | null }>(
  caller: Actor,
  event: Event | undefined,
): asserts event is Event {
  if (event === undefined) throw notFound();
  if (!isEditor(caller) && event.owner !== caller.userId) throw notFound();
}
