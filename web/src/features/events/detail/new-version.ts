import { eventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';

/** How the new version of an accepted event stands; null where there is none. */
export type VersionState = 'pending' | 'declined';

export function versionStateOf({
  new_version,
}: Pick<OwnEvent, 'new_version'>): VersionState | null {
  if (new_version === null) return null;
  return new_version.status === eventStatus.declined ? 'declined' : 'pending';
}

/** Both states of such an event in one line. */
export const versionNotes = {
  pending: 'Öffentlich: bisherige Fassung · Neue Fassung in Prüfung',
  declined: 'Öffentlich: bisherige Fassung · Neue Fassung abgelehnt',
} as const satisfies Record<VersionState, string>;

/** An event as its company has left it: with the new version in place of what the public sees. */
export function latestOf(event: OwnEvent): OwnEvent {
  const { new_version: version, status, expired, declined_message } = event;
  return version ? { ...event, ...version, status, expired, declined_message } : event;
}
