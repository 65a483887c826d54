import { describe, expect, it } from 'vitest';
import { loggedError } from './logged-error.ts';

const name = 'Max Mustermann';

describe('loggedError', () => {
  it('keeps name, message, code and where it happened', () => {
    const error = Object.assign(new TypeError('x is not a function'), { code: 'ERR_X' });
    const logged = loggedError(error);
    expect(logged).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
      code: 'ERR_X',
    });
    expect(logged.stack).toMatch(/^ +at .*logged-error\.test\.ts/);
  });

  it.each([
    ['a value that was no number', '22P02', `invalid input syntax for type integer: "${name}"`],
    ['a value with quotation marks', '22P02', `invalid input syntax for type date: "a "${name}""`],
    ['a value that was too large', '22003', `value "${name}" is out of range for type integer`],
  ])('leaves out %s', (_, code, message) => {
    const logged = JSON.stringify(loggedError(Object.assign(new Error(message), { code })));
    expect(logged).not.toContain('Mustermann');
    expect(logged).toContain(code);
  });

  it('leaves out parameters, details and the query of a database error', () => {
    const error = Object.assign(
      new Error('duplicate key value violates unique constraint "users_email_key"'),
      {
        code: '23505',
        constraint: 'users_email_key',
        params: [name],
        query: `select '${name}'`,
        detail: `Key (email)=(${name}) already exists.`,
        where: `$1 = '${name}'`,
      },
    );
    const logged = loggedError(error);
    expect(logged).toMatchObject({ code: '23505', constraint: 'users_email_key' });
    expect(JSON.stringify(logged)).not.toContain('Mustermann');
  });

  it('leaves out what could not be parsed', () => {
    let thrown: unknown;
    try {
      JSON.parse(`${name}`);
    } catch (error) {
      thrown = error;
    }
    expect(JSON.stringify(loggedError(thrown))).not.toContain('Max');
  });

  it('treats causes alike, and stops at endless ones', () => {
    const cause = Object.assign(new Error(`invalid: "${name}"`), { code: '22P02' });
    expect(loggedError(new Error('outer', { cause })).cause).toMatchObject({ message: 'invalid:' });
    const circle = new Error('circle');
    circle.cause = circle;
    expect(JSON.stringify(loggedError(circle)).match(/circle/g)).toBeTruthy();
  });

  it('takes plain objects and says nothing of other values', () => {
    expect(
      loggedError({ message: 'lost', stack: 'Error: lost\n    at x', params: [name] }),
    ).toEqual({
      type: 'Error',
      message: 'lost',
      stack: '    at x',
    });
    expect(JSON.stringify(loggedError(name))).not.toContain('Max');
    expect(loggedError(undefined).type).toBe('undefined');
  });
});
