import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newEntry, remember } from '../../../core/history/entries.ts';
import { emptySearch } from '../search.ts';
import { draftOf } from './draft.ts';
import { keepForm, keptForm } from './kept-form.ts';

const empty = { draft: draftOf(emptySearch), types: [], brafo: [] };

beforeEach(() => vi.stubGlobal('history', { state: { entry: newEntry() } }));
afterEach(() => vi.unstubAllGlobals());

it('the form comes back as it was left, with a town that nobody has looked up yet', () => {
  const draft = { ...empty.draft, text: 'Koch', placeText: 'Stend', perimeter: 25 };
  keepForm({ draft, types: ['praktikum'], brafo: [2, 7] });
  expect(keptForm()).toEqual({ draft, types: ['praktikum'], brafo: [2, 7] });
});

it('the form comes back with its town', () => {
  const place = {
    kind: 'town',
    city: 'Stendal',
    postcode: '39576',
    state: 'Sachsen-Anhalt',
  } as const;
  const draft = { text: '', place, placeText: 'Stendal', perimeter: 10 };
  keepForm({ ...empty, draft });
  expect(keptForm().draft).toEqual(draft);
});

it('the form is empty in another entry of the history, and where what was kept makes no sense', () => {
  keepForm({ ...empty, draft: { ...empty.draft, text: 'Koch' } });
  vi.stubGlobal('history', { state: { entry: newEntry() } });
  expect(keptForm()).toEqual(empty);
  for (const nonsense of [null, 7, 'x', [], { segment: {}, placeText: 3, perimeter: '1' }]) {
    remember('form', nonsense);
    expect(keptForm()).toEqual(empty);
  }
});
