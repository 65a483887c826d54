import { searchJobAds } from '@lehrpfad/contract/search/search.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { queryReader } from './query-reader.ts';

const schema = searchJobAds.query ?? z.never();
const values = fc.oneof(
  fc.constantFrom('', '1', '2', 'koch', '39104', '10km__52.1__11.6', '2026-11-01__', 'norden'),
  fc.constantFrom('ausbildung', 'card', 'newest', '1,2', 'abc', '-1'),
  fc.array(fc.constantFrom('1', 'x'), { maxLength: 2 }),
);
const names = fc.constantFrom(
  ...Object.keys((schema as z.ZodObject).shape),
  'unknown',
  '__proto__',
  'constructor',
  'toString',
);

it('reads whatever is sent as the schema does', () => {
  const read = queryReader(schema);
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), { maxLength: 6 }), (pairs) => {
      const query: object = Object.assign(Object.create(null), Object.fromEntries(pairs));
      const expected = schema.safeParse(query);
      const found = read(query);
      expect(found.success).toBe(expected.success);
      if (expected.success) expect(found.data).toEqual(expected.data);
      else expect(found.error?.issues).toEqual(expected.error.issues);
    }),
    { numRuns: 2000 },
  );
});

it('leaves to the schema what looks at several parameters together', () => {
  const both = z
    .object({ from: z.string().optional(), to: z.string().optional() })
    .refine(({ from, to }) => (from ?? '') <= (to ?? 'z'), 'Reihenfolge');
  expect(queryReader(both)({ from: 'b', to: 'a' }).success).toBe(false);
});

it('refuses where a parameter is missing that is needed', () => {
  expect(queryReader(z.object({ name: z.string() }))({}).success).toBe(false);
});
