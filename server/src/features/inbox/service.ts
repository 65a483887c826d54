import { mayCall, permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { InboxChange, InboxItem, InboxQuery } from '@lehrpfad/contract/inbox/inbox.ts';
import { adminKinds, inboxKindNames, type InboxKind } from '@lehrpfad/contract/inbox/options.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { invalidInput, notFound, staleEdit } from '../../core/http/errors.ts';
import type { Principal } from '../../core/security/callers.ts';
import { byName } from '../../core/text/by-name.ts';
import { listStatuses } from '../exchanges/editor/exchange-status-store.ts';
import { warningsOf } from '../exchanges/editor/warnings.ts';
import type { Given, WarnedExchange } from './sources-store.ts';
import {
  colleagues,
  inboxItemOf,
  inboxPage,
  lockNote,
  removeOldNotes,
  writeNote,
} from './store.ts';

const maySee = ({ permission }: Principal, kind: InboxKind): boolean =>
  mayCall('admin', permission) || !adminKinds.includes(kind);

/** Returns the exchanges with a warning, except those that only have job names to map: each of these names is an item. */
async function warnedExchanges(db: Queries, now: Date): Promise<WarnedExchange[]> {
  const statuses = await listStatuses(db);
  return statuses.flatMap((status) => {
    const [warning] = warningsOf(status, now).filter((one) => one !== 'job-names');
    return warning ? [{ id: status.id, warning, since: status.good_at }] : [];
  });
}

/** Returns the input of the inbox query that SQL cannot compute: the time, and the exchanges with a warning. */
export async function queryInputFor(
  db: Queries,
  kinds: readonly InboxKind[],
  now: Date,
): Promise<Given> {
  return { now, exchanges: kinds.includes('exchange') ? await warnedExchanges(db, now) : [] };
}

/** Returns a page of the items that wait for a person, the oldest first. */
export async function listItems(
  db: Queries,
  caller: Principal,
  query: InboxQuery,
  now: Date,
): Promise<{ count: number; results: InboxItem[] }> {
  const ticked = inboxKindNames.filter((kind) => query[kind] !== undefined);
  const wanted = ticked.length === 0 ? inboxKindNames : ticked;
  const kinds = wanted.filter((kind) => maySee(caller, kind));
  if (kinds.length === 0) return { count: 0, results: [] };
  const assigned = [...(query.mine ? [caller.userId] : []), ...(query.free ? [null] : [])];
  const search = { ...query, kinds, assigned, waiting: query.waiting !== undefined };
  return inboxPage(db, search, await queryInputFor(db, kinds, now));
}

/** Returns the persons that items can be assigned to, by name. */
export async function listColleagues(db: Queries) {
  return byName(await colleagues(db, permissions.editor, permissions.admin));
}

/** @throws 400 if the person cannot see the item */
async function refuseStranger(tx: Queries, kind: InboxKind, assigned: number): Promise<void> {
  const all = await colleagues(tx, permissions.editor, permissions.admin);
  const person = all.find(({ id }) => id === assigned);
  if (person === undefined || (adminKinds.includes(kind) && !person.admin))
    throw invalidInput({ assigned: ['Bitte wählen Sie eine Person aus der Liste.'] });
}

/** Refuses a change that is based on an older note. @throws {AppError} 409 with the item */
function refuseStaleValues(item: InboxItem, readAt: InboxChange['last_updated']): void {
  if (readAt === undefined) return;
  const [read, is] = [readAt, item.last_updated].map((at) => (at === null ? 0 : Date.parse(at)));
  if (read !== is) throw staleEdit({ ...item });
}

/**
 * Changes the note of an item. It is no action on the object, so the audit trail does not contain it.
 * @throws {AppError} 404 if the item does not wait, or is not for this person; 400; 409
 */
export function changeItem(
  db: Database,
  caller: Principal,
  { kind, id, last_updated, ...change }: InboxChange,
  now: Date,
): Promise<InboxItem> {
  return db.transaction(async (tx) => {
    if (!maySee(caller, kind)) throw notFound();
    const given = await queryInputFor(tx, [kind], now);
    await lockNote(tx, kind, id);
    const before = await inboxItemOf(tx, { kind, id }, given);
    if (before === undefined) throw notFound();
    refuseStaleValues(before, last_updated);
    const { note, waiting_until } = before;
    const assigned = change.assigned === undefined ? before.assigned?.id : change.assigned;
    if (change.assigned) await refuseStranger(tx, kind, change.assigned);
    const sent = {
      note: change.note ?? note,
      waiting_until: change.waiting_until === undefined ? waiting_until : change.waiting_until,
    };
    await writeNote(tx, before, { ...sent, assigned: assigned ?? null }, now);
    const after = await inboxItemOf(tx, before, given);
    if (after === undefined) throw notFound();
    return after;
  });
}

/** Deletes notes that are no longer needed. */
export async function removeNotes(db: Queries, now: Date): Promise<void> {
  await removeOldNotes(db, inboxKindNames, await queryInputFor(db, inboxKindNames, now));
}
