import { sql } from '../../../core/database/drizzle.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addExchange } from '../../../../test/imports.ts';
import { addAd, addCompany, addUser, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { readBytes, keysOf } from '../../../core/files/files.ts';
import { StoredFiles } from '../../../core/files/stored-files.ts';
import type { Adapter } from '../adapters/adapter.ts';
import type { Exchange } from '../exchange.ts';
import type { ImportedAd } from '../pipeline/imported-ad.ts';
import { hastyHttp, openBadServer, type BadServer } from './bad-server.fixture.ts';
import { copyLogos, type LogoDeps } from './copy-logos.ts';
import { namedFiles } from '../../../named-files-store.ts';

let app: TestApp;
let server: BadServer;
let exchange: Exchange;

const adapter: Adapter = {
  fetch: () => {
    throw new Error('read the exchange');
  },
  normalise: (raw) => {
    const { logo } = raw as { logo: string };
    return logo === 'rejected'
      ? { rejected: 'no-title' }
      : ({ company: { name: 'x', weblink: '', logoUrl: logo } } as ImportedAd);
  },
  logoHeaders: () => ({ 'X-API-Key': 'logo-key' }),
};

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  server = await openBadServer();
  const id = await addExchange(app.database);
  const settings = { url: 'https://feed.example/' };
  exchange = {
    id,
    key: 'probe',
    name: 'Börse',
    kind: 'json',
    settings,
    rank: 5,
    userId: null,
  };
  const logo = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
  const send =
    (bytes: Buffer | string) => (response: { end: (bytes: Buffer | string) => unknown }) =>
      void response.end(bytes);
  for (const path of ['/logo', '/other-logo']) server.on(path, send(logo));
  server.on('/no-picture', send('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'));
  server.on('/huge-picture', send(Buffer.alloc(2 * 1024 * 1024)));
});
afterAll(() => server.close());

beforeEach(async () => {
  await app.database.rows(sql`delete from exchange_records`);
  server.asked.length = 0;
});

/** Adds a shown record of a new ad, of the given company or of a new one. @returns both ids */
async function addShown(logo: string, companyId?: number, state = 'shown') {
  const company = companyId ?? (await addCompany(app.database, { external: true, userId: null }));
  const ad = await addAd(app.database, { company_id: company, external: 'Börse' });
  const [row] = await app.database.rows<{ id: number }>(sql`
    insert into exchange_records (exchange_id, external_id, raw, hash, state, job_ad_id, had_ad)
    values (${exchange.id}, ${String(Math.random())}, ${JSON.stringify({ logo })}::jsonb, 'x', ${state}, ${ad}, true)
    returning id`);
  return { company, record: row!.id };
}

function copy(more: Partial<LogoDeps> = {}, signal = new AbortController().signal) {
  const { database, files } = app;
  const stored = new StoredFiles({
    namedFiles,
    files,
    database,
    onError: (error) => {
      throw error;
    },
  });
  const parts = { database, stored, http: hastyHttp(), adapters: { json: adapter } };
  return copyLogos({ ...parts, clock: () => testDay, pauseMs: 0, ...more }, exchange, signal);
}

async function logoOf(company: number): Promise<string | null> {
  const [row] = await app.database.rows<{ logo: string | null }>(
    sql`select logo from companies where id = ${company}`,
  );
  return row!.logo;
}

async function isTried(record: number): Promise<boolean> {
  const [row] = await app.database.rows<{ tried: boolean }>(
    sql`select logo_tried as tried from exchange_records where id = ${record}`,
  );
  return row!.tried;
}

