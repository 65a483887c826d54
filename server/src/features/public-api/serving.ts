import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalFor } from '../../core/http/error-answers.ts';
import { AppError, notFound } from '../../core/http/errors.ts';
import { isNotModified } from '../../core/http/not-modified.ts';
import { CallCounter } from '../../core/security/rate-limits.ts';
import type { PageDeps } from '../public-pages/deps.ts';
import { Ages } from './ages.ts';
import { isOfOtherList } from './cursor.ts';
import { bodyOf, readQuery, WrongParameters } from './errors.ts';
import { countCall } from './keys/call-counts.ts';
import { publicBase, type Operation } from './operation.ts';

/** For every route here: no cookie, since other pages read it, and no description in the API of the application. */
export const openRoute = { schema: { hide: true }, config: { withoutCookie: true } } as const;

/** Headers that let pages of every host read the response and these headers, without the visitor's cookies. */
const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Last-Modified, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, no-cache',
  'x-robots-tag': 'noindex',
};

/** Headers of the response to a preflight request, which browsers send before a conditional request to another host. */
const preflightHeaders = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match, If-Modified-Since',
  'access-control-max-age': '86400',
};

function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFor(error);
  if (refusal === undefined) request.log.error({ err: error }, 'request failed');
  const status = refusal?.statusCode ?? 500;
  if (refusal?.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 405) reply.header('allow', 'GET, HEAD, OPTIONS');
  reply.removeHeader('etag').removeHeader('last-modified');
  return reply.code(status).header('cache-control', 'no-store').send(bodyOf(error, status));
}

/** Parses the id of a URL. @throws {AppError} 404 if it is invalid */
function idOf({ id }: { readonly id?: string }): number {
  if (id === undefined) return 0;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  return Number(id);
}

function selfOf(path: string, query: object, to: PageDeps['to']) {
  return (replaced: Readonly<Record<string, string | undefined>>): string => {
    const values = Object.entries<string | undefined>({ ...query, ...replaced });
    const given = values.filter((entry): entry is [string, string] => entry[1] !== undefined);
    const text = new URLSearchParams(given).toString();
    return to(publicBase + path + (text && `?${text}`));
  };
}

/** Reads an operation and returns its response with only the fields of its schema. */
export async function answerOf(
  { path, query, answer, read }: Operation,
  deps: PageDeps,
  sent: { readonly id: number; readonly query: object },
): Promise<unknown> {
  const self = selfOf(path, sent.query, deps.to);
  const call = { path, id: sent.id, query: readQuery(query, sent.query), self };
  if ('cursor' in sent.query && isOfOtherList(sent.query.cursor, path))
    throw new WrongParameters([['cursor', 'Not a cursor of this list.']]);
  const found = await read(deps, call);
  return answer.parse(found);
}

/**
 * Sends the response, or 304 if the client has it. The ETag depends on its content and not on the version of the pages, which follows the
 * database with a delay: a client that was informed of a change must get it.
 */
function serveOperation(app: FastifyInstance, operation: Operation, deps: PageDeps, ages: Ages) {
  app.get(operation.path, openRoute, async (request, reply) => {
    const id = idOf(request.params as { id?: string });
    const sent = { id, query: request.query as object };
    const text = JSON.stringify(await answerOf(operation, deps, sent));
    const { etag, lastModified } = ages.of(request.url, text, deps.clock());
    reply.headers({ etag: `W/${etag}`, 'last-modified': lastModified.toUTCString() });
    if (isNotModified(request.headers, etag, lastModified)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

/** Serves the operations, and the routes of `register` below the same path with the same headers, limits and errors. */
export async function servePublicApi(
  app: FastifyInstance,
  deps: PageDeps,
  operations: readonly Operation[],
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(
    async (scope) => {
      const counter = new CallCounter(scope);
      scope.setErrorHandler<FastifyError>(answerFailure);
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers(openHeaders);
        await countCall(deps, counter, request, reply);
      });
      const ages = new Ages();
      for (const operation of operations) serveOperation(scope, operation, deps, ages);
      register(scope);
      scope.options('*', openRoute, (_request, reply) =>
        reply.code(204).headers(preflightHeaders).send(),
      );
      scope.get('*', openRoute, () => {
        throw notFound();
      });
      scope.route({
        ...openRoute,
        method: ['POST', 'PUT', 'PATCH', 'DELETE'],
        url: '*',
        handler: () => {
          throw new AppError(405, { detail: 'Nur Lesen.', code: 'read_only' });
        },
      });
    },
    { prefix: publicBase },
  );
}
