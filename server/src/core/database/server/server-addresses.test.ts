import { expect, it } from 'vitest';
import { readServerAddresses } from './server-addresses.ts';

it('leaves the address of one server as it is', () => {
  const url = 'postgres://ute:p%40ss@db.example:5433/board?sslmode=verify-full';
  expect(readServerAddresses(url)).toEqual({
    urls: [url],
    mustTakeWrites: false,
    shown: 'db.example:5433/board',
  });
});

it('makes an address for each of several servers, of which the one is taken that takes writes', () => {
  const url = 'postgres://ute:secret@one:5433,two,[::1]:5434/board?sslmode=require';
  expect(readServerAddresses(url)).toEqual({
    urls: [
      'postgres://ute:secret@one:5433/board?sslmode=require',
      'postgres://ute:secret@two/board?sslmode=require',
      'postgres://ute:secret@[::1]:5434/board?sslmode=require',
    ],
    mustTakeWrites: true,
    shown: 'one:5433,two,[::1]:5434/board',
  });
});

it.each([
  ['any', false],
  ['read-write', true],
  ['primary', true],
])('takes target_session_attrs=%s out, which the driver does not know', (value, expected) => {
  const read = readServerAddresses(`postgres://a@b,c/d?target_session_attrs=${value}`);
  expect(read).toMatchObject({
    urls: ['postgres://a@b/d', 'postgres://a@c/d'],
    mustTakeWrites: expected,
  });
});

it('takes an address without a host', () => {
  const url = 'postgres:///board?host=/run/postgresql';
  expect(readServerAddresses(url)).toMatchObject({ urls: [url], shown: '/board' });
});

it.each([
  'postgres://a@b,/d',
  'postgres://a@,b/d',
  'postgres://a@b:x,c/d',
  'postgres://a@b,c/d?target_session_attrs=standby',
  `postgres://a@${Array(11).fill('b').join(',')}/d`,
  `postgres://a@b${','.repeat(100_000)}/d`,
])('does not read %s', (url) => {
  expect(readServerAddresses(url)).toBeUndefined();
});
