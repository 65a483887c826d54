import { afterAll, describe, expect, it } from 'vitest';
import { importThreads } from '../../../../core/threads/work-threads/work-threads.ts';
import type { Json } from '../../pipeline/imported-ad.ts';
import { readerOnThread, readOnThread } from './records-on-thread.ts';

afterAll(() => importThreads.stop());

const order = (records: readonly Json[]) => ({
  kind: 'xml' as const,
  settings: { url: 'https://a.example/feed.xml' },
  today: '2026-11-21',
  records: records.map((raw) => ({ raw })),
});

describe('records that are read on a thread', () => {
  it('say what they say here', async () => {
    const fields = {
      id: '1',
      title: 'Ausbildung zum Bäcker (m/w/d)',
      company: 'Mühle Kern GmbH',
      town: 'Stendal',
      description: '<p>Brot <script>x</script>backen</p>',
    };
    const [good, bad] = await readOnThread(order([fields, 'no record']));
    expect(good).toMatchObject({
      read: { title: 'Ausbildung zum Bäcker (m/w/d)', jobType: 2 },
      html: '<p>Brot backen</p>',
    });
    expect(bad?.read).toHaveProperty('rejected');
  });

  it('are read but for the one that takes for ever', async () => {
    const module = new URL('hostile-task.fixture.ts', import.meta.url);
    const read = readerOnThread(module, 'readRecords', { together: 500, alone: 1000 });
    expect(await read(order(['a', 'endless', 'z']))).toEqual([{ raw: 'a' }, null, { raw: 'z' }]);
  }, 60_000);
});
