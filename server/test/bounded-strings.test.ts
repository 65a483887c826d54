import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { settingsOf } from '@lehrpfad/contract/exchanges/settings.ts';
import { boundedString } from '@lehrpfad/contract/core/fields.ts';
import { allEndpoints } from './endpoints.ts';
import { unboundedIn } from './bounded-strings.ts';

/** Checked elsewhere: the settings, by the schema of the exchange's kind, which is also part of this test. */
const elsewhere = ['PATCH exchanges/:id/ body.settings.*', 'POST exchanges/ body.settings.*'];

describe('every string that comes from outside', () => {
  it('is held to a length before anything reads it', async () => {
    const endpoints = await allEndpoints();
    const found = endpoints.flatMap(([, { method, path, params, query, body }]) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema === undefined ? [] : unboundedIn(schema, `${method} ${path} ${part}`),
      ),
    );
    expect(found.sort()).toEqual(elsewhere);
  });

  it.each(Object.entries(settingsOf))('in settings of %s, too', (kind, schema) => {
    expect(unboundedIn(schema, kind)).toEqual([]);
  });
});

describe('the search for strings without a length', () => {
  const found = (schema: z.ZodType) => unboundedIn(schema, 'x');

  it.each([
    ['none at all', z.string()],
    ['a pattern alone', z.string().regex(/^a/)],
    ['a pattern before it', z.string().regex(/^a/).max(3)],
    ['a change before it', z.string().trim().max(3)],
    [
      'one that lets what follows go on',
      z
        .string()
        .max(3)
        .refine(() => true),
    ],
    ['one behind a pipe', z.string().pipe(boundedString())],
    ['anything', z.unknown()],
  ])('finds %s', (_, schema) => expect(found(schema)).toEqual(['x']));

  it('looks into everything', () => {
    const deep = z.object({
      list: z.array(z.string()).default([]),
      one: z.union([z.literal('a'), z.object({ two: z.email().nullable().optional() })]),
      map: z.record(z.string(), boundedString()),
      read: z.preprocess((value) => value, z.string()),
      pair: z.tuple([z.string()]),
    });
    expect(found(deep)).toEqual(['x.list.*', 'x.one.two', 'x.map (name)', 'x.read', 'x.pair.*']);
  });

  it('takes what is bounded, and what is no free text', () => {
    const fine = z.object({
      text: boundedString(5).regex(/^a*$/).optional(),
      alone: z.string().max(5),
      day: z.iso.date(),
      choice: z.enum(['a', 'b']),
      number: z.coerce.number(),
    });
    expect(found(fine)).toEqual([]);
  });
});
