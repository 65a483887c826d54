import { expect, it } from 'vitest';
import { ApiError } from '../api/api.ts';
import { expectUndone, NotUndone, undoProblem } from './undo.ts';

const changed = 'Der Eintrag wurde inzwischen geändert.';

it.each([
  ['that somebody has deleted', new ApiError(404, { code: 'not_found' }), 'nicht mehr'],
  ['that somebody has changed', new ApiError(409, { detail: changed }), changed],
  ['about which its feature says so', new NotUndone(changed), changed],
])('an action on an entry %s is not undone, and says why', (_, error, why) => {
  expect(undoProblem(error)).toContain(why);
});

it.each([new ApiError(503), new TypeError('fetch failed')])(
  'a failed undo that another try may mend says nothing of the entry: %s',
  (error) => {
    expect(undoProblem(error)).toBeUndefined();
  },
);

it('an undo that meets a newer state of the entry says so, and nothing of the connection', () => {
  const failureOf = (outcome: 'changed' | 'gone') => {
    try {
      expectUndone(outcome);
    } catch (error) {
      return undoProblem(error);
    }
    return undefined;
  };
  expect(failureOf('changed')).toBe(changed);
  expect(failureOf('gone')).toContain('nicht mehr');
  expect(() => expectUndone('done')).not.toThrow();
});
