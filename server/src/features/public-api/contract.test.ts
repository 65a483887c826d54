import { readFileSync } from 'node:fs';
import { validate } from '@scalar/openapi-parser';
import { describe, expect, it } from 'vitest';
import { findBreaks } from './breaks.fixture.ts';
import { openApiOf } from './open-api.ts';
import { operations } from './operations.ts';

/** The promises of version 1. `vitest -u` adds new ones to it, and never removes one. */
const recordedFile = new URL('v1.snap', import.meta.url);

const to = (path: string) => `https://lehrpfad.example${path}`;
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as any;
const present = () => asJson(openApiOf(operations, to));
const recorded = () => {
  const { paths, components } = JSON.parse(readFileSync(recordedFile, 'utf8'));
  return { paths, components };
};

const adOf = (document: any) =>
  document.paths['/ads'].get.responses['200'].content['application/json'].schema.properties.data
    .items;
const parameterOf = (document: any, name: string) =>
  document.paths['/ads'].get.parameters.find((one: { name: string }) => one.name === name);

it('is described as OpenAPI 3.1 that tools can read', async () => {
  const { valid, errors } = await validate(present());
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

describe('version 1 of the public API', () => {
  it('has all that it has promised, and its promises are recorded', async () => {
    const { paths, components } = present();
    expect(findBreaks(recorded(), { paths, components })).toEqual([]);
    const text = `${JSON.stringify({ paths, components }, null, 1)}\n`;
    await expect(text).toMatchFileSnapshot(recordedFile.pathname);
  });

  it.each<[what: string, change: (document: any) => void, where: RegExp]>([
    ['removed', (api) => delete adOf(api).properties.title, /properties\/title/],
    [
      'renamed',
      (api) => (
        (adOf(api).properties.titel = adOf(api).properties.title),
        delete adOf(api).properties.title
      ),
      /properties\/title/,
    ],
    [
      'removed inside another',
      (api) => delete adOf(api).properties.company.properties.name,
      /company.*name/,
    ],
    [
      'made optional',
      (api) => (adOf(api).required = adOf(api).required.filter((name: string) => name !== 'kind')),
      /required\/kind/,
    ],
    ['given another type', (api) => (adOf(api).properties.title.type = 'integer'), /title\/type/],
    [
      'made null at times',
      (api) => (adOf(api).properties.title = { anyOf: [{ type: 'string' }, { type: 'null' }] }),
      /title/,
    ],
    ['no longer null', (api) => adOf(api).properties.occupation.anyOf.pop(), /occupation\/anyOf/],
    [
      'narrowed by a pattern',
      (api) => (adOf(api).properties.title.pattern = '^A'),
      /title\/pattern/,
    ],
    ['without a value of its list', (api) => adOf(api).properties.kind.enum.pop(), /kind\/enum/],
  ])('would not pass with a field %s', (_, change, where) => {
    const changed = recorded();
    change(changed);
    expect(findBreaks(recorded(), changed).join('\n')).toMatch(where);
  });

  it.each<[what: string, change: (document: any, promised: any) => void]>([
    ['a path removed', (api) => delete api.paths['/events']],
    ['a parameter removed', (api) => api.paths['/ads'].get.parameters.pop()],
    ['a parameter that is demanded', (api) => (parameterOf(api, 'kind').required = true)],
    [
      'a new parameter that is demanded',
      (api) => api.paths['/ads'].get.parameters.push({ name: 'key', required: true }),
    ],
    ['a parameter that takes less', (api) => (parameterOf(api, 'limit').schema.pattern = '^1$')],
    ['a secret demanded', (api) => api.paths['/ads'].get.security.shift()],
    [
      'a secret demanded of those who have sent none',
      (api, promised) => {
        delete promised.paths['/ads'].get.security;
        api.paths['/ads'].get.security = [{ key: [] }];
      },
    ],
    ['the shape of errors changed', (api) => delete api.components.schemas.Error.properties.errors],
  ])('would not pass with %s', (_, change) => {
    const [changed, promised] = [recorded(), recorded()];
    change(changed, promised);
    expect(findBreaks(promised, changed)).not.toEqual([]);
  });

  it('passes with a new field, a new parameter, a new path and another description', () => {
    const changed = recorded();
    adOf(changed).properties.languages = { type: 'array', items: { type: 'string' } };
    adOf(changed).required.push('languages');
    adOf(changed).properties.title.description = 'Said in other words.';
    changed.paths['/ads'].get.parameters.push({ name: 'language', required: false });
    changed.paths['/languages'] = { get: {} };
    expect(findBreaks(recorded(), changed)).toEqual([]);
  });
});
