import { mayCall } from '@lehrpfad/contract/access.ts';
import type { Caller } from '../../floor/callers.ts';
import { conflict, notFound } from '../../floor/errors.ts';

export type Editing = Pick<Caller, 'userId' | 'permission'>;

export const isEditor = ({ permission }: Editing): boolean => mayCall('editor', permission);

/**
 * An account touches the ads of its own companies, editors those of every company.
 * @throws {AppError} 404 for what is not there, or is another account's
 */
export function refuseForeignAd(
  caller: Editing,
  ad: { owner: number | null } | undefined,
): asserts ad {
  if (ad === undefined) throw notFound();
  if (!isEditor(caller) && ad.owner !== caller.userId) throw notFound();
}

/** What the next import would overwrite is not for its company to edit. @throws {AppError} 409 */
export function refuseImported(caller: Editing, { external }: { external: string }): void {
  if (external === '' || isEditor(caller)) return;
  throw conflict('Importierte Stellenanzeigen können erst nach der Übernahme bearbeitet werden.');
}
