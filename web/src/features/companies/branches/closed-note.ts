import { limits } from '@lehrpfad/contract/core/limits.ts';

/** Badge at the objects of a closed branch. */
export const branchClosed = 'Filiale geschlossen';

/** Explanation for editors. */
export const branchClosedNote = `Nichts davon ist öffentlich. Das Unternehmen kann die Filiale ${limits.closedBranchDays} Tage lang wiederherstellen; danach wird alles gelöscht.`;
