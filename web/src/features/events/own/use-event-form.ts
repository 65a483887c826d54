import { patchEvent, postEvent, type OwnEvent } from '@lehrpfad/contract/events.ts';
import { ApiError, call } from '../../../floor/api.ts';
import type { FieldErrorsByName } from '../../../floor/form/field-errors.ts';
import { useConflict } from '../../../floor/form/use-conflict.ts';
import { useFormOf } from '../../../floor/form/use-form-of.ts';
import { sendForm, type FileToSend } from '../../../floor/upload.ts';
import type { Branch } from './branches.ts';
import { draftOf } from './event-draft.ts';
import { eventLabels, eventSchema, valuesOf, type EventValues } from './event-values.ts';
import { noteEvent, paramsOf } from './queries.ts';

type Body = Readonly<Record<string, unknown>>;

/** Stores a new event, or the changes of one. @throws ApiError */
export async function storeEvent(
  id: number | null,
  body: Body,
  logo: EventValues['logo'],
): Promise<OwnEvent> {
  const files: FileToSend[] =
    logo instanceof Blob ? [{ field: 'logo', file: logo, name: 'logo.jpg' }] : [];
  if (id === null) {
    const form = sendForm(postEvent.upload ?? { files: {} }, body, files);
    return call<typeof postEvent>('POST events/post/', { send: form });
  }
  // An empty text takes the logo away.
  const changes = logo === null ? { ...body, logo: '' } : body;
  const form = sendForm(patchEvent.upload ?? { files: {} }, changes, files);
  return call<typeof patchEvent>('PATCH events/patch/:id/', { params: paramsOf(id), send: form });
}

/** Saved when it was no longer allowed: the event is over by now. */
export function refusal(error: unknown): FieldErrorsByName | undefined {
  if (!(error instanceof ApiError) || error.status !== 409 || !error.current) return undefined;
  return { '': error.message };
}

/**
 * The form of an event; null for a new one.
 * @param onSaved told what is stored now
 */
export function useEventForm(
  event: OwnEvent | null,
  branches: readonly Branch[],
  onSaved: (event: OwnEvent) => void,
) {
  const draft = draftOf(event?.id ?? null);
  const conflict = useConflict<OwnEvent>(event?.last_updated ?? '', draft);
  const form = useFormOf({
    schema: eventSchema,
    initial: valuesOf(event, branches),
    fields: eventLabels,
    draft,
    onFailure: (error) => conflict.onFailure(error) ?? refusal(error),
    onSubmit: async (output, { logo }) => {
      const stale = event && { last_updated: conflict.lastUpdated() };
      const saved = await storeEvent(event?.id ?? null, { ...output, ...stale }, logo);
      noteEvent(saved);
      onSaved(saved);
    },
  });
  return { form, conflict };
}
