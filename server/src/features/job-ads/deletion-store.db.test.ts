import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany } from '../../../test/stock.ts';
import { openWorkshop, post, postOne, type Account, type Workshop } from './own-ads.fixture.ts';
import { removeAllOf } from './deletion-store.ts';

let shop: Workshop;
let one: Account;

beforeAll(async () => {
  shop = await openWorkshop();
});

beforeEach(async () => {
  one = await shop.account(2);
});

/** Adds a row as if a PDF had been uploaded with the ad. */
async function attach(adId: number, file: string): Promise<void> {
  await shop.app.database.rows(sql`
    insert into job_ad_files (job_ad_id, name, file, size) values (${adId}, 'a.pdf', ${file}, 1)`);
}

describe('deleting an ad', () => {
  it('takes it out of the search at once, and leaves its siblings', async () => {
    const [a, b] = await post(shop, one, { title: 'Abschied' });
    expect(await shop.app.delete(`jobdescriptions/delete/${a!.id}/`, one.headers)).toEqual({
      status: 200,
      body: {},
    });
    expect(await shop.search('Abschied')).toEqual(['Abschied']);
    const { body } = await shop.app.get('jobdescriptions/own/', one.headers);
    expect(body).toMatchObject([{ id: b!.id, siblings: [] }]);
    const again = await shop.app.delete(`jobdescriptions/delete/${a!.id}/`, one.headers);
    expect(again.status).toBe(404);
  });
});

describe('closing a branch', () => {
  it('takes its ads out of the search at once, and leaves a file that a sibling has too', async () => {
    const { app } = shop;
    const [a, b] = await post(shop, one, { title: 'Geschlossenheit' });
    for (const key of ['attachments/own.pdf', 'attachments/shared.pdf']) {
      await app.files.put(key, '%PDF-1.4');
      await attach(a!.id, key);
    }
    await attach(b!.id, 'attachments/shared.pdf');
    expect(await shop.search('Geschlossenheit')).toHaveLength(2);
    const closed = await app.delete(`companies/delete/${one.companies[0]}/`, one.headers);
    expect(closed.status).toBe(200);
    expect(await shop.search('Geschlossenheit')).toHaveLength(1);
    const { body } = await app.post('jobdescriptions/by/ids/', { job_ids: [a!.id, b!.id] });
    expect(body).toMatchObject([{ id: b!.id, siblings: [] }]);
    await app.database.rows(sql`update companies set closed_at = closed_at - interval '31 days'`);
    await app.jobs.find(({ name }) => name === 'remove-closed-branches')!.run();
    expect(await shop.storedFiles()).toEqual(['attachments/shared.pdf']);
  });
});

describe('closing an account', () => {
  it('removes the ads of all its companies, imported ones included, and nobody else’s', async () => {
    const db = shop.app.database;
    const other = await shop.account();
    await post(shop, one, { title: 'Auflösung' });
    const imported = await addAd(db, {
      company_id: one.companies[0]!,
      external: 'BA',
      title: 'Auflösung',
    });
    await attach(imported, 'attachments/c.pdf');
    const theirs = await postOne(shop, other, { title: 'Auflösung' });
    await addAd(db, { company_id: await addCompany(db, { userId: null }), title: 'Auflösung' });
    await shop.app.changes.read();
    expect(await shop.search('Auflösung')).toHaveLength(5);
    const gone = await shop.app.changes.write((tx) => removeAllOf(tx, one.userId));
    expect(gone).toEqual(['attachments/c.pdf']);
    expect(await shop.search('Auflösung')).toHaveLength(2);
    expect((await shop.app.get('jobdescriptions/own/', one.headers)).body).toEqual([]);
    expect((await shop.app.get('jobdescriptions/own/', other.headers)).body).toEqual([theirs]);
    expect(await shop.app.changes.write((tx) => removeAllOf(tx, one.userId))).toEqual([]);
  });
});
