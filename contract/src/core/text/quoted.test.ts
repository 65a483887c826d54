import { expect, it } from 'vitest';
import { innerQuoted, quoted } from './quoted.ts';

it.each([
  ['Bäcker', '„Bäcker“'],
  ['Gasthof „Große Brücken“', '„Gasthof ‚Große Brücken‘“'],
])('%s is quoted as %s', (text, expected) => expect(quoted(text)).toBe(expected));

it.each([
  ['„metzga“ als „Fleischer“', '‚metzga‘ als ‚Fleischer‘'],
  ['“cook”', '‘cook’'],
  ['«кухар»', '‹кухар›'],
])('%s is %s within quotation marks', (text, expected) => expect(innerQuoted(text)).toBe(expected));
