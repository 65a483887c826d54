import { expect, it } from 'vitest';
import { splitAtMatch } from './split-at-match.ts';

it.each([
  ['Halle (Saale)', 'ha', ['', 'Ha', 'lle (Saale)']],
  ['Halle (Saale)', 'saa', ['Halle (', 'Saa', 'le)']],
  ['Industriemechaniker', 'mechaniker', ['Industrie', 'mechaniker', '']],
  ['Bäcker', ' BÄ ', ['', 'Bä', 'cker']],
  ['Bäcker', '', ['Bäcker', '', '']],
])('%s, typed %j', (label, typed, parts) => expect(splitAtMatch(label, typed)).toEqual(parts));
