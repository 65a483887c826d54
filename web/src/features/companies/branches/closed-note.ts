import { limits } from '@lehrpfad/contract/core/limits.ts';

/** The word for a branch that is closed, on what hangs on it. */
export const branchClosed = 'Filiale geschlossen';

/** What that means for editors. */
export const branchClosedNote = `Nichts davon ist öffentlich. Das Unternehmen kann die Filiale ${limits.closedBranchDays} Tage lang wiederherstellen; danach wird alles gelöscht.`;
