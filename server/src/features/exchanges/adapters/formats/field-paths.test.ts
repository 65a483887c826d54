import { expect, it } from 'vitest';
import { meaningOf } from './field-paths.ts';

it('names of fields that every object has are no fields of a feed', () => {
  expect(meaningOf(['company', 'name'])).toEqual({ field: 'company', order: 0 });
  for (const name of ['constructor', 'toString', '__proto__'])
    expect(meaningOf(['company', name])).toBeUndefined();
});
