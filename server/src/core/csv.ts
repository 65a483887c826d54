import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { RawResponse } from './http/raw-response.ts';

/** Options of every CSV export: German spreadsheets can open it, and no cell runs as a formula (OWASP, CSV Injection). */
export const csvOptions = {
  delimiter: ';',
  escape_formulas: true,
  record_delimiter: 'windows',
} as const;

/**
 * Sends a table as a file in chunks.
 * @returns the handler's result: the stream is sent unchanged, without the response schema
 */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  pieces: AsyncGenerator<string>,
): RawResponse {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(pieces)) as unknown as RawResponse;
}
