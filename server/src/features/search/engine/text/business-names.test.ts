import { describe, expect, it } from 'vitest';
import { fold } from './analysis.ts';
import { isNameOfBusiness } from './business-names.ts';

describe('a word behind a business', () => {
  const isName = (text: string) => {
    const [business = '', word = ''] = text.split(' ').map(fold);
    return isNameOfBusiness(business, word);
  };

  it.each([
    'autohaus müller',
    'malerbetrieb fischer',
    'spedition koch',
    'gärtnerei bauer',
    'kita sonne',
    'gasthof ritter',
    'praxis bäcker',
    'metallbau hoffmann',
    'hotel post',
  ])('is its name: %s', (text) => expect(isName(text)).toBe(true));

  it.each([
    'hotel koch',
    'krankenhaus koch',
    'pflegedienst koch',
    'bäckerei koch',
    'schule gärtner',
    'fischerei fischer',
    'schneiderei schneider',
    'agrarbetrieb bauer',
    'bäckerei verkäufer',
    'koch müller',
  ])('is something that is looked for: %s', (text) => expect(isName(text)).toBe(false));
});
