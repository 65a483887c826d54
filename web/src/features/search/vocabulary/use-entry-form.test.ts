import { vocabularyValues } from '@lehrpfad/contract/search/vocabulary.ts';
import { expect, it } from 'vitest';
import { inputOf, valuesOf } from './use-entry-form.ts';

const stored = {
  kind: 'synonym' as const,
  term: 'kfz',
  meanings: ['Auto', 'Kraft fahrzeug'],
  brafo: [2, 7],
};

it('a synonym is the same after it went through the form', () => {
  const values = valuesOf(stored);
  expect(values.meanings).toBe('Auto\nKraft fahrzeug');
  expect(vocabularyValues.parse(inputOf(values))).toEqual(stored);
});

it('empty lines are no meanings, and other kinds have none', () => {
  const values = { kind: 'synonym', term: 'kfz', meanings: ' \nAuto\n\n', brafo: [] } as const;
  expect(inputOf(values).meanings).toEqual(['Auto']);
  expect(inputOf({ ...values, kind: 'noise' })).toMatchObject({ meanings: [], brafo: [] });
});
