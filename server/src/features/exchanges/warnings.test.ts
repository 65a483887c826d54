import type { ListedExchange } from '@lehrpfad/contract/exchanges.ts';
import { expect, it } from 'vitest';
import { warningsOf } from './warnings.ts';

const now = new Date('2026-11-21T10:00:00Z');
const counts = {
  ...{ created: 0, changed: 0, unchanged: 79, duplicate: 0, rejected: 21 },
  ...{ 'left-alone': 0, gone: 0 },
};

function standing(values: {
  active?: boolean;
  kind?: ListedExchange['kind'];
  owner?: string;
  job_names?: number;
  good?: string;
  last?: object;
}) {
  const {
    active = true,
    kind = 'xml',
    owner = '',
    job_names = 0,
    good = '2026-11-20T08:00:00Z',
  } = values;
  return {
    ...{ active, kind, owner, job_names, last_updated: '2026-11-01T00:00:00Z' },
    last_good: good === '' ? null : { id: 1, finished_at: good, records: 1 },
    last_run: values.last ? ({ records: 100, counts, ...values.last } as never) : null,
  };
}

it.each([
  ['nothing', standing({}), []],
  ['a run that failed', standing({ last: { state: 'failed', counts: {} } }), ['failed']],
  ['a run that is held', standing({ last: { state: 'held', counts: {} } }), ['held']],
  ['no good run for over 26 hours', standing({ good: '2026-11-20T07:59:59Z' }), ['overdue']],
  ['no good run ever', standing({ good: '' }), ['overdue']],
  ['that neither where it is off', standing({ good: '', active: false }), []],
  ['nor of uploads', standing({ good: '', kind: 'upload' }), []],
  ['more than a fifth rejected', standing({ last: { state: 'done' } }), ['rejected']],
  [
    'nothing of that where they are a company’s own',
    standing({ owner: 'Kornhof', last: { state: 'done' } }),
    [],
  ],
  ['exactly a fifth', standing({ last: { records: 105, state: 'done' } }), []],
  ['job names', standing({ job_names: 1 }), ['job-names']],
])('warns of %s', (_, exchange, warnings) => {
  expect(warningsOf(exchange, now)).toEqual(warnings);
});
