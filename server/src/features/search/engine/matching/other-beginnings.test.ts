import { expect, it } from 'vitest';
import { isOtherwiseBegun } from './other-beginnings.ts';

const meant = new Set([
  'kranken',
  'eisen',
  'eisenbahn',
  'radio',
  'radiologie',
  'kindergarten',
  'tierarzt',
  'arzt',
  'lackierer',
  'kinder',
]);
const isBegun = (beginning: string, word: string) =>
  isOtherwiseBegun(beginning, word, (one) => meant.has(one));

it.each([
  ['kran', 'krankenhaus'],
  ['eis', 'eisenbahner'],
  ['rad', 'radiologie'],
  ['radio', 'radiologiepraxis'],
  ['eisen', 'eisenbahner'],
])('"%s" is not the beginning of "%s", which begins with another word', (beginning, word) => {
  expect(isBegun(beginning, word)).toBe(true);
});

it.each([
  ['kran', 'kranfuhrer'],
  ['tier', 'tierarztpraxis'],
  ['lack', 'lackiererei'],
  ['kind', 'kindertagesstatte'],
  ['kinder', 'kindergartner'],
])('"%s" is the beginning of "%s"', (beginning, word) => {
  expect(isBegun(beginning, word)).toBe(false);
});
