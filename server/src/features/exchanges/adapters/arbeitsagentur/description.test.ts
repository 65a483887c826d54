import { expect, it } from 'vitest';
import { descriptionOf } from './description.ts';

it('says which certificate is asked for, and nothing of one that nobody knows', () => {
  const textFor = (geforderterBildungsabschluss: string) =>
    descriptionOf({ geforderterBildungsabschluss }, []).text;
  expect(textFor('ABITUR')).toBe('- **Geforderter Schulabschluss:** Abitur');
  for (const unknown of ['', 'MAGIE', 'constructor']) expect(textFor(unknown)).toBe('');
});
