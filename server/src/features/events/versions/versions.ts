import { isSameValue } from '@lehrpfad/contract/events/event-fields.ts';
import { eventStatus } from '@lehrpfad/contract/events/events.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { EventValues, StoredEvent } from '../editing-store.ts';
import {
  dropVersion,
  edited,
  putVersion,
  type EditedFields,
  type StoredVersion,
} from './version-store.ts';

/*
 * A company's version of an accepted event. The event stays public as it was accepted (rule 35). An event has at most one version; to read
 * or write it, lock the event's row.
 */

/** Whether an editor has to decide on it. */
export const isInReview = (version: StoredVersion | undefined): version is StoredVersion =>
  version?.status === eventStatus.pending;

/** Returns the stored fields of a version. */
export function fieldsOf({ form, logo, company_id }: EventValues): EditedFields {
  const { Company: _, ...fields } = form;
  return { ...fields, logo, company_id };
}

/** Returns an event with the fields of its new version. */
export function withVersion(event: StoredEvent, version: EditedFields | undefined): StoredEvent {
  if (version === undefined) return event;
  const fields = Object.fromEntries(edited.map((name) => [name, version[name]]));
  return { ...event, ...fields };
}

export const isSameVersion = (one: EditedFields, other: EditedFields): boolean =>
  edited.every((name) => isSameValue(one[name], other[name]));

const when = ['start_date', 'end_date', 'start_time', 'end_time'] as const;

/**
 * Applies an editor's edit to the new version, too, in the fields that the company has not changed. Date and time count as one field.
 * @param before the event before the edit
 * @param after the event after the edit
 */
export async function applyEditToVersion(
  tx: Queries,
  id: number,
  version: StoredVersion,
  { before, after }: { before: EditedFields; after: EditedFields },
): Promise<void> {
  const isMoved = when.some((name) => version[name] !== before[name]);
  const taken = edited.filter((name) =>
    when.some((one) => one === name) ? !isMoved : isSameValue(version[name], before[name]),
  );
  const fields: EditedFields = {
    ...version,
    ...Object.fromEntries(taken.map((name) => [name, after[name]])),
    // An editor's choice of the company takes precedence.
    ...(after.company_id !== before.company_id && { company_id: after.company_id }),
  };
  if (isSameVersion(fields, after)) await dropVersion(tx, id);
  else await putVersion(tx, id, fields, version);
}
