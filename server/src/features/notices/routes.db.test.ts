import { sql } from 'drizzle-orm/sql';
import { expect, it } from 'vitest';
import { testDatabase } from '../../floor/test-database.ts';
import { nextMaintenance } from './routes.ts';

const none = {
  display_start_date: null,
  display_end_date: null,
  display_start_time: null,
  display_end_time: null,
};
const window = {
  display_start_date: '2026-11-21',
  display_end_date: '2026-11-22',
  display_start_time: '20:00',
  display_end_time: '06:00',
};

it('announces the next maintenance window until it is over in Germany', async () => {
  const database = await testDatabase();
  expect(await nextMaintenance(database, new Date('2026-11-01T00:00:00Z'))).toEqual(none);
  await database.rows(sql`
    insert into maintenance_windows (display_start_date, display_end_date, display_start_time, display_end_time)
    values ('2026-11-21', '2026-11-22', '20:00', '06:00')`);
  expect(await nextMaintenance(database, new Date('2026-11-01T00:00:00Z'))).toEqual(window);
  expect(await nextMaintenance(database, new Date('2026-11-22T05:00:00Z'))).toEqual(window);
  expect(await nextMaintenance(database, new Date('2026-11-22T05:01:00Z'))).toEqual(none);
});
