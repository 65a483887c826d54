import { editorsEventForm, eventForm, type EventForm } from '@lehrpfad/contract/events/events.ts';
import { noHtml } from '../../core/html/clean-html.ts';
import type { Queries } from '../../core/database/database.ts';
import { invalidInput } from '../../core/http/errors.ts';
import { checkPlace, placeAfter, type FieldErrors } from './places/places.ts';
import { isEditor, type Actor } from './policy.ts';
import type { CleanEventPatch, EventValues, StoredEvent } from './editing-store.ts';

/** The whole event as the form reads it; `errors` gets what is wrong with it. */
function readWhole(caller: Actor, whole: object, errors: FieldErrors): EventForm | undefined {
  const { data, error } = (isEditor(caller) ? editorsEventForm : eventForm).safeParse(whole);
  for (const { path, message } of error?.issues ?? [])
    (errors[String(path[0])] ??= []).push(message);
  return data;
}

/** @throws {AppError} 400 with everything that is wrong with an event after what was sent */
export async function valuesAfter(
  tx: Queries,
  caller: Actor,
  sent: CleanEventPatch,
  logo: string | null,
  before?: StoredEvent,
): Promise<EventValues> {
  const errors: FieldErrors = {};
  const place = placeAfter(caller, sent, errors, before);
  const description = sent.description ?? before?.description ?? noHtml;
  const whole = { ...before, ...sent, description, Company: place.company_id };
  const form = readWhole(caller, whole, errors);
  if (errors['Company'] === undefined) await checkPlace(tx, caller, place, errors, before);
  if (form === undefined || Object.keys(errors).length > 0) throw invalidInput(errors);
  // As it was cleaned: the form has only looked at it.
  return { ...place, form: { ...form, description }, logo };
}

/** Whether an event would be what it is. */
export function isSame(before: StoredEvent, { form, ...rest }: EventValues): boolean {
  const { Company: _, ...fields } = form;
  return Object.entries({ ...fields, ...rest }).every(
    ([field, value]) => before[field as keyof StoredEvent] === value,
  );
}
