import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

const error = (message: string, code?: string) =>
  Object.assign(new Error(message), code && { code });

describe('the database counts as away', () => {
  it.each([
    ['08006', true],
    ['53100', true],
    ['53300', true],
    ['57P01', true],
    ['57P03', true],
    ['57014', true],
    ['25006', true],
    ['25P03', true],
    ['55P03', true],
    ['ECONNREFUSED', true],
    ['ECONNRESET', true],
    ['EPIPE', true],
    ['23505', false],
    ['25P02', false],
    ['42P01', false],
    ['40P01', false],
    ['ENOENT', false],
  ])('with the code %s: %s', (code, expected) => {
    expect(isDatabaseUnavailable(error('x', code))).toBe(expected);
  });

  it.each([
    ['Connection terminated unexpectedly', true],
    ['Connection terminated due to connection timeout', true],
    ['timeout exceeded when trying to connect', true],
    ['Client has encountered a connection error and is not queryable', true],
    ['Cannot read properties of undefined', false],
  ])('with the sentence %j: %s', (message, expected) => {
    expect(isDatabaseUnavailable(error(message))).toBe(expected);
  });

  it('with an error of several addresses, which has the code of the last', () => {
    const failed = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    expect(isDatabaseUnavailable(failed)).toBe(true);
    expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false);
  });
});
