import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../core/api/api.ts';
import { reasonOf } from './use-adoption.ts';

describe('why an ad could not be adopted', () => {
  it('is what is wrong with its fields, by the names of the form', () => {
    const errors = { Profession: ['Bitte Branche auswählen.'], details: ['Pflichtfeld!'] };
    expect(reasonOf(new ApiError(400, { detail: 'Ungültig.', errors }))).toBe(
      'Branche: Bitte Branche auswählen. Stellenbeschreibung: Pflichtfeld!',
    );
  });

  it('is what the server says, or that it was not reached', () => {
    expect(reasonOf(new ApiError(404, { detail: 'Nicht gefunden.' }))).toBe('Nicht gefunden.');
    expect(reasonOf(new ApiError(0))).toBe('Der Server ist nicht erreichbar.');
    expect(reasonOf(new TypeError('x'))).toBe('Der Server ist nicht erreichbar.');
  });
});
