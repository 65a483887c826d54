import { beforeEach, expect, it, vi } from 'vitest';
import { dismissFailure, hasFailed } from '../../core/notices/failures.ts';
import { runAction } from './run-action.ts';

vi.spyOn(console, 'error').mockReturnValue();

beforeEach(dismissFailure);

it('the notice of an error goes once an action has worked', async () => {
  expect(await runAction(() => Promise.reject(new TypeError('fetch failed')))).toBe(false);
  expect(hasFailed()).toBe(true);
  expect(await runAction(() => Promise.resolve())).toBe(true);
  expect(hasFailed()).toBe(false);
});
