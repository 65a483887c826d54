import { expect, it } from 'vitest';
import { readPageData } from './page-data.ts';

const sample = { id: 0, sources: [{ type: '' }] };

it('reads what the server has written into the page', () => {
  const data = { id: 7, sources: [{ type: 'image/avif' }] };
  expect(readPageData(JSON.stringify(data), sample)).toEqual(data);
});

it.each([
  undefined,
  '',
  '{{background}}',
  '{"id":',
  'null',
  '[]',
  '{"id":7}',
  '{"id":"7","sources":[]}',
])('takes %j for nothing at all', (json) => {
  expect(readPageData(json, sample)).toBeUndefined();
});
