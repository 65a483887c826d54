import { expect, it } from 'vitest';
import type { Standing } from './standing-store.ts';
import { warningsOf } from './warnings.ts';

const now = new Date('2026-11-21T10:00:00Z');
function standing(values: Partial<Omit<Standing, 'id'>>): Omit<Standing, 'id'> {
  return {
    active: true,
    kind: 'xml',
    of_company: false,
    job_names: 0,
    state: null,
    records: 0,
    rejected: 0,
    good_at: '2026-11-20T08:00:00Z',
    ...values,
  };
}

const late = '2026-11-20T07:59:59Z';
const rejecting = { state: 'done', records: 100, rejected: 21 };

it.each([
  ['nothing', standing({}), []],
  ['a run that failed', standing({ state: 'failed' }), ['failed']],
  ['a run that is set aside', standing({ state: 'set-aside' }), ['set-aside']],
  ['a run that is held', standing({ state: 'held' }), ['held']],
  ['no good run for over 26 hours', standing({ good_at: late }), ['overdue']],
  ['that neither where it is off', standing({ good_at: late, active: false }), []],
  ['nor of uploads', standing({ good_at: late, kind: 'upload' }), []],
  ['more than a fifth rejected', standing(rejecting), ['rejected']],
  [
    'nothing of that where they are a company’s own',
    standing({ ...rejecting, of_company: true }),
    [],
  ],
  ['exactly a fifth', standing({ ...rejecting, records: 105 }), []],
  ['job names', standing({ job_names: 1 }), ['job-names']],
])('warns of %s', (_, exchange, warnings) => {
  expect(warningsOf(exchange, now)).toEqual(warnings);
});
