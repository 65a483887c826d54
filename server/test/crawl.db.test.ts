import { sql } from '../src/core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  crawl,
  expectAllAds,
  expectNoDeadLink,
  expectNoOrphan,
  expectOwnTitles,
  type Crawl,
} from './crawler.ts';
import { addAd, addCompany, jobNameId, testDay } from './stock.ts';
import { testApp } from './test-app.ts';

const names = ['Bäcker/-in', 'Metallbauer/-in', 'Chemielaborant/-in', 'Koch/Köchin'];
const postcodes = ['39576', '06108', '39104', '06844'];

/** Public ads: of each occupation in each town, one of each type, and some of one title at one company. */
const count = names.length * postcodes.length * 2 + 3;

let board: Crawl;

beforeAll(async () => {
  const app = await testApp({
    clock: () => testDay,
    prepare: async (db) => {
      for (const [at, postcode] of postcodes.entries()) {
        const company = await addCompany(db, { name: `Betrieb ${at + 1} & Söhne`, postcode });
        for (const name of names)
          for (const job_type of [1, 2] as const)
            await addAd(db, {
              company_id: company,
              job_name_id: await jobNameId(db, name),
              job_type,
              title: `${name} ${job_type === 1 ? 'kennenlernen' : 'werden'} <${at + 1}>`,
            });
        await db.rows(sql`
          insert into events (title, start_date, end_date, status, company_id) values
          (${`Tag der offenen Tür ${at + 1}`}, '2026-12-01', '2026-12-01', 2, ${company})`);
      }
      const company = await addCompany(db, { name: 'Dreimal dasselbe' });
      for (let time = 0; time < 3; time += 1)
        await addAd(db, { company_id: company, title: 'Azubi gesucht' });
      // Visitors find none of these.
      await addAd(db, { published: false, title: 'Unveröffentlicht' });
      await addAd(db, { availability_end_date: '2026-11-20', title: 'Vorbei' });
    },
  });
  board = await crawl(app);
});

describe('a crawler of a small board', () => {
  it('finds no link that leads nowhere', () => expectNoDeadLink(board));

  it('reaches every public ad from the sitemap, and by links in four steps at most', () =>
    expectAllAds(board, count));

  it('finds no page of the sitemap that no link leads to', () => expectNoOrphan(board));

  it('finds no two pages of one title', () => expectOwnTitles(board));

  it('comes to every kind of page', () => {
    const kinds = new Set([...board.found.keys()].map((path) => path.split('/')[1]));
    for (const kind of [
      'stelle',
      'unternehmen',
      'event',
      'beruf',
      'ausbildung',
      'praktikum',
      'orte',
    ])
      expect(kinds).toContain(kind);
  });
});
