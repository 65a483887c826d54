/** How long a mail about an action with an undo waits, in ms: longer than the page offers the undo. */
const undoableMs = 30_000;

/** When a mail about an action with an undo is sent at the earliest. Until then `withdrawMail` or `withdrawMails` can withdraw it. */
export const whenFinal = (now: Date): Date => new Date(now.getTime() + undoableMs);
