import { expect, it } from 'vitest';
import { readingSentences } from './understood-text.ts';

const part = { label: 'Praktikum', kind: 'type', without: 'tischler' } as const;

it('says nothing of a text that is searched for as it was typed', () => {
  expect(readingSentences('tischler', {})).toEqual([]);
});

it('names what was understood, left out and ignored', () => {
  const reading = { understood: [part], left_out: ['Teilzeit'], ignored: ['hallo', 'wochen'] };
  expect(readingSentences('hallo praktikum tischler teilzeit wochen', reading)).toEqual([
    'Verstanden: Praktikum.',
    'Keine Stelle passt zu allem. Weggelassen: „Teilzeit“.',
    'Nicht beachtet: „hallo“, „wochen“.',
  ]);
});

it('says that few ads meet a condition, and come first', () => {
  expect(readingSentences('büro teilzeit', { preferred: ['Teilzeit'] })).toEqual([
    'Nur wenige Stellen passen zu „Teilzeit“. Sie stehen zuerst.',
  ]);
});

it('says that a text cannot be searched for at all', () => {
  expect(readingSentences(' Hallo ', { ignored: ['Hallo'] })).toEqual([
    'Nach „Hallo“ kann nicht gesucht werden.',
  ]);
});
