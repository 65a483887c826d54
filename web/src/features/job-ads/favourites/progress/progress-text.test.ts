import { expect, it } from 'vitest';
import { progressText } from './progress-text.ts';
import { emptyProgress } from './progress.ts';

it('names the state with the day of the application, the note and the day of the reminder', () => {
  expect(progressText(emptyProgress)).toBe('gemerkt');
  expect(
    progressText({
      ...emptyProgress,
      state: 'applied',
      applied: '2026-11-21',
      note: 'Rückruf\nam Montag ',
      reminder: '2026-11-30',
    }),
  ).toBe('beworben am 21.11.26 · Rückruf am Montag · Erinnerung: 30.11.26');
});
