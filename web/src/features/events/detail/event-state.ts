import { eventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';

/** The state of an event for its owner. A past event is 'expired', regardless of the decision. */
export type EventState = 'pending' | 'accepted' | 'declined' | 'expired';

export function stateOf({ status, expired }: Pick<OwnEvent, 'status' | 'expired'>): EventState {
  if (expired) return 'expired';
  if (status === eventStatus.accepted) return 'accepted';
  return status === eventStatus.declined ? 'declined' : 'pending';
}

/** The labels of the specification, section 3. */
export const stateNames = {
  pending: 'In Bearbeitung',
  accepted: 'Akzeptiert',
  declined: 'Abgelehnt',
  expired: 'Abgelaufen',
} as const satisfies Record<EventState, string>;

/** Explanations of the states. */
export const stateNotes = {
  pending: 'Ein Redakteur prüft das Event. Danach ist es öffentlich, und Sie bekommen eine E-Mail.',
  accepted: 'Das Event ist öffentlich: auf der Startseite und bei den Suchergebnissen.',
  declined: 'Das Event ist nicht öffentlich.',
  expired: 'Das Event ist abgelaufen',
} as const satisfies Record<EventState, string>;

/** Returns the consequences of saving; `null` for a new event. */
export function savingNote(state: EventState | null): string {
  if (state === 'accepted')
    return 'Das Event ist akzeptiert und öffentlich. Ihre Änderungen werden geprüft; bis dahin bleibt die bisherige Fassung öffentlich.';
  if (state === 'declined') return 'Nach dem Speichern wird das Event erneut geprüft.';
  return 'Nach dem Speichern wird das Event von einem Redakteur geprüft. Sie bekommen eine E-Mail, sobald entschieden ist.';
}

/** Splits events into upcoming ones, the next one first, and past ones, the latest first. */
export function upcomingAndPast<
  Event extends Pick<OwnEvent, 'expired' | 'start_date' | 'start_time'>,
>(
  events: readonly Event[],
): { readonly upcoming: readonly Event[]; readonly past: readonly Event[] } {
  const begin = ({ start_date, start_time }: Event) => `${start_date} ${start_time ?? ''}`;
  const inOrder = events.toSorted((one, other) => begin(one).localeCompare(begin(other)));
  return {
    upcoming: inOrder.filter(({ expired }) => !expired),
    past: inOrder.filter(({ expired }) => expired).toReversed(),
  };
}
