import { eventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { versionStateOf } from './new-version.ts';

/** Whether an editor still has to decide about the event or its new version. */
export function isUndecided(event: OwnEvent): boolean {
  if (event.company_closed) return false;
  if (event.status === eventStatus.pending) return !event.expired;
  return versionStateOf(event) === 'pending' && event.new_version?.expired === false;
}

/**
 * Returns the event to decide about next: the next one in the list, otherwise the first that is left.
 * @param before rows of the page at the time of the decision
 * @param now current rows of the page
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
