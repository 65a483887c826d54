import { describe, expect, inject, it, vi } from 'vitest';
import { dropAllObjects } from '../../src/core/backup/tables.ts';
import { sql } from '../../src/core/database/drizzle.ts';
import { openDatabase } from '../../src/core/database/open-database.ts';
import {
  afterTestFile,
  testDatabaseLocation,
  testFolder,
} from '../../src/core/database/test-database.ts';
import { addAccount, oldPassword } from '../../src/features/accounts/accounts.fixture.ts';
import { csrf, hasFailed, startLoad } from '../fleet/load.ts';
import { runServer } from '../processes.ts';
import { addAd } from '../stock.ts';
import { findPreviousVersion, layDownProgram } from './previous-version.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const previous = inject('templates').kind === 'server' ? findPreviousVersion() : undefined;
const patience = { timeout: 60_000 };

async function logIn(url: string, email: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/v1/token/`, {
    method: 'POST',
    headers: { ...csrf, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: oldPassword }),
  });
  expect([url, answer.status]).toEqual([url, 200]);
  const { access } = (await answer.json()) as { access: string };
  return { ...csrf, authorization: `Bearer ${access}` };
}

/** Saves a title of an ad through one server. */
async function retitle(url: string, headers: Record<string, string>, id: number, title: string) {
  const answer = await fetch(`${url}/api/v1/jobdescriptions/patch/${id}/`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title }),
  });
  expect({ url, status: answer.status, text: answer.ok ? '' : await answer.text() }).toEqual({
    url,
    status: 200,
    text: '',
  });
}

const idsFound = async (url: string, text: string) => {
  const answer = await fetch(
    `${url}/api/v1/search/?fields=card&search_multi_match=${encodeURIComponent(text)}`,
  );
  const { results } = (await answer.json()) as { results: { id: number }[] };
  return results.map(({ id }) => id);
};

describe.runIf(previous)('a server of ten migrations ago beside one of now', () => {
  it('goes on when the new one has migrated its database: both search, save and see what the other saves', async () => {
    const location = await testDatabaseLocation();
    const db = await openDatabase(location);
    afterTestFile(() => db.close());
    await db.transaction(dropAllObjects);
    const env = {
      DATABASE_URL: location.databaseUrl,
      RATE_LIMITS: 'off',
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'error',
    };
    const start = (program?: URL) => runServer({ ...env, DATA_DIR: testFolder() }, program);
    const old = await start(layDownProgram(previous ?? ''));
    const load = startLoad({ url: old.url, callers: 2, pauseMs: 50 });
    const fresh = await start();
    expect(fresh.stderr()).toMatch(/Applied \d+ migration/);
    const freshLoad = startLoad({ url: fresh.url, callers: 2, pauseMs: 50 });

    const email = 'beide@lehrpfad.example';
    await addAccount(db, { email, permission: 1 });
    const [profession] = await db.rows<{ id: number }>(sql`select min(id) as id from professions`);
    const id = await addAd(db, {
      title: 'Zweifachlehre',
      job_start: '2027-08-01',
      profession_id: profession?.id ?? null,
    });
    const servers = [old, fresh].map(({ url }) => url);
    for (const url of servers)
      await expect.poll(() => idsFound(url, 'Zweifachlehre'), patience).toEqual([id]);
    for (let round = 0; round < 5; round += 1)
      for (const url of servers) {
        const word = `Wechsel${'abcdefghij'[2 * round + servers.indexOf(url)]}xyz`;
        await retitle(url, await logIn(url, email), id, `${word} (m/w/d)`);
        for (const other of servers)
          await expect.poll(() => idsFound(other, word), patience).toEqual([id]);
      }

    const outcomes = [...(await load.stop()), ...(await freshLoad.stop())];
    expect(outcomes.filter(hasFailed)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(100);
    for (const { child, ended, stdout } of [old, fresh]) {
      expect(stdout()).not.toContain('"level":50');
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  });
});
