import {
  endsAfterStart,
  type MaintenanceForm,
  type MaintenanceWindow,
} from '@lehrpfad/contract/notices/editing.ts';
import { endsTooEarly } from '@lehrpfad/contract/core/dates/spans.ts';
import type { Actor } from '../../core/security/callers.ts';
import type { Queries } from '../../core/database/database.ts';
import { conflict, invalidInput, notFound, refuseStaleValues } from '../../core/http/errors.ts';
import { recordAction } from '../audit/trail.ts';
import {
  deleteWindow,
  hasOverlap,
  insertWindow,
  lockWindow,
  lockWindowTable,
  updateWindow,
  wallClock,
} from './store.ts';

const minuteMs = 60_000;

/** Returns and locks a window that has not ended. @throws {AppError} 404 */
async function windowOf(tx: Queries, id: number, now: Date): Promise<MaintenanceWindow> {
  const window = await lockWindow(tx, id, now);
  if (!window) throw notFound();
  return window;
}

type WindowEdit = MaintenanceForm & {
  readonly id: number;
  /** The window on which the edit is based. */
  readonly begun?: MaintenanceForm | undefined;
};

/** Returns the data of a window that the audit trail stores. */
const factsOf = (window: MaintenanceForm): Record<string, string> => ({
  display_start_date: window.display_start_date,
  display_start_time: window.display_start_time,
  display_end_date: window.display_end_date,
  display_end_time: window.display_end_time,
  message: window.message,
});

const nameOf = (window: MaintenanceForm): string =>
  `${window.display_start_date} ${window.display_start_time} – ${window.display_end_date} ${window.display_end_time}`;

/** @throws {AppError} 400 for a window that is over, or overlaps with another one */
async function refuseUnfit(
  tx: Queries,
  window: MaintenanceForm,
  now: Date,
  exceptId: number | null,
): Promise<void> {
  const { day, time } = wallClock(now);
  if (!endsAfterStart(window)) throw invalidInput({ display_end_date: [endsTooEarly] });
  if (`${window.display_end_date} ${window.display_end_time}` < `${day} ${time}`)
    throw invalidInput({ display_end_date: ['Diese Zeit ist schon vorbei.'] });
  // The banner shows one window at a time. Windows that are over do not count, so that an ended one can be announced again.
  if (await hasOverlap(tx, window, now, exceptId))
    throw invalidInput({ display_start_date: ['In dieser Zeit gibt es schon einen Hinweis.'] });
}

/** @throws {AppError} 400 */
export async function addWindow(
  tx: Queries,
  caller: Actor,
  window: MaintenanceForm,
  now: Date,
): Promise<MaintenanceWindow> {
  await lockWindowTable(tx);
  await refuseUnfit(tx, window, now, null);
  const id = await insertWindow(tx, window);
  const note = { caller, subject: 'maintenance', id, name: nameOf(window) } as const;
  await recordAction(tx, { ...note, action: 'created', after: factsOf(window) });
  return windowOf(tx, id, now);
}

/** @throws {AppError} 400; 404 for a window that is gone or over; 409 if it was changed meanwhile */
export async function changeWindow(
  tx: Queries,
  caller: Actor,
  { id, begun, ...window }: WindowEdit,
  now: Date,
): Promise<MaintenanceWindow> {
  await lockWindowTable(tx);
  const before = await windowOf(tx, id, now);
  refuseStaleValues(before, begun);
  await refuseUnfit(tx, window, now, id);
  await updateWindow(tx, id, window);
  await recordAction(tx, {
    caller,
    action: 'changed',
    subject: 'maintenance',
    id,
    name: nameOf(window),
    before: factsOf(before),
    after: factsOf(window),
  });
  return windowOf(tx, id, now);
}

/**
 * Ends a window with the previous minute, so that the banner disappears at once.
 * @param begun the window as the caller has read it
 * @throws {AppError} 404; 409 before it has begun, or if it was changed meanwhile
 */
export async function endWindow(
  tx: Queries,
  caller: Actor,
  { id, begun }: Pick<WindowEdit, 'id' | 'begun'>,
  now: Date,
): Promise<MaintenanceWindow> {
  const before = await windowOf(tx, id, now);
  refuseStaleValues(before, begun);
  if (!before.active) throw conflict('Dieser Hinweis hat noch nicht begonnen.', { ...before });
  const { day, time } = wallClock(new Date(now.getTime() - minuteMs));
  const last = { display_end_date: day, display_end_time: time };
  const start = `${before.display_start_date} ${before.display_start_time}`;
  const window = {
    ...before,
    ...last,
    active: false,
    // The window began within the present minute.
    ...(start > `${day} ${time}` && { display_start_date: day, display_start_time: time }),
  };
  await updateWindow(tx, id, window);
  await recordAction(tx, {
    caller,
    action: 'changed',
    subject: 'maintenance',
    id,
    name: nameOf(before),
    before: factsOf(before),
    after: factsOf(window),
  });
  return window;
}

/** @returns the window as it was @throws {AppError} 404 */
export async function removeWindow(
  tx: Queries,
  caller: Actor,
  id: number,
  now: Date,
): Promise<MaintenanceWindow> {
  const window = await windowOf(tx, id, now);
  await deleteWindow(tx, id);
  const note = { caller, subject: 'maintenance', id, name: nameOf(window) } as const;
  await recordAction(tx, { ...note, action: 'deleted', before: factsOf(window) });
  return window;
}
