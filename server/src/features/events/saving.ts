import {
  editorsEventForm,
  eventForm,
  eventStatus,
  type EventForm,
  type EventPatch,
  type NewEvent,
  type OwnEvent,
} from '@lehrpfad/contract/events.ts';
import { limits } from '@lehrpfad/contract/limits.ts';
import type { Clock } from '../../floor/clock.ts';
import type { Database, Queries } from '../../floor/database.ts';
import { conflict, invalidInput, staleEdit } from '../../floor/errors.ts';
import { cleanHtml } from '../../floor/html.ts';
import type { StoredFiles, Written } from '../../floor/stored-files.ts';
import { readPicture } from '../../floor/uploaded-picture.ts';
import type { UploadedFile } from '../../floor/uploads.ts';
import { checkPlace, dropAddress, placeAfter, type FieldErrors } from './places.ts';
import { isEditor, refuseForeignEvent, type Actor } from './policy.ts';
import {
  insertEvent,
  lockEvent,
  markDeleted,
  setStatus,
  updateEvent,
  type EventValues,
  type StoredEvent,
} from './rows.ts';
import { eventById } from './store.ts';
import { noteEvent } from './trail.ts';

export interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly stored: Pick<StoredFiles, 'write'>;
}

/** @throws {AppError} 409 with the event as it is now, where it has changed since the caller read it */
export async function refuseStale(
  tx: Queries,
  event: StoredEvent,
  readAt: string | undefined,
  now: Date,
): Promise<void> {
  if (readAt === undefined || Date.parse(readAt) === event.changedAt) return;
  throw staleEdit({ ...(await eventById(tx, event.id, now)) });
}

/** @throws {AppError} 409 with the event, where it is over */
export async function refuseExpired(tx: Queries, event: StoredEvent, now: Date): Promise<void> {
  if (!event.expired) return;
  throw conflict('Das Event ist abgelaufen.', { ...(await eventById(tx, event.id, now)) });
}

/** Beyond what the form allows nothing is cleaned: the form refuses it. */
function cleaned(html: string): string {
  return html.length > limits.eventDescription * limits.htmlFactor ? html : cleanHtml(html);
}

/** The whole event as the form reads it; `errors` gets what is wrong with it. */
function readWhole(caller: Actor, whole: object, errors: FieldErrors): EventForm | undefined {
  const { data, error } = (isEditor(caller) ? editorsEventForm : eventForm).safeParse(whole);
  for (const { path, message } of error?.issues ?? [])
    (errors[String(path[0])] ??= []).push(message);
  return data;
}

/** @throws {AppError} 400 with everything that is wrong with an event after what was sent */
async function valuesAfter(
  tx: Queries,
  caller: Actor,
  sent: EventPatch,
  logo: string | null,
  before?: StoredEvent,
): Promise<EventValues> {
  const errors: FieldErrors = {};
  const place = placeAfter(caller, sent, errors, before);
  const description = cleaned(sent.description ?? before?.description ?? '');
  const whole = { ...before, ...sent, description, Company: place.company_id };
  const form = readWhole(caller, whole, errors);
  if (errors['Company'] === undefined) await checkPlace(tx, caller, place, errors, before);
  if (form === undefined || Object.keys(errors).length > 0) throw invalidInput(errors);
  return { ...place, form, logo };
}

/** Puts a logo that was sent down as one of ours, and has the event saved that names it. */
async function withLogo(
  { db, stored }: Parts,
  uploaded: readonly UploadedFile[],
  work: (tx: Queries, logo: string | undefined) => Promise<Written<OwnEvent>>,
): Promise<OwnEvent> {
  const [sent] = uploaded;
  const added = sent && { kind: 'logo' as const, bytes: await readPicture(sent.bytes, sent.field) };
  return stored.write(added ? [added] : [], ([key]) => db.transaction((tx) => work(tx, key)));
}

/** Adds an event, which an editor then checks. @throws {AppError} 400 */
export function addEvent(
  parts: Parts,
  caller: Actor,
  body: NewEvent,
  uploaded: readonly UploadedFile[],
): Promise<OwnEvent> {
  return withLogo(parts, uploaded, async (tx, logo) => {
    const now = parts.clock();
    const id = await insertEvent(tx, await valuesAfter(tx, caller, body, logo ?? null), now);
    const result = await eventById(tx, id, now);
    await noteEvent(tx, caller, 'created', { before: null, after: result });
    return { result };
  });
}

function isSame(before: StoredEvent, { form, ...rest }: EventValues): boolean {
  const { Company: _, ...fields } = form;
  return Object.entries({ ...fields, ...rest }).every(
    ([field, value]) => before[field as keyof StoredEvent] === value,
  );
}

/**
 * Changes what was sent of an event. Once its company has changed it, it has to be checked again.
 * @throws {AppError} 400, 404, 409 where it is over or has changed since `last_updated`
 */
async function editEvent(
  tx: Queries,
  caller: Actor,
  event: StoredEvent,
  { body, newLogo, now }: { body: EventPatch; newLogo: string | undefined; now: Date },
): Promise<Written<OwnEvent>> {
  await refuseExpired(tx, event, now);
  const logo = newLogo ?? (body.logo === '' ? null : event.logo);
  const values = await valuesAfter(tx, caller, body, logo, event);
  const before = await eventById(tx, event.id, now);
  if (!isSame(event, values)) {
    await updateEvent(tx, event.id, values, now);
    if (!isEditor(caller)) await setStatus(tx, event.id, { status: eventStatus.pending }, now);
    if (values.address_id !== event.address_id) await dropAddress(tx, event.address_id);
  }
  const gone = logo === event.logo ? [] : [event.logo];
  const result = await eventById(tx, event.id, now);
  await noteEvent(tx, caller, 'changed', { before, after: result });
  return { result, gone };
}

/** Changes or deletes an event; one that is over can still be deleted. @throws {AppError} as `editEvent` */
export function changeEvent(
  parts: Parts,
  caller: Actor,
  id: number,
  body: EventPatch,
  uploaded: readonly UploadedFile[],
): Promise<OwnEvent> {
  return withLogo(parts, body.deleted ? [] : uploaded, async (tx, newLogo) => {
    const now = parts.clock();
    const event = await lockEvent(tx, id, now);
    refuseForeignEvent(caller, event);
    await refuseStale(tx, event, body.last_updated, now);
    if (!body.deleted) return editEvent(tx, caller, event, { body, newLogo, now });
    const before = await eventById(tx, id, now);
    await markDeleted(tx, id, now);
    await noteEvent(tx, caller, 'deleted', { before, after: null });
    return { result: await eventById(tx, id, now), gone: [event.logo] };
  });
}
