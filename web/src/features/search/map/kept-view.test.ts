import { beforeEach, expect, it, vi } from 'vitest';
import { remember } from '../../../core/history/entries.ts';
import { keepView, keptView } from './kept-view.ts';

const camera = { centre: [11.6, 52.1], zoom: 12 } as const;

beforeEach(() => {
  vi.stubGlobal('history', { state: { entry: Math.random().toString() } });
  keepView('', null);
});

it('keeps a view for its search', () => {
  keepView('koch', camera);
  expect(keptView('koch')).toEqual(camera);
  expect(keptView('maler')).toBeUndefined();
});

it('keeps it for another entry of the same search, and not beyond the default view', () => {
  keepView('koch', camera);
  vi.stubGlobal('history', { state: { entry: 'other' } });
  expect(keptView('koch')).toEqual(camera);
  keepView('koch', null);
  expect(keptView('koch')).toBeUndefined();
});

it('prefers the view of the entry', () => {
  keepView('koch', camera);
  const own = history.state;
  vi.stubGlobal('history', { state: { entry: 'other' } });
  keepView('koch', { ...camera, zoom: 9 });
  vi.stubGlobal('history', { state: own });
  expect(keptView('koch')).toEqual(camera);
});

it.each([
  null,
  'x',
  { search: 'koch' },
  { search: 'koch', camera: { centre: [1], zoom: 1 } },
  { search: 'koch', camera: { centre: [1, null], zoom: 1 } },
  { search: 'koch', camera: { centre: [1, 2], zoom: 'far' } },
])('ignores %j in the session storage', (value) => {
  remember('map', value);
  expect(keptView('koch')).toBeUndefined();
});
