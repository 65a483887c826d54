import { patchEvent, postEvent, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useRef } from 'react';
import { ApiError, call } from '../../../core/api/api.ts';
import { draftOf } from '../../../core/form/drafts/draft-of.ts';
import type { FieldErrorsByName } from '../../../core/form/field-errors.ts';
import { useConflict } from '../../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { sendForm, type FileToSend } from '../../../core/api/upload.ts';
import type { Branch } from './branches.ts';
import { eventLabels, eventSchema, valuesOf, type EventValues } from './event-values.ts';
import { recordEvent } from '../management/company-queries.ts';

type Body = Readonly<Record<string, unknown>>;

/** Stores a new event, or changes an existing one. @throws ApiError */
export async function storeEvent(
  id: number | null,
  body: Body,
  logo: EventValues['logo'],
  key: string,
): Promise<OwnEvent> {
  const files: FileToSend[] =
    logo instanceof Blob ? [{ field: 'logo', file: logo, name: 'logo.jpg' }] : [];
  if (id === null) {
    const form = sendForm(postEvent.upload ?? { files: {} }, body, files);
    return call<typeof postEvent>('POST events/post/', { send: form, key });
  }
  // An empty text removes the logo.
  const changes = logo === null ? { ...body, logo: '' } : body;
  const form = sendForm(patchEvent.upload ?? { files: {} }, changes, files);
  return call<typeof patchEvent>('PATCH events/patch/:id/', {
    params: { id },
    send: form,
    key,
  });
}

/** Returns the message for a save that came too late, because the event is over. */
export function refusal(error: unknown): FieldErrorsByName | undefined {
  if (!(error instanceof ApiError) || error.status !== 409 || !error.current) return undefined;
  return { '': error.message };
}

/**
 * Form of an event; null for a new one.
 * @param onSaved called with the stored event
 */
export function useEventForm(
  event: OwnEvent | null,
  branches: readonly Branch[],
  onSaved: (event: OwnEvent) => void,
) {
  const draft = draftOf('event', 'ein Event', event && { id: event.id, name: event.title });
  const conflict = useConflict(
    event,
    (stored: OwnEvent) => valuesOf(stored, branches),
    eventLabels,
  );
  const editedId = useRef(event?.id ?? null);
  const form = useFormOf({
    schema: eventSchema,
    initial: valuesOf(event, branches),
    fields: eventLabels,
    draft,
    conflict,
    files: ['logo'],
    onFailure: refusal,
    onSubmit: async (output, { logo }, key) => {
      const stale = editedId.current !== null && { last_updated: conflict.lastUpdated() };
      const saved = await storeEvent(editedId.current, { ...output, ...stale }, logo, key);
      recordEvent(saved);
      onSaved(saved);
    },
    onEarlier: (saved) => {
      const now = saved as OwnEvent;
      editedId.current = now.id;
      conflict.beginWith(now.last_updated);
      return valuesOf(now, branches);
    },
  });
  return { form, conflict };
}
