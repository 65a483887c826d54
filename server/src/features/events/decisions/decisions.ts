import { plainFieldsOf } from '@lehrpfad/contract/events/event-fields.ts';
import { eventStatus } from '@lehrpfad/contract/events/events.ts';
import type { Queries } from '../../../core/database/database.ts';
import { conflict } from '../../../core/http/errors.ts';
import { touchEvent, updateEvent, type EventValues, type StoredEvent } from '../editing-store.ts';
import { lockCompanyOwner } from '../places/place-store.ts';
import { eventById } from '../store.ts';
import { dropVersion, setVersionStatus, type StoredVersion } from '../versions/version-store.ts';

/** Returns why the company of a version cannot have the event; undefined if it can. */
async function problemWith(tx: Queries, event: StoredEvent, id: number | null) {
  if (id === event.company_id) return undefined;
  const company = await lockCompanyOwner(tx, id);
  if (company?.closed) return 'Die Filiale der neuen Fassung ist inzwischen geschlossen.';
  if (company === undefined || company.owner !== event.owner)
    return 'Die Filiale der neuen Fassung gehört inzwischen zu einem anderen Konto.';
  return undefined;
}

const valuesOf = (event: StoredEvent, version: StoredVersion): EventValues => {
  const { logo, company_id } = version;
  const { digital, address_id } = event;
  return {
    form: { ...plainFieldsOf(version), Company: company_id },
    logo,
    company_id,
    digital,
    address_id,
  };
};

/** Replaces the event by its new version. @throws {AppError} 409 if its company belongs to another account, or is closed */
export async function acceptVersion(
  tx: Queries,
  event: StoredEvent,
  version: StoredVersion,
  now: Date,
): Promise<void> {
  const problem = await problemWith(tx, event, version.company_id);
  if (problem) throw conflict(problem, { ...(await eventById(tx, event.id, now)) });
  await updateEvent(tx, event.id, valuesOf(event, version), now);
  await dropVersion(tx, event.id);
}

/** Declines the new version; the event stays unchanged. */
export async function declineVersion(
  tx: Queries,
  { id }: StoredEvent,
  reason: string,
  now: Date,
): Promise<void> {
  await setVersionStatus(tx, id, eventStatus.declined, reason);
  await touchEvent(tx, id, now);
}
