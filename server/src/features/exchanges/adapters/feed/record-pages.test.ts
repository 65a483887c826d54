import { expect, it } from 'vitest';
import type { FetchedRecord } from '../adapter.ts';
import { pagesOf } from './record-pages.ts';

async function* records(): AsyncGenerator<FetchedRecord> {
  for (let id = 1; ; id += 1) yield { externalId: `${id}`, raw: {} };
}

it('ends where there are more records than any source has', async () => {
  const pages = pagesOf(records(), 150);
  expect((await pages.next()).value).toMatchObject({ records: { length: 100 } });
  // Records that were read before the error count, although the run fails.
  expect((await pages.next()).value).toMatchObject({ records: { length: 50 } });
  await expect(pages.next()).rejects.toMatchObject({ reason: 'too-large' });
});
