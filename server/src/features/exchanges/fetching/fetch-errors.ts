import type { IncomingMessage } from 'node:http';
import { ExchangeError } from '../adapters/adapter.ts';
import { nameOf } from './addresses.ts';
import { RetryableError, readRetryAfter } from './retry.ts';
import type { SafeRequest } from './safe-http.ts';
import { AnswerTimeoutError } from './timeouts.ts';
import { sentenceForCode, sentenceForStatus } from './error-sentences.ts';

const refusing = new Set([401, 403, 407, 451]);

/** Statuses of a missing resource. */
export const missing: ReadonlySet<number> = new Set([404, 410]);

/** Status of a response to a condition that is not met. */
const unchangedStatus = 304;

/** The problem may be temporary or permanent, so there are only a few retries. */
const retriesAfter500 = 2;

/**
 * Accepts 2xx, and 304, 404 or 410 if that is allowed.
 * @throws {ExchangeError} for any other status; {RetryableError} for one after which a retry may succeed
 */
export function checkStatus(
  { statusCode: status = 0, headers }: IncomingMessage,
  name: string,
  {
    allowMissing = false,
    allowUnchanged = false,
  }: Pick<SafeRequest, 'allowMissing' | 'allowUnchanged'>,
  now: Date,
): void {
  if ((status >= 200 && status < 300) || (missing.has(status) && allowMissing)) return;
  if (status === unchangedStatus && allowUnchanged) return;
  const detail = `${name}: ${sentenceForStatus(status)}.`;
  const after = readRetryAfter(headers['retry-after'], now);
  if (status === 429) throw new RetryableError('too-many-requests', detail, { after });
  if (status >= 502 && status <= 504) throw new RetryableError('unreachable', detail, { after });
  if (status === 500)
    throw new RetryableError('unreachable', detail, { retries: retriesAfter500, after });
  throw new ExchangeError(refusing.has(status) ? 'refused' : 'unreachable', detail);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const lasting = /^(?:ENOTFOUND|CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

/** Turns an error of a connection into one of the run. It names host and path, never the query or a header. */
export function asExchangeError(error: unknown, url: string): ExchangeError {
  if (error instanceof ExchangeError) return error;
  const place = URL.canParse(url) ? nameOf(new URL(url)) : 'Adresse';
  const code = codeOf(error);
  const said = `${place}: ${error instanceof AnswerTimeoutError ? error.message : sentenceForCode(code)}.`;
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI') || code.startsWith('ERR__ERROR'))
    return new RetryableError('broken-answer', said, { retries: 1 });
  if (code.startsWith('HPE_')) return new ExchangeError('broken-answer', said, { cause: error });
  if (lasting.test(code)) return new ExchangeError('unreachable', said, { cause: error });
  return new RetryableError('unreachable', said, { cause: error });
}
