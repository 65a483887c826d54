import type { MaintenanceForm, MaintenanceWindow } from '@lehrpfad/contract/notices/editing.ts';
import { alias, eq, sql } from '../../core/database/drizzle.ts';
import { berlinDay, berlinTimeOfDay } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import { maintenanceWindows } from './schema.ts';
import { build, pick } from '../../core/database/build.ts';

const w = alias(maintenanceWindows, 'w');

/** Returns day and time of the clocks in Germany, with which windows are compared. */
export function wallClock(moment: Date) {
  return { day: berlinDay(moment), time: berlinTimeOfDay(moment) };
}

/** Condition that the last minute of a window is not over. */
const notOver = (now: Date) => {
  const { day, time } = wallClock(now);
  return sql`(${w.display_end_date}, ${w.display_end_time}) >= (${day}::date, ${time}::time)`;
};

const columns = (now: Date) => {
  const { day, time } = wallClock(now);
  return sql`
    ${w.id}, ${w.display_start_date}, ${w.display_end_date}, ${w.message},
    to_char(${w.display_start_time}, 'HH24:MI') as display_start_time,
    to_char(${w.display_end_time}, 'HH24:MI') as display_end_time,
    (${w.display_start_date}, ${w.display_start_time}) <= (${day}::date, ${time}::time) as active`;
};

/** Returns the windows that have not ended, the next one first. */
export function comingWindows(db: Queries, now: Date, max = 100): Promise<MaintenanceWindow[]> {
  return db.rows<MaintenanceWindow>(sql`
    select ${columns(now)} from ${maintenanceWindows} w where ${notOver(now)}
    order by ${w.display_start_date}, ${w.display_start_time}, ${w.id} limit ${max}`);
}

/** Returns a window that has not ended, and locks it until the transaction ends; undefined if there is none. */
export async function lockWindow(
  tx: Queries,
  id: number,
  now: Date,
): Promise<MaintenanceWindow | undefined> {
  const [window] = await tx.rows<MaintenanceWindow>(sql`
    select ${columns(now)} from ${maintenanceWindows} w where ${w.id} = ${id} and ${notOver(now)} for update`);
  return window;
}

/** Locks the table, so that two concurrent windows cannot overlap. */
export async function lockWindowTable(tx: Queries): Promise<void> {
  await tx.rows(sql`lock table ${maintenanceWindows} in share row exclusive mode`);
}

/** Whether another window that has not ended overlaps with this one. */
export async function hasOverlap(
  tx: Queries,
  window: MaintenanceForm,
  now: Date,
  exceptId: number | null,
): Promise<boolean> {
  const found = await tx.rows(sql`
    select 1 from ${maintenanceWindows} w
    where ${w.id} is distinct from ${exceptId}::integer and ${notOver(now)}
      and (${w.display_start_date}, ${w.display_start_time}) <= (${window.display_end_date}::date, ${window.display_end_time}::time)
      and (${w.display_end_date}, ${w.display_end_time}) >= (${window.display_start_date}::date, ${window.display_start_time}::time)
    limit 1`);
  return found.length > 0;
}

/** Adds a window. @returns its id */
export async function insertWindow(tx: Queries, window: MaintenanceForm): Promise<number> {
  const [row] = await tx.rows(
    build
      .insert(maintenanceWindows)
      .values({
        display_start_date: window.display_start_date,
        display_start_time: window.display_start_time,
        display_end_date: window.display_end_date,
        display_end_time: window.display_end_time,
        message: window.message,
      })
      .returning(pick(maintenanceWindows, 'id')),
  );
  if (!row) throw new Error('The window was not written.');
  return row.id;
}

export async function updateWindow(
  tx: Queries,
  id: number,
  window: MaintenanceForm,
): Promise<void> {
  await tx.rows(
    build
      .update(maintenanceWindows)
      .set({
        display_start_date: window.display_start_date,
        display_start_time: window.display_start_time,
        display_end_date: window.display_end_date,
        display_end_time: window.display_end_time,
        message: window.message,
      })
      .where(eq(maintenanceWindows.id, id)),
  );
}

export async function deleteWindow(tx: Queries, id: number): Promise<void> {
  await tx.rows(build.delete(maintenanceWindows).where(eq(maintenanceWindows.id, id)));
}
