import {
  listChambers,
  patchChamber,
  type Chamber,
  type ChamberPatch,
} from '@lehrpfad/contract/enquiries/chambers.ts';
import type { Api } from '../../core/http/api.ts';
import type { Actor } from '../../core/security/callers.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { notFound, refuseStale } from '../../core/http/errors.ts';
import { recordAction } from '../audit/trail.ts';
import { allChambers, chamberById, lockChamber, writeChamber } from './chambers-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Returns the data of a chamber that the audit trail stores. */
function traced(chamber: Chamber) {
  const { name, street, postcode, city, phone, website, email } = chamber;
  const { first_contact, second_contact } = chamber;
  return { name, street, postcode, city, phone, website, email, first_contact, second_contact };
}

/** Changes the sent fields of a chamber. @throws {AppError} 404, 409 with the present chamber if it has changed since it was read */
function changeChamber(
  { db, clock }: Deps,
  caller: Actor,
  id: number,
  { last_updated: read, ...sent }: ChamberPatch,
): Promise<Chamber> {
  return db.transaction(async (tx) => {
    const before = await lockChamber(tx, id);
    if (before === undefined) throw notFound();
    refuseStale(before, read);
    await writeChamber(tx, { ...before, ...sent }, clock());
    const after = await chamberById(tx, id);
    if (after === undefined) throw new Error(`Chamber ${id} went away while it was locked.`);
    await recordAction(tx, {
      caller,
      action: 'changed',
      subject: 'chamber',
      id,
      name: after.name,
      before: traced(before),
      after: traced(after),
    });
    return after;
  });
}

/** Registers the endpoints. Search results contain no chambers, so these writes skip the change feed. */
export function registerChambers(api: Api, deps: Deps): void {
  api.handle(listChambers, () => allChambers(deps.db));
  api.handle(patchChamber, ({ caller, params, body }) =>
    changeChamber(deps, caller, params.id, body),
  );
}
