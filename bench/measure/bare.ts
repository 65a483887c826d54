import { gzipSync, brotliCompressSync, constants } from 'node:zlib';
import { fastify } from 'fastify';
import { serveQuestions } from './worker.ts';

/** A bare Fastify in a separate process that sends the same precompressed bytes for every request: the upper limit for servers of this kind. */

const http = fastify();
const bodies: Record<string, Buffer> = {};

http.get('/*', (request, reply) => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ['br', 'gzip'].find((one) => accepted.includes(one));
  reply.header('content-type', 'application/json; charset=utf-8');
  if (encoding === undefined) return reply.send(bodies['identity']);
  return reply.header('content-encoding', encoding).send(bodies[encoding]);
});

const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const questions = {
  listen: () => http.listen({ host: '127.0.0.1', port: 0 }),
  /** Sets the constant body; the compressed ones follow from it. */
  setBody: (text: string) => {
    bodies['identity'] = Buffer.from(text);
    bodies['gzip'] = gzipSync(text);
    bodies['br'] = brotliCompressSync(text, { params: quality });
  },
  /** Returns the processor time of this process in µs. */
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
};

export type BareQuestions = typeof questions;

serveQuestions(questions);
