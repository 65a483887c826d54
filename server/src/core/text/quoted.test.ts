import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it.each([
  ['Bäcker', '„Bäcker“'],
  ['Gasthof „Große Brücken“', '„Gasthof ‚Große Brücken‘“'],
])('%s is quoted as %s', (text, expected) => expect(quoted(text)).toBe(expected));
