import { expect, it } from 'vitest';
import { companyInitials } from './company-initials.ts';

it.each([
  ['Bäckerei Kern', 'BK'],
  ['"Öko" & Söhne GmbH', 'ÖS'],
  ['3D-Druck Elbe', '3D'],
  ['kern', 'K'],
  // A letter that takes two UTF-16 units stays whole.
  ['𝔸bc', '𝔸'],
  ['ßtadt', 'SS'],
  ['–', ''],
])('%s is %s', (name, initials) => {
  expect(companyInitials(name)).toBe(initials);
});
