import {
  addMaintenance,
  changeMaintenance,
  deleteMaintenance,
  listMaintenance,
} from '@lehrpfad/contract/notices/editing.ts';
import { readMaintenance, type Maintenance } from '@lehrpfad/contract/notices/notices.ts';
import type { Api } from '../../core/http/api.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { comingWindows } from './store.ts';
import { addWindow, changeWindow, endWindow, removeWindow } from './windows.ts';

const nothingAnnounced: Maintenance = {
  display_start_date: null,
  display_end_date: null,
  display_start_time: null,
  display_end_time: null,
  message: '',
};

/** Returns the next window that has not ended (day and time in Germany). */
async function nextMaintenance(db: Queries, now: Date): Promise<Maintenance> {
  const [next] = await comingWindows(db, now, 1);
  return next ?? nothingAnnounced;
}

export function registerNotices(api: Api, db: Database, clock: Clock): void {
  api.handle(readMaintenance, () => nextMaintenance(db, clock()));
  api.handle(listMaintenance, () => comingWindows(db, clock()));
  api.handle(addMaintenance, ({ caller, body }) =>
    db.transaction((tx) => addWindow(tx, caller, body, clock())),
  );
  api.handle(changeMaintenance, ({ caller, params: { id }, body }) =>
    db.transaction((tx) =>
      'ended' in body
        ? endWindow(tx, caller, { id, begun: body.begun }, clock())
        : changeWindow(tx, caller, { ...body, id }, clock()),
    ),
  );
  api.handle(deleteMaintenance, ({ caller, params: { id } }) =>
    db.transaction((tx) => removeWindow(tx, caller, id, clock())),
  );
}
