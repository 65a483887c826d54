import { eventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';

/** State of the new version of an accepted event; null if there is none. */
export type VersionState = 'pending' | 'declined';

export function versionStateOf({
  new_version,
}: Pick<OwnEvent, 'new_version'>): VersionState | null {
  if (new_version === null) return null;
  return new_version.status === eventStatus.declined ? 'declined' : 'pending';
}

/** Texts with the states of both versions. */
export const versionNotes = {
  pending: 'Öffentlich: bisherige Fassung · Neue Fassung in Prüfung',
  declined: 'Öffentlich: bisherige Fassung · Neue Fassung abgelehnt',
} as const satisfies Record<VersionState, string>;

/** Returns an event with the values of its new version instead of the public ones. */
export function latestOf(event: OwnEvent): OwnEvent {
  const { new_version: version, status, expired, declined_message } = event;
  return version ? { ...event, ...version, status, expired, declined_message } : event;
}
