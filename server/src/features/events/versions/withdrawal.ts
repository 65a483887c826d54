import { refuseUneditable } from '../../companies/policy.ts';
import type { Actor } from '../../../core/security/callers.ts';
import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { conflict } from '../../../core/http/errors.ts';
import { lockEvent, touchEvent } from '../editing-store.ts';
import { refuseStale, type Deps } from '../service.ts';
import { eventById } from '../store.ts';
import { dropVersion, readVersion } from './version-store.ts';

/** Deletes a new version; the accepted event stays. @throws {AppError} 404, 409 if there is none, or it has changed since it was read */
export function withdrawVersion(
  { db, clock, stored }: Deps,
  caller: Actor,
  id: number,
  readAt: string | undefined,
): Promise<OwnEvent> {
  return stored.write([], () =>
    db.transaction(async (tx) => {
      const now = clock();
      const event = await lockEvent(tx, id, now);
      refuseUneditable(caller, event, 'Das Event');
      await refuseStale(tx, event, readAt, now);
      const version = await readVersion(tx, id, now);
      if (version === undefined)
        throw conflict('Es gibt keine neue Fassung.', { ...(await eventById(tx, id, now)) });
      await dropVersion(tx, id);
      await touchEvent(tx, id, now);
      return { result: await eventById(tx, id, now), gone: [version.logo] };
    }),
  );
}
