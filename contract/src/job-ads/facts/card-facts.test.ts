import { expect, it } from 'vitest';
import { cardFacts } from './card-facts.ts';

it('a card says what decides, as far as the ad says it', () => {
  expect(cardFacts({ pay_year_1: 1050, certificate: 'realschule' })).toEqual([
    '1.\u00a0Jahr\u00a01.050\u00a0€',
    'ab Realschule',
  ]);
  expect(cardFacts({ pay_year_1: null, certificate: 'none' })).toEqual(['ohne Abschluss']);
  expect(cardFacts({ certificate: '' })).toEqual([]);
});
