import { expect, test } from 'vitest';
import { conditionsOf, versionOf } from './feed-version.ts';

const moment = 'Sun, 22 Nov 2026 08:49:37 GMT';

test.each([
  ['"abc"', moment, { 'if-none-match': '"abc"', 'if-modified-since': moment }],
  ['W/"abc-1"', '', { 'if-none-match': 'W/"abc-1"' }],
  ['', moment, { 'if-modified-since': moment }],
  ['abc', 'gestern', {}],
  ['"a\r\nX: 1"', '2026-11-22', {}],
  [`"${'x'.repeat(501)}"`, '', {}],
  ['', '', {}],
])('of a version %j, %j it is asked by %j', (etag, modified, conditions) => {
  const headers = { ...(etag && { etag }), ...(modified && { 'last-modified': modified }) };
  expect(conditionsOf(versionOf(headers))).toEqual(conditions);
});
