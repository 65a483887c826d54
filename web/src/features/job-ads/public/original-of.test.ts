import { expect, it } from 'vitest';
import { originalOf } from './original-of.ts';

it.each([
  [
    'another exchange',
    { source_url: 'http://boerse.example/1', ba_id: '' },
    'https://boerse.example/1',
  ],
  [
    'the agency, which has a link already',
    {
      source_url: 'https://www.arbeitsagentur.de/jobsuche/jobdetail/10001-77-S',
      ba_id: '10001-77-S',
    },
    null,
  ],
  [
    'another exchange that names the number of the agency',
    { source_url: 'https://boerse.example/1', ba_id: '10001-77-S' },
    'https://boerse.example/1',
  ],
  ['no address', { source_url: '', ba_id: '' }, null],
  ['no address of the web', { source_url: 'javascript:alert(1)', ba_id: '' }, null],
  ['an ad kept before there were addresses', { ba_id: '' }, null],
])('leads to the original of %s', (_name, ad, address) => {
  expect(originalOf(ad)).toBe(address);
});
