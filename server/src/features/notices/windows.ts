import {
  endsAfterStart,
  type MaintenanceForm,
  type MaintenanceWindow,
} from '@lehrpfad/contract/notices/editing.ts';
import { endsTooEarly } from '@lehrpfad/contract/core/spans.ts';
import { sql } from 'drizzle-orm/sql';
import type { Caller } from '../../core/security/callers.ts';
import { berlinDay, berlinTimeOfDay } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import { conflict, invalidInput, notFound } from '../../core/http/errors.ts';
import { recordAction } from '../audit/trail.ts';

type By = Pick<Caller, 'userId' | 'permission'>;

const minuteMs = 60_000;

/** A moment as the clocks in Germany show it: what windows are compared with. */
function wallClock(moment: Date) {
  return { day: berlinDay(moment), time: berlinTimeOfDay(moment) };
}

/** Windows whose last minute is not over at that moment, which is what stands behind `where`. */
const notOver = (now: Date) => {
  const { day, time } = wallClock(now);
  return sql`(w.display_end_date, w.display_end_time) >= (${day}::date, ${time}::time)`;
};

const columns = (now: Date) => {
  const { day, time } = wallClock(now);
  return sql`
    w.id, w.display_start_date, w.display_end_date, w.message,
    to_char(w.display_start_time, 'HH24:MI') as display_start_time,
    to_char(w.display_end_time, 'HH24:MI') as display_end_time,
    (w.display_start_date, w.display_start_time) <= (${day}::date, ${time}::time) as active`;
};

/** Windows that have not ended, the next one first. */
export function comingWindows(db: Queries, now: Date, most = 100): Promise<MaintenanceWindow[]> {
  return db.rows<MaintenanceWindow>(sql`
    select ${columns(now)} from maintenance_windows w where ${notOver(now)}
    order by w.display_start_date, w.display_start_time, w.id limit ${most}`);
}

/** One that has not ended, held for this transaction. @throws {AppError} 404 */
async function windowOf(tx: Queries, id: number, now: Date): Promise<MaintenanceWindow> {
  const [window] = await tx.rows<MaintenanceWindow>(sql`
    select ${columns(now)} from maintenance_windows w where w.id = ${id} and ${notOver(now)} for update`);
  if (!window) throw notFound();
  return window;
}

/** What the trail keeps of a window. */
const factsOf = (window: MaintenanceForm): Record<string, string> => ({
  display_start_date: window.display_start_date,
  display_start_time: window.display_start_time,
  display_end_date: window.display_end_date,
  display_end_time: window.display_end_time,
  message: window.message,
});

const nameOf = (window: MaintenanceForm): string =>
  `${window.display_start_date} ${window.display_start_time} – ${window.display_end_date} ${window.display_end_time}`;

/** One after the other, so that no two at once take the same time. */
const inTurn = (tx: Queries) =>
  tx.rows(sql`lock table maintenance_windows in share row exclusive mode`);

/** @throws {AppError} 400 for one that is over already, or in whose time another one shows */
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
  // The banner shows one at a time. What is over is no hindrance: one that was ended can be announced again.
  const [other] = await tx.rows(sql`
    select 1 from maintenance_windows w
    where w.id is distinct from ${exceptId}::integer and ${notOver(now)}
      and (w.display_start_date, w.display_start_time) <= (${window.display_end_date}::date, ${window.display_end_time}::time)
      and (w.display_end_date, w.display_end_time) >= (${window.display_start_date}::date, ${window.display_start_time}::time)
    limit 1`);
  if (other)
    throw invalidInput({ display_start_date: ['In dieser Zeit gibt es schon einen Hinweis.'] });
}

/** @throws {AppError} 400 */
export async function addWindow(
  tx: Queries,
  caller: By,
  window: MaintenanceForm,
  now: Date,
): Promise<MaintenanceWindow> {
  await inTurn(tx);
  await refuseUnfit(tx, window, now, null);
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into maintenance_windows
      (display_start_date, display_start_time, display_end_date, display_end_time, message)
    values (${window.display_start_date}, ${window.display_start_time}, ${window.display_end_date},
      ${window.display_end_time}, ${window.message})
    returning id`);
  if (!row) throw new Error('The window was not written.');
  const note = { caller, subject: 'maintenance', id: row.id, name: nameOf(window) } as const;
  await recordAction(tx, { ...note, action: 'created', after: factsOf(window) });
  return windowOf(tx, row.id, now);
}

async function write(tx: Queries, id: number, window: MaintenanceForm): Promise<void> {
  await tx.rows(sql`
    update maintenance_windows set
      display_start_date = ${window.display_start_date}, display_start_time = ${window.display_start_time},
      display_end_date = ${window.display_end_date}, display_end_time = ${window.display_end_time},
      message = ${window.message}
    where id = ${id}`);
}

/** @throws {AppError} 400; 404 for one that is gone or over */
export async function changeWindow(
  tx: Queries,
  caller: By,
  { id, ...window }: MaintenanceForm & { readonly id: number },
  now: Date,
): Promise<MaintenanceWindow> {
  await inTurn(tx);
  const before = await windowOf(tx, id, now);
  await refuseUnfit(tx, window, now, id);
  await write(tx, id, window);
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
 * Ends a window with the minute before this one, so that the banner is gone at once.
 * @throws {AppError} 404; 409 before it has begun
 */
export async function endWindow(
  tx: Queries,
  caller: By,
  id: number,
  now: Date,
): Promise<MaintenanceWindow> {
  const before = await windowOf(tx, id, now);
  if (!before.active) throw conflict('Dieser Hinweis hat noch nicht begonnen.', { ...before });
  const { day, time } = wallClock(new Date(now.getTime() - minuteMs));
  const last = { display_end_date: day, display_end_time: time };
  const start = `${before.display_start_date} ${before.display_start_time}`;
  const window = {
    ...before,
    ...last,
    active: false,
    // One that has begun this very minute.
    ...(start > `${day} ${time}` && { display_start_date: day, display_start_time: time }),
  };
  await write(tx, id, window);
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

/** @throws {AppError} 404 */
export async function removeWindow(
  tx: Queries,
  caller: By,
  id: number,
  now: Date,
): Promise<Record<string, never>> {
  const window = await windowOf(tx, id, now);
  await tx.rows(sql`delete from maintenance_windows where id = ${id}`);
  const note = { caller, subject: 'maintenance', id, name: nameOf(window) } as const;
  await recordAction(tx, { ...note, action: 'deleted', before: factsOf(window) });
  return {};
}
