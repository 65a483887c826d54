import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { adminKinds, inboxKindNames } from '@lehrpfad/contract/inbox/options.ts';
import type { Queries } from '../../core/database/database.ts';
import { queryInputFor } from './service.ts';
import { colleagues, dueReminders } from './store.ts';

/**
 * Counts for each editor the items that wait although the day of their reminder has come: those assigned to the person, and those of nobody
 * that the person may see.
 */
export async function countReminders(tx: Queries, now: Date): Promise<ReadonlyMap<number, number>> {
  const due = await dueReminders(tx, inboxKindNames, await queryInputFor(tx, inboxKindNames, now));
  const staff = await colleagues(tx, permissions.editor, permissions.admin);
  const known = new Set(staff.map(({ id }) => id));
  const counts = staff.map(({ id, admin }): [number, number] => {
    const own = due.filter(({ kind, assigned }) =>
      // Whose account is closed by now takes care of nothing.
      assigned !== null && known.has(assigned)
        ? assigned === id
        : admin || !adminKinds.includes(kind),
    );
    return [id, own.length];
  });
  return new Map(counts);
}
