import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../api/api.ts';
import { check, errorsIn, FieldErrors } from './field-errors.ts';

const names = ['title', 'companies', 'address.street'];
const schema = z.object({
  title: z.string().min(1, 'Pflichtfeld!').max(3, 'Max. 3 Zeichen!'),
  companies: z.array(z.object({ id: z.int().positive('Firma nicht im System!') })),
  address: z.object({ street: z.string().min(1, 'Pflichtfeld!') }),
});

describe('checking a form', () => {
  it('gives what the schema makes of it', () => {
    const input = { title: 'abc', companies: [], address: { street: 'x' }, more: 1 };
    expect(check(schema, input, names)).toEqual({
      output: { title: 'abc', companies: [], address: { street: 'x' } },
    });
  });

  it('puts each message at its field, also from inside a list or an object', () => {
    const input = { title: '', companies: [{ id: 1 }, { id: 0 }], address: { street: '' } };
    expect(check(schema, input, names).errors).toEqual({
      title: 'Pflichtfeld!',
      companies: 'Firma nicht im System!',
      'address.street': 'Pflichtfeld!',
    });
  });

  it('puts what no field has at the form as a whole', () => {
    const strict = z.object({ other: z.string('Fehlt.') });
    expect(check(strict, {}, names).errors).toEqual({ '': 'Fehlt.' });
  });
});

describe('the messages of a failed call', () => {
  it('go to their fields, the first of each', () => {
    const errors = { title: ['Zu kurz.', 'Zu dumm.'], 'companies.3': ['Fremd.'], ghost: ['Hu.'] };
    expect(errorsIn(new ApiError(409, { errors }), names)).toEqual({
      title: 'Zu kurz.',
      companies: 'Fremd.',
      '': 'Hu.',
    });
  });

  it('may come from the form itself', () => {
    expect(errorsIn(new FieldErrors({ title: 'Nein.', '': 'Zu oft.' }), names)).toEqual({
      title: 'Nein.',
      '': 'Zu oft.',
    });
  });

  it('are none where the failure is of another kind', () => {
    expect(errorsIn(new ApiError(500, { detail: 'x' }), names)).toBeUndefined();
    expect(errorsIn(new TypeError('x'), names)).toBeUndefined();
  });
});
