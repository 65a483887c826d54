import { expect, it } from 'vitest';
import { baLink } from './ba-link.ts';

it('asks for Ausbildung with 4 and for Praktikum with 34', () => {
  const base = 'https://www.arbeitsagentur.de/jobsuche/suche';
  expect(baLink(2, '10000-1-S')).toBe(`${base}?angebotsart=4&id=10000-1-S`);
  expect(baLink(1, 'a&b')).toBe(`${base}?angebotsart=34&id=a%26b`);
});
