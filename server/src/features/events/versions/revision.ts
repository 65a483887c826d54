import type { Actor } from '../../../core/security/callers.ts';
import { eventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { Written } from '../../../core/files/stored-files.ts';
import { touchEvent, type CleanEventPatch, type StoredEvent } from '../editing-store.ts';
import { eventById } from '../store.ts';
import { isSame, valuesAfter } from '../values.ts';
import { dropVersion, putVersion, readVersion } from './version-store.ts';
import { fieldsOf, isSameVersion, withVersion } from './versions.ts';

const inReview = { status: eventStatus.pending, declined_message: '' };

/**
 * Saves a company's change of an accepted event, which stays unchanged and public: the sent fields are added to those of earlier changes,
 * as a version for an editor's decision. A version that equals the event is deleted.
 * @throws {AppError} 400
 */
export async function reviseEvent(
  tx: Queries,
  caller: Actor,
  event: StoredEvent,
  { body, newLogo, now }: { body: CleanEventPatch; newLogo: string | undefined; now: Date },
): Promise<Written<OwnEvent>> {
  const version = await readVersion(tx, event.id, now);
  const before = withVersion(event, version);
  const logo = newLogo ?? (body.logo === '' ? null : before.logo);
  const values = await valuesAfter(tx, caller, body, logo, before);
  if (!isSame(before, values)) {
    const fields = fieldsOf(values);
    if (isSameVersion(fields, event)) await dropVersion(tx, event.id);
    else await putVersion(tx, event.id, fields, inReview);
    await touchEvent(tx, event.id, now);
  }
  // The file stays if the event has the same logo.
  return { result: await eventById(tx, event.id, now), gone: [before.logo] };
}
