import type { FastifyError } from 'fastify';
import { describe, expect, it } from 'vitest';
import { refusalFor } from '../../http/error-answers.ts';
import { isDatabaseUnavailable, markUnavailable } from './unavailable.ts';

const error = (message: string, code?: string) =>
  Object.assign(new Error(message), code && { code });

/** Whether the database counts as unavailable after this error. */
async function countsAsAway(failure: unknown): Promise<boolean> {
  await expect(markUnavailable(Promise.reject(failure))).rejects.toBe(failure);
  return isDatabaseUnavailable(failure);
}

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
  ])('where it fails with the code %s: %s', async (code, expected) => {
    expect(await countsAsAway(error('x', code))).toBe(expected);
  });

  it.each([
    ['Connection terminated unexpectedly', true],
    ['Connection terminated due to connection timeout', true],
    ['timeout exceeded when trying to connect', true],
    ['Query read timeout', true],
    ['Client has encountered a connection error and is not queryable', true],
    ['Cannot read properties of undefined', false],
  ])('where it fails with the sentence %j: %s', async (message, expected) => {
    expect(await countsAsAway(error(message))).toBe(expected);
  });

  it('where it fails with an error of several addresses, which has the code of the last', async () => {
    const failed = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    expect(await countsAsAway(failed)).toBe(true);
    expect(await countsAsAway('ECONNREFUSED')).toBe(false);
  });
});

describe('an error with the code of a broken connection that is not from the database', () => {
  it('is a fault of the server where another server breaks off', () => {
    expect(refusalFor(error('socket hang up', 'ECONNRESET') as FastifyError)).toBeUndefined();
  });

  it('is a malformed request where the client breaks off', () => {
    const aborted = Object.assign(error('aborted', 'ECONNRESET'), { statusCode: 400 });
    expect(refusalFor(aborted as FastifyError)?.statusCode).toBe(400);
  });

  it('is a database that is away where the database breaks off', async () => {
    const failure = error('read ECONNRESET', 'ECONNRESET');
    await countsAsAway(failure);
    expect(refusalFor(failure as FastifyError)?.answer.code).toBe('unavailable');
  });
});
