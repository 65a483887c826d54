import { expect, it } from 'vitest';
import { branchesText, roleLabel } from './reach-text.ts';

const branches = [
  { id: 1, name: 'Kornhof', city: 'Stendal' },
  { id: 2, name: 'Kornhof', city: '' },
];

it('says for which branches a person acts', () => {
  expect(branchesText(null, branches)).toBeUndefined();
  expect(branchesText([2, 1], branches)).toBe('Kornhof, Stendal · Kornhof');
  expect(branchesText([9], branches)).toBe('Keine offene Filiale');
  expect(roleLabel('ads')).toBe('Anzeigen');
});
