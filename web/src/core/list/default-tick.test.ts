import { expect, it } from 'vitest';
import { keptTick, withDefaultTick } from './default-tick.ts';
import { listPath, readListState } from './list-address.ts';

it('a filter that is on by default stays off once it was taken off, and is on in a plain address', () => {
  const base = '/redakteure/events';
  expect(withDefaultTick(readListState(base, base), 'open')).toEqual({ open: '1' });
  const off = listPath(base, keptTick({ open: '' }, 'open'));
  expect(withDefaultTick(readListState(base, off), 'open')).toEqual({ open: '' });
  expect(listPath(base, { open: '0', ...keptTick({ open: '1' }, 'open') })).toBe(base);
  expect(keptTick({ accepted: '1' }, 'open')).toEqual({ accepted: '1' });
});
