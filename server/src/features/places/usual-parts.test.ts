import { expect, it } from 'vitest';
import { knownPartsOf } from './usual-parts.ts';

it('a part of a large town is known by its own name, with and without what distinguishes it from another', () => {
  const parts = ['Sudenburg', 'Neu Olvenstedt', 'Stadtfeld Ost', 'Heide-Nord', 'Altstadt'];
  expect(knownPartsOf(parts, 240_000)).toEqual([
    'Sudenburg',
    'Neu Olvenstedt',
    'Olvenstedt',
    'Stadtfeld Ost',
    'Stadtfeld',
    'Heide-Nord',
  ]);
});

it('a part of a small town is not: its name means persons and things, too', () =>
  expect(knownPartsOf(['Sudenburg'], 20_000)).toEqual([]));

it('a village of a small municipality is known by a name that only places have', () =>
  expect(knownPartsOf(['Osterweddingen', 'Schwarz', 'Buch', 'Sülldorf'], 0)).toEqual([
    'Osterweddingen',
    'Sülldorf',
  ]));
