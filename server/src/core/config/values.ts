import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';

export const onOff = z
  .enum(['on', 'off'], 'must be "on" or "off"')
  .transform((value) => value === 'on');

/** A host name or an IP address without a port. */
export const listenHost = z
  .string()
  .trim()
  .refine(
    (text) => isIP(text) !== 0 || /^[\w.-]{1,253}$/.test(text),
    'must be a name or an address of this machine, such as localhost or 0.0.0.0, without a port',
  );

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number up to 65535');

export const seconds = z
  .string()
  .regex(/^\d{1,4}$/, 'must be a whole number of seconds up to 9999')
  .transform(Number);

/** Number of processes that serve one port; `auto` is one for each core that this process may use. */
export const workerCount = z
  .string()
  .regex(/^(?:auto|[1-9]\d?)$/, 'must be "auto" or a number from 1 to 99')
  .transform((text) => (text === 'auto' ? availableParallelism() : Number(text)));
