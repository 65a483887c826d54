import { describe, expect, it } from 'vitest';
import { ordinaryTime, threadClock } from '../../../../test/hostile/excessive-growth.ts';
import { workbookOf } from '../../../../test/hostile/files.ts';
import { shapes, textOf } from '../../../../test/hostile/shapes.ts';
import { checkFormBesideTexts } from '../../job-ads/editing/form.ts';
import { Catalogue } from './catalogue.ts';
import { readDrafts } from './draft.ts';
import { readTableFile, type CheckedTable } from './table/table-task.ts';
import { withTexts } from './texts.ts';

const row = (cells: object) => withTexts({ row: 2, cells });

describe('the texts of a row', () => {
  it('are read as the form takes them', () => {
    const { texts, problems } = row({ title: 'Bäcker\n gesucht', details: '- Brot\n- Teig' });
    expect(texts).toEqual({
      title: 'Bäcker gesucht',
      details: '<ul><li>Brot</li><li>Teig</li></ul>',
      annotation: '',
    });
    expect(problems).toEqual({});
  });

  it('are held to the rules of the form', () => {
    const { texts, problems } = row({
      title: 'x'.repeat(2000),
      details: null,
      annotation: 'x'.repeat(1001),
    });
    expect(problems).toEqual({
      title: 'Max. 100 Zeichen!',
      details: 'Pflichtfeld!',
      annotation: 'Max. 1000 Zeichen!',
    });
    expect(texts.title).toHaveLength(300);
  });

  it('come with names that are no longer than a name is', () => {
    const { cells } = row({ branch: 'x'.repeat(5000), details: 'x'.repeat(5000), start: 46_600 });
    expect(cells).toEqual({ branch: 'x'.repeat(1000), details: 'x'.repeat(5000), start: 46_600 });
  });
});

describe('rows that have been read on another thread', () => {
  it.each(['letters', 'half characters', 'zero-width joiners', 'half tags'])(
    'keep the one that answers for no longer than an ordinary text would: %s',
    async (shape) => {
      const read = await readTableFile({ bytes: workbookOf(textOf(shapes[shape]!, 100_000)) });
      const { records } = (read as { table: CheckedTable }).table;
      const known = {
        today: '2026-11-22',
        branches: [],
        catalogue: new Catalogue([{ id: 1, name: 'Koch', profession: 1 }], []),
      };
      const choices = { job_type: 2, Job_name: 1, Profession: 1, Companies: [1] } as const;
      const checkAll = () => {
        const before = threadClock();
        for (const { sent, texts } of readDrafts(records, known))
          checkFormBesideTexts(
            { ...sent, ...choices, Companies: [1], job_start: null },
            texts,
            '2026-11-22',
          );
        return threadClock() - before;
      };
      // Memory may be cleared in one of the rounds.
      const time = Math.min(checkAll(), checkAll(), checkAll());
      expect(records).toHaveLength(4);
      expect(time / (await ordinaryTime())).toBeLessThan(20);
    },
  );
});
