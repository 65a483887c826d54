import { expect, it } from 'vitest';
import { ApiError } from '../../../core/api/api.ts';
import { decisionError } from './decision-error.ts';

const refused = (code: string, current: object) =>
  new ApiError(409, { detail: 'Entschieden.', code, current: { ...current } });

it('a decision that was refused says why, and how the event stands now', () => {
  expect(decisionError(refused('conflict', { status: 3, expired: false }))).toBe(
    'Entschieden. Stand jetzt: Abgelehnt.',
  );
  expect(decisionError(refused('conflict', { status: 1, expired: true }))).toBe('Entschieden.');
  expect(decisionError(refused('stale', { status: 1 }))).toMatch(/inzwischen geändert/);
  expect(decisionError(new ApiError(404))).toBe('Dieses Event gibt es nicht mehr.');
  expect(decisionError(new ApiError(500))).toBeUndefined();
});
