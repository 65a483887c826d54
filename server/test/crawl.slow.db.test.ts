import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../src/commands/demo/seed.ts';
import { testFolder } from '../src/core/database/test-database.ts';
import { openFolder } from '../src/core/files/files.ts';
import {
  crawl,
  expectAllAds,
  expectNoDeadLink,
  expectNoOrphan,
  expectOwnTitles,
  type Crawl,
} from './crawler.ts';
import { testApp } from './test-app.ts';

let board: Crawl;
let count: number;

beforeAll(async () => {
  const files = openFolder(testFolder());
  const app = await testApp({
    prepare: (database) => seedDemo({ database, files, now: new Date() }),
  });
  count = (await app.get('search/?fields=card')).body.count;
  board = await crawl(app);
}, 20 * 60_000);

describe('a crawler of the demo board', () => {
  it('finds no link that leads nowhere', () => expectNoDeadLink(board));

  it('reaches every public ad from the sitemap, and by links in four steps at most', () => {
    expect(count).toBeGreaterThan(1000);
    expectAllAds(board, count);
  });

  it('finds no page of the sitemap that no link leads to', () => expectNoOrphan(board));

  it('finds no two pages of one title', () => expectOwnTitles(board));
});
