import type { Actor } from '../../core/security/callers.ts';
import { labelsOf } from '@lehrpfad/contract/core/text/labels-of.ts';
import { eventAudiences } from '@lehrpfad/contract/events/event-options.ts';
import { plainFieldsOf } from '@lehrpfad/contract/events/event-fields.ts';
import { eventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import type { AuditAction } from '@lehrpfad/contract/audit/options.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import type { Queries } from '../../core/database/database.ts';
import { recordAction } from '../audit/trail.ts';

const statusNames: Readonly<Record<number, string>> = {
  [eventStatus.pending]: 'In Bearbeitung',
  [eventStatus.accepted]: 'Akzeptiert',
  [eventStatus.declined]: 'Abgelehnt',
};

/** Returns the address in one line. */
function lineOf(address: OwnEvent['Address']): string {
  if (address === null) return '';
  const { street, additional, City } = address;
  const lines = [additional, street, placeLine(City)];
  return lines.filter((line) => line.trim() !== '').join(', ');
}

/** Returns an event as the audit trail stores it. */
function recordOf(event: OwnEvent): Readonly<Record<string, unknown>> {
  return {
    ...plainFieldsOf(event),
    audiences: labelsOf(eventAudiences, event.audiences),
    // Each picture has its own URL, which shows whether it was replaced.
    logo: event.logo,
    digital: event.digital,
    Company: event.Company,
    Address: lineOf(event.Address),
    status: { id: event.status, name: statusNames[event.status] ?? '' },
    new_version: event.new_version && {
      id: event.new_version.status,
      name: statusNames[event.new_version.status] ?? '',
    },
  };
}

/** Records an editor's action with the event before and after it; null before it was added and after it was deleted. */
export async function recordEvent(
  tx: Queries,
  caller: Actor,
  action: AuditAction,
  {
    before,
    after,
    reason = '',
  }: { before: OwnEvent | null; after: OwnEvent | null; reason?: string },
): Promise<void> {
  const event = after ?? before;
  if (event === null) return;
  await recordAction(tx, {
    caller,
    action,
    subject: 'event',
    id: event.id,
    name: event.title,
    reason,
    before: before && recordOf(before),
    after: after && recordOf(after),
  });
}
