import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import type { z } from 'zod';
import { useRef, useState } from 'react';
import { draftOf } from '../../../core/form/drafts/draft-of.ts';
import { useConflict } from '../../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { keyByContent } from '../../../core/api/new-key.ts';
import { refusal, storeEvent } from './use-event-form.ts';
import {
  checkedValues,
  comparedLabels,
  editorEventLabels,
  editorEventSchema,
  editorValuesOf,
  type EditorEventValues,
} from './editor-event-values.ts';
import { addAddress, recordSaved } from '../management/editor-queries.ts';

type Output = z.output<typeof editorEventSchema>;

/** Returns a function that stores each address of an own place only once, however often the event itself is rejected. */
function useStoredAddress() {
  const stored = useRef({ key: '', id: 0 });
  const [keyOf] = useState(keyByContent);
  return async (address: NonNullable<Output['Address']>): Promise<number> => {
    const key = keyOf(address);
    if (stored.current.key !== key) stored.current = { key, id: await addAddress(address, key) };
    return stored.current.id;
  };
}

/** Whether the event already has this own address. */
function isThere(event: OwnEvent | null, address: Output['Address']): boolean {
  if (!event?.own_address || event.Address === null || address === null) return false;
  const { street, additional, City } = event.Address;
  return street === address.street && additional === address.additional && City.id === address.City;
}

/**
 * Form of an event for editors; null for a new one.
 * @param onSaved called with the stored event
 */
export function useEditorEventForm(event: OwnEvent | null, onSaved: (event: OwnEvent) => void) {
  const edited = event && { id: event.id, name: event.title };
  const draft = draftOf('any-event', 'ein Event', edited);
  const conflict = useConflict<OwnEvent, EditorEventValues>(event, editorValuesOf, comparedLabels);
  const addressId = useStoredAddress();
  const editedId = useRef(event?.id ?? null);
  const form = useFormOf({
    schema: editorEventSchema,
    initial: editorValuesOf(event),
    fields: editorEventLabels,
    toInput: checkedValues,
    draft,
    conflict,
    files: ['logo'],
    onFailure: refusal,
    onSubmit: async ({ place, Address, ...output }, { logo }, key) => {
      // After a conflict the place of the stored event is unknown.
      const isKept = event?.last_updated === conflict.lastUpdated() && isThere(event, Address);
      const where = Address === null || isKept ? undefined : await addressId(Address);
      const body = {
        ...output,
        digital: place === 'digital',
        // An unchanged own place is not sent.
        Address: place === 'own' ? where : null,
        ...(editedId.current !== null && { last_updated: conflict.lastUpdated() }),
      };
      const saved = await storeEvent(editedId.current, body, logo, key);
      await recordSaved(saved);
      onSaved(saved);
    },
    onEarlier: (saved) => {
      const now = saved as OwnEvent;
      editedId.current = now.id;
      conflict.beginWith(now.last_updated);
      return editorValuesOf(now);
    },
  });
  return { form, conflict };
}

export type EditorEventFormState = ReturnType<typeof useEditorEventForm>['form'];
