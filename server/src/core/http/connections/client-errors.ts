import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, malformedRequest } from '../errors.ts';

/** Refusals by the code of the error of Node.js; everything else is malformed. */
const refusals: Readonly<Record<string, AppError>> = {
  HPE_HEADER_OVERFLOW: new AppError(431, {
    detail: 'Die Adresse oder der Kopf der Anfrage ist zu lang.',
    code: 'too_large',
  }),
  ERR_HTTP_REQUEST_TIMEOUT: new AppError(408, {
    detail: 'Die Anfrage kam nicht rechtzeitig vollständig an.',
    code: 'timeout',
  }),
};

/**
 * Returns a function that answers what Node.js cannot read as a request in the format of all refusals, and ends its connection.
 * @param securityHeaders those of every answer
 */
export function clientErrorHandler(securityHeaders: Readonly<Record<string, string>>) {
  const always = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`);
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { statusCode, answer } = refusals[error.code ?? ''] ?? malformedRequest();
    const body = JSON.stringify(answer);
    const head = [
      `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
      'Connection: close',
      ...always,
      'Cache-Control: no-store',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroy(error);
  };
}
