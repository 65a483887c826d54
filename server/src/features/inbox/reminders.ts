import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { adminKinds, inboxKindNames } from '@lehrpfad/contract/inbox/options.ts';
import type { Queries } from '../../core/database/database.ts';
import { queryInputFor } from './service.ts';
import { colleagues, dueReminders } from './store.ts';

/**
 * Counts for each editor the waiting items whose reminder is due: those assigned to the person, and unassigned ones
 * that the person may see.
 */
export async function countReminders(tx: Queries, now: Date): Promise<ReadonlyMap<number, number>> {
  const due = await dueReminders(tx, inboxKindNames, await queryInputFor(tx, inboxKindNames, now));
  const staff = await colleagues(tx, permissions.editor, permissions.admin);
  const known = new Set(staff.map(({ id }) => id));
  const counts = staff.map(({ id, admin }): [number, number] => {
    const own = due.filter(({ kind, assigned }) =>
      // A person whose account is closed by now is not in charge of the item any more.
      assigned !== null && known.has(assigned)
        ? assigned === id
        : admin || !adminKinds.includes(kind),
    );
    return [id, own.length];
  });
  return new Map(counts);
}
