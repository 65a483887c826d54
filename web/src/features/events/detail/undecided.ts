import { eventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { versionStateOf } from './new-version.ts';

/** Whether an editor has to decide on it, or on its new version, and still can. */
export function isUndecided(event: OwnEvent): boolean {
  if (event.company_closed) return false;
  if (event.status === eventStatus.pending) return !event.expired;
  return versionStateOf(event) === 'pending' && event.new_version?.expired === false;
}

/**
 * The event to decide on after that one: the next of the list, else the first that is left.
 * @param before rows of the page when it was decided
 * @param now rows of the page since, which others have moved up into
 */
export function nextToDecide(
  id: number,
  before: readonly OwnEvent[],
  now: readonly OwnEvent[],
): number | undefined {
  const placeOf = (wanted: number) => before.findIndex((one) => one.id === wanted);
  const left = now.filter((one) => one.id !== id && isUndecided(one));
  const later = left.find((one) => placeOf(one.id) === -1 || placeOf(one.id) > placeOf(id));
  return (later ?? left[0])?.id;
}
