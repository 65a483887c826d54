import { getSession } from '../../../floor/session.ts';

/** Key of the draft of an event, of a new one for null; somebody else who logs in here finds none of it. */
export const draftOf = (event: number | null): string =>
  `event-${event ?? 'new'}-user-${getSession()?.id ?? 0}`;
