import { expect, it } from 'vitest';
import type { ExchangeStatus } from './exchange-status-store.ts';
import { warningsOf } from './warnings.ts';

const now = new Date('2026-11-21T10:00:00Z');
function status(values: Partial<Omit<ExchangeStatus, 'id'>>): Omit<ExchangeStatus, 'id'> {
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
  ['nothing', status({}), []],
  ['a run that failed', status({ state: 'failed' }), ['failed']],
  ['a run that is set aside', status({ state: 'set-aside' }), ['set-aside']],
  ['a run that is held', status({ state: 'held' }), ['held']],
  ['no good run for over 26 hours', status({ good_at: late }), ['overdue']],
  ['that neither where it is off', status({ good_at: late, active: false }), []],
  ['nor of uploads', status({ good_at: late, kind: 'upload' }), []],
  ['more than a fifth rejected', status(rejecting), ['rejected']],
  [
    'nothing of that where they are a company’s own',
    status({ ...rejecting, of_company: true }),
    [],
  ],
  ['exactly a fifth', status({ ...rejecting, records: 105 }), []],
  ['job names', status({ job_names: 1 }), ['job-names']],
])('warns of %s', (_, exchange, warnings) => {
  expect(warningsOf(exchange, now)).toEqual(warnings);
});
