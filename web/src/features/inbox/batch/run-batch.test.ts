import { expect, it } from 'vitest';
import { batchText } from './run-batch.ts';

it('says what cannot be taken back only where the rest can, and what is left for a look', () => {
  const text = (decided: number, undoable: number, left: number) =>
    batchText(`${decided} Aufgaben abgelehnt`, { decided, undoable, left });
  expect(text(3, 3, 0)).toBe('3 Aufgaben abgelehnt');
  expect(text(3, 0, 0)).toBe('3 Aufgaben abgelehnt');
  expect(text(3, 1, 0)).toBe('3 Aufgaben abgelehnt, davon 2 endgültig');
  expect(text(3, 1, 2)).toBe('3 Aufgaben abgelehnt, davon 2 endgültig, 2 bitte einzeln prüfen');
});
