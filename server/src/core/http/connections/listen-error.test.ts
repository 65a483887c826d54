import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { OperatorError } from '../../config/operator-error.ts';
import { listenError } from './listen-error.ts';

it.each([
  ['no-such-host.invalid', 'no-such-host.invalid'],
  ['192.0.2.77', 'an address of another machine'],
])('says that the machine has no address %s', async (host) => {
  const server = createServer().listen({ host, port: 0 });
  const error: unknown = await once(server, 'listening').catch((reason: unknown) => reason);
  expect(listenError(error, { host, port: 0 })).toEqual(
    expect.objectContaining({
      name: 'OperatorError',
      message: expect.stringMatching(new RegExp(`no address "${host}" \\(E\\w+\\): set HOST`)),
    }),
  );
});

it('says that the port is for root alone', () => {
  const error = Object.assign(new Error('listen'), { code: 'EACCES', syscall: 'listen' });
  expect(listenError(error, { host: 'localhost', port: 80 })).toEqual(
    new OperatorError(
      'This account may not listen on port 80: set PORT to one from 1024 on, and let a proxy serve 80.',
    ),
  );
});

it('leaves other errors as they are', () => {
  const error = new Error('a fault of the program');
  expect(listenError(error, { host: 'localhost', port: 80 })).toBe(error);
});
