import { sql } from '../src/core/database/drizzle.ts';
import { describe, expect, inject, it, vi } from 'vitest';
import type { Database } from '../src/core/database/database.ts';
import { openDatabase } from '../src/core/database/open-database.ts';
import {
  afterTestFile,
  testDatabaseLocation,
  testFolder,
} from '../src/core/database/test-database.ts';
import { runServer } from './processes.ts';
import { addAd, addCompany } from './stock.ts';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const location =
  inject('templates').kind === 'server' ? await testDatabaseLocation('base') : undefined;

/** `npm run test:slow` makes five times as many. */
const changes = inject('endurance') ? 100 : 20;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

/** Measures for several changes the time from the commit until that URL of another process shows the change, in ms. */
async function delays(db: Database, url: string, id: number, label: string): Promise<number[]> {
  const took: number[] = [];
  for (let number = 1; number <= changes; number += 1) {
    const title = `${label} ${number}.`;
    await db.rows(sql`update job_ads set title = ${title} where id = ${id}`);
    const committed = performance.now();
    await expect.poll(async () => (await fetch(url)).text(), { interval: 1 }).toContain(title);
    took.push(performance.now() - committed);
  }
  return took;
}

describe.runIf(location)('a change, until another process shows it', () => {
  it('is brought by its notification, even while a long transaction runs', async () => {
    if (location === undefined) return;
    const db = await openDatabase(location);
    afterTestFile(() => db.close());
    const id = await addAd(db, { title: 'Anfang' });
    const { url } = await runServer({
      DATABASE_URL: location.databaseUrl,
      DATA_DIR: testFolder(),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    });
    const found = `${url}/api/v1/search/?fields=card&job_ids=${id}`;
    const alone = await delays(db, found, id, 'Allein');
    // Redirects to the URL with the current title.
    const page = await delays(db, `${url}/stelle/${id}`, id, 'Seite');

    const going = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const long = db.transaction(async (tx) => {
      await addCompany(tx, { name: 'Langsam GmbH', userId: null });
      begun.resolve();
      await going.promise;
    });
    await begun.promise;
    const beside = await delays(db, found, id, 'Daneben').finally(going.resolve);
    await long;

    const all = { alone, 'on the page of the ad': page, 'beside a long transaction': beside };
    for (const [what, took] of Object.entries(all))
      console.log(
        `${what}: median ${median(took).toFixed(1)} ms, longest ${Math.max(...took).toFixed(1)} ms of ${changes}`,
      );
    // Without the notification, polling every three seconds would take one and a half on average.
    expect(median(alone)).toBeLessThan(1000);
    expect(median(beside)).toBeLessThan(1000);
    expect(median(page)).toBeLessThan(1000);
  });
});
