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
 * What a company has made of an accepted event, beside the event, which stays public as it was accepted (rule 35). There is at most
 * one for each event; whoever reads or writes it holds the event's row.
 */

/** Whether an editor is to decide on it. */
export const isInReview = (version: StoredVersion | undefined): version is StoredVersion =>
  version?.status === eventStatus.pending;

/** What would be written of it. */
export function fieldsOf({ form, logo, company_id }: EventValues): EditedFields {
  const { Company: _, ...fields } = form;
  return { ...fields, logo, company_id };
}

/** An event as it would be after its new version. */
export function withVersion(event: StoredEvent, version: EditedFields | undefined): StoredEvent {
  if (version === undefined) return event;
  const fields = Object.fromEntries(edited.map((name) => [name, version[name]]));
  return { ...event, ...fields };
}

export const isSameVersion = (one: EditedFields, other: EditedFields): boolean =>
  edited.every((name) => one[name] === other[name]);

const when = ['start_date', 'end_date', 'start_time', 'end_time'] as const;

/**
 * Has an editor's edit hold for the new version as well: in what the company has not changed. When it takes place is one thing.
 * @param before the event as it was
 * @param after the same after the edit
 */
export async function carryOver(
  tx: Queries,
  id: number,
  version: StoredVersion,
  { before, after }: { before: EditedFields; after: EditedFields },
): Promise<void> {
  const isMoved = when.some((name) => version[name] !== before[name]);
  const taken = edited.filter((name) =>
    when.some((one) => one === name) ? !isMoved : version[name] === before[name],
  );
  const fields: EditedFields = {
    ...version,
    ...Object.fromEntries(taken.map((name) => [name, after[name]])),
    // Whose event it is the editor has said.
    ...(after.company_id !== before.company_id && { company_id: after.company_id }),
  };
  if (isSameVersion(fields, after)) await dropVersion(tx, id);
  else await putVersion(tx, id, fields, version);
}
