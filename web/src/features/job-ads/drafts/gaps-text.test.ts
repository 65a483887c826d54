import { expect, it } from 'vitest';
import { gapsText } from './gaps-text.ts';

it('says what a draft lacks and what will be refused, by the labels of the form', () => {
  const missing = ['title', 'Job_name'];
  expect(gapsText({ missing, wrong: [] })).toBe('Es fehlt: Titel, Berufsbezeichnung.');
  expect(gapsText({ missing: ['details'], wrong: ['job_end'] })).toBe(
    'Es fehlt: Beschreibung. Bitte prüfen: Ende.',
  );
  expect(gapsText({ missing: [], wrong: [] })).toMatch(/^Vollständig/);
});
