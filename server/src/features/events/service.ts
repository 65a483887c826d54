import { refuseForeign, refuseUneditable } from '../companies/policy.ts';
import { isEditor, type Actor } from '../../core/security/callers.ts';
import { eventStatus, type NewEvent, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import type { WithCleanHtml } from '../../core/html/clean-html.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { conflict, staleEdit } from '../../core/http/errors.ts';
import type { StoredFiles, Written } from '../../core/files/stored-files.ts';
import { readPicture } from '../../core/files/uploaded-picture.ts';
import type { UploadedFile } from '../../core/files/uploads.ts';
import { deleteUnusedAddresses } from '../companies/addresses-store.ts';
import {
  insertEvent,
  lockEvent,
  markDeleted,
  setStatus,
  updateEvent,
  type CleanEventPatch,
  type StoredEvent,
} from './editing-store.ts';
import { reviseEvent } from './versions/revision.ts';
import { eventById } from './store.ts';
import { recordEvent } from './trail.ts';
import { isSame, valuesAfter } from './values.ts';
import { dropVersion, readVersion } from './versions/version-store.ts';
import { applyEditToVersion, fieldsOf } from './versions/versions.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly stored: Pick<StoredFiles, 'write'>;
}

/** @throws {AppError} 409 with the present event, if it has changed since the caller read it */
export async function refuseStale(
  tx: Queries,
  event: StoredEvent,
  readAt: string | undefined,
  now: Date,
): Promise<void> {
  if (readAt === undefined || Date.parse(readAt) === event.changedAt) return;
  throw staleEdit({ ...(await eventById(tx, event.id, now)) });
}

/** @throws {AppError} 409 with the event, if it is over */
export async function refuseExpired(tx: Queries, event: StoredEvent, now: Date): Promise<void> {
  if (!event.expired) return;
  throw conflict('Das Event ist abgelaufen.', { ...(await eventById(tx, event.id, now)) });
}

/** Stores an uploaded logo, and saves the event that refers to it. */
async function withLogo(
  { db, stored }: Deps,
  uploaded: readonly UploadedFile[],
  work: (tx: Queries, logo: string | undefined) => Promise<Written<OwnEvent>>,
): Promise<OwnEvent> {
  const [sent] = uploaded;
  const added = sent && { kind: 'logo' as const, bytes: await readPicture(sent.bytes, sent.field) };
  return stored.write(added ? [added] : [], ([key]) => db.transaction((tx) => work(tx, key)));
}

/** Adds an event. A company's event must be checked by an editor; an editor's own is accepted. @throws {AppError} 400 */
export function addEvent(
  deps: Deps,
  caller: Actor,
  body: WithCleanHtml<NewEvent, 'description'>,
  uploaded: readonly UploadedFile[],
): Promise<OwnEvent> {
  return withLogo(deps, uploaded, async (tx, logo) => {
    const now = deps.clock();
    const id = await insertEvent(tx, await valuesAfter(tx, caller, body, logo ?? null), now);
    if (isEditor(caller)) await setStatus(tx, id, { status: eventStatus.accepted }, now);
    const result = await eventById(tx, id, now);
    await recordEvent(tx, caller, 'created', { before: null, after: result });
    return { result };
  });
}

/**
 * Changes the sent fields of an event. After a company's change it must be checked again; the change of an accepted event is stored as a
 * separate version.
 * @throws {AppError} 400, 404, 409 if it is over or has changed since `last_updated`
 */
async function editEvent(
  tx: Queries,
  caller: Actor,
  event: StoredEvent,
  { body, newLogo, now }: { body: CleanEventPatch; newLogo: string | undefined; now: Date },
): Promise<Written<OwnEvent>> {
  await refuseExpired(tx, event, now);
  if (!isEditor(caller) && event.status === eventStatus.accepted)
    return reviseEvent(tx, caller, event, { body, newLogo, now });
  const logo = newLogo ?? (body.logo === '' ? null : event.logo);
  const values = await valuesAfter(tx, caller, body, logo, event);
  const before = await eventById(tx, event.id, now);
  if (!isSame(event, values)) {
    await updateEvent(tx, event.id, values, now);
    if (!isEditor(caller)) await setStatus(tx, event.id, { status: eventStatus.pending }, now);
    if (event.address_id !== null && values.address_id !== event.address_id)
      await deleteUnusedAddresses(tx, [event.address_id]);
    const version = await readVersion(tx, event.id, now);
    if (version)
      await applyEditToVersion(tx, event.id, version, { before: event, after: fieldsOf(values) });
  }
  const gone = logo === event.logo ? [] : [event.logo];
  const result = await eventById(tx, event.id, now);
  await recordEvent(tx, caller, 'changed', { before, after: result });
  return { result, gone };
}

/** Changes or deletes an event; an event that is over can still be deleted. @throws {AppError} as `editEvent` */
export function changeEvent(
  deps: Deps,
  caller: Actor,
  id: number,
  body: CleanEventPatch,
  uploaded: readonly UploadedFile[],
): Promise<OwnEvent> {
  return withLogo(deps, body.deleted ? [] : uploaded, async (tx, newLogo) => {
    const now = deps.clock();
    const event = await lockEvent(tx, id, now);
    if (body.deleted) refuseForeign(caller, event);
    else refuseUneditable(caller, event, 'Das Event');
    await refuseStale(tx, event, body.last_updated, now);
    if (!body.deleted) return editEvent(tx, caller, event, { body, newLogo, now });
    const before = await eventById(tx, id, now);
    const version = await readVersion(tx, id, now);
    await dropVersion(tx, id);
    await markDeleted(tx, id, now);
    await recordEvent(tx, caller, 'deleted', { before, after: null });
    return { result: await eventById(tx, id, now), gone: [event.logo, version?.logo ?? null] };
  });
}
