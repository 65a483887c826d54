import type { Config } from '../../config/config.ts';
import { OperatorError } from '../../config/operator-error.ts';

/** Returns the error to show if the server cannot listen: it names the setting. */
export function listenError(
  error: unknown,
  { host, port }: Pick<Config, 'host' | 'port'>,
): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new OperatorError(
      `Port ${port} is in use. Stop the other program, or set PORT to another one.`,
    );
  if (code === 'EACCES')
    return new OperatorError(
      `This account may not listen on port ${port}: set PORT to one from 1024 on, and let a proxy serve ${port}.`,
    );
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return new OperatorError(
      `This machine has no address "${host}" (${code}): set HOST to one of its own, such as localhost, or to 0.0.0.0 for all.`,
    );
  return error;
}