describe('The logo of an imported company', () => {
  it('is copied into our store as a JPEG, with the headers of its source', async () => {
    const { company, record } = await addShown(server.at('/logo'));
    await copy();
    const logo = await logoOf(company);
    expect(logo).toMatch(/^public\/logos\/[\da-f-]{36}\.jpg$/);
    expect(await sharp(await readBytes(app.files, logo!)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 40,
    });
    expect(await isTried(record)).toBe(true);
    expect(server.headersOf('/logo')['x-api-key']).toBe('logo-key');
  });

  it('is not read where robots.txt of its host forbids it, unless the source has given a key', async () => {
    server.on('/robots.txt', (response) => void response.end('User-agent: *\nDisallow: /logo'));
    const { logoHeaders: _, ...withoutKey } = adapter;
    const [one, other] = [
      await addShown(server.at('/logo')),
      await addShown(server.at('/other-logo')),
    ];
    await copy({ adapters: { json: withoutKey } });
    expect(server.asked.toSorted()).toEqual(['/other-logo', '/robots.txt']);
    expect(await logoOf(one.company)).toBeNull();
    expect(await isTried(one.record)).toBe(true);
    expect(await logoOf(other.company)).not.toBeNull();
  });

  it('is asked for once for all ads and companies that name it', async () => {
    const one = await addShown(server.at('/logo'));
    const again = await addShown(server.at('/logo'), one.company);
    const branch = await addShown(server.at('/logo'));
    await copy();
    expect(server.asked).toEqual(['/logo']);
    const logos = [await logoOf(one.company), await logoOf(branch.company)];
    expect(new Set(logos).size).toBe(2);
    expect(logos).not.toContain(null);
    expect(await isTried(again.record)).toBe(true);
    await copy();
    expect(server.asked).toEqual(['/logo']);
  });

  it.each(['/404', '/no-picture', '/huge-picture', '/to-private'])(
    'that is none (%s) is not asked for again',
    async (path) => {
      const { company, record } = await addShown(server.at(path));
      await copy();
      expect(await logoOf(company)).toBeNull();
      expect(await isTried(record)).toBe(true);
    },
  );

  it('is asked for again after the next run where its host has problems', async () => {
    const shown = [];
    for (let index = 0; index < 5; index += 1)
      shown.push(await addShown(server.at(`/503?${index}`)));
    await copy({ http: hastyHttp({ retries: 0 }) });
    // The fourth logo is not requested any more.
    expect(server.asked).toHaveLength(3);
    for (const { record } of shown) expect(await isTried(record)).toBe(false);
  });

  it('is not asked for any more once the host has said that it is too much', async () => {
    for (const index of [1, 2, 3]) await addShown(server.at(`/429-for-hours?${index}`));
    await copy();
    expect(server.asked).toEqual(['/429-for-hours?1']);
  });

  it('stays what it is, and is nobody else’s business: with an owner, not imported, withdrawn, without one', async () => {
    const { database } = app;
    const userId = await addUser(database);
    const url = server.at('/logo');
    const kept = await addShown(
      url,
      await addCompany(database, { external: true, userId: null, logo: 'public/logos/own.jpg' }),
    );
    await addShown(url, await addCompany(database, { external: true, userId }));
    await addShown(url, await addCompany(database, { external: false, userId: null }));
    await addShown(url, undefined, 'gone');
    const without = await addShown('');
    const rejected = await addShown('rejected');
    await copy();
    expect(server.asked).toEqual([]);
    expect(await logoOf(kept.company)).toBe('public/logos/own.jpg');
    expect(await isTried(without.record)).toBe(true);
    expect(await isTried(rejected.record)).toBe(true);
  });

  it('that arrives too late is thrown away', async () => {
    const { company } = await addShown(server.at('/other-logo'));
    await app.files.put('public/logos/of-another.jpg', 'x');
    const http = hastyHttp();
    const slow = {
      ...http,
      bytes: async (request: Parameters<typeof http.bytes>[0]) => {
        await app.database.rows(
          sql`update companies set user_id = ${await addUser(app.database)}, external = false where id = ${company}`,
        );
        return http.bytes(request);
      },
    };
    const filesBefore = await keys();
    await copy({ http: slow });
    expect(await logoOf(company)).toBeNull();
    expect(await keys()).toEqual(filesBefore);
  });

  it('waits for the next run beyond a number, and until then when the run is stopped', async () => {
    await addShown(server.at('/logo'));
    const second = await addShown(server.at('/other-logo'));
    await copy({ max: 1 });
    expect(server.asked).toEqual(['/logo']);
    await expect(copy({}, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
    expect(await logoOf(second.company)).toBeNull();
    await copy();
    expect(await logoOf(second.company)).not.toBeNull();
  });
});

const keys = () => keysOf(app.files, 'public/logos/');
