import { isEditor, type Actor } from '../../core/security/callers.ts';
import { isSameValue } from '@lehrpfad/contract/events/event-fields.ts';
import { editorsEventForm, eventForm, type EventForm } from '@lehrpfad/contract/events/events.ts';
import { noHtml } from '../../core/html/clean-html.ts';
import type { Queries } from '../../core/database/database.ts';
import { invalidInput } from '../../core/http/errors.ts';
import { checkPlace, placeAfter, type FieldErrors } from './places/places.ts';
import type { CleanEventPatch, EventValues, StoredEvent } from './editing-store.ts';

/** Reads the whole event with the schema of its form; errors are added to `errors`. */
function readWhole(caller: Actor, whole: object, errors: FieldErrors): EventForm | undefined {
  const { data, error } = (isEditor(caller) ? editorsEventForm : eventForm).safeParse(whole);
  for (const { path, message } of error?.issues ?? [])
    (errors[String(path[0])] ??= []).push(message);
  return data;
}

/** @throws {AppError} 400 with all errors of the event after the edit */
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
  // The cleaned HTML: the form has only validated it.
  return { ...place, form: { ...form, description }, logo };
}

/** Whether the values are those of the stored event. */
export function isSame(before: StoredEvent, { form, ...rest }: EventValues): boolean {
  const { Company: _, ...fields } = form;
  return Object.entries({ ...fields, ...rest }).every(([field, value]) =>
    isSameValue(before[field as keyof StoredEvent], value),
  );
}
