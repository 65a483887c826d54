import type { FastifyInstance } from 'fastify';
import { AppError, malformedRequest, notFound } from '../../core/http/errors.ts';
import { rateLimitOf } from '../../core/security/rate-limits.ts';
import { oembedPath } from '../public-pages/document.ts';
import { asXml, oembedOf, type OembedDeps } from './oembed.ts';

export type { OembedDeps } from './oembed.ts';

const maxAddressLength = 2000;

/** Reads a maximum size in pixels; no limit if it is missing. @throws {AppError} 400 */
function pixelsOf(value: unknown): number {
  if (value === undefined || value === '') return Infinity;
  if (typeof value !== 'string' || !/^[1-9]\d{0,4}$/.test(value)) throw malformedRequest();
  return Number(value);
}

/** Serves the cards of ads and events to programs that have their URLs (https://oembed.com). */
export function serveOembed(app: FastifyInstance, deps: OembedDeps): void {
  const config = { withoutCookie: true as const, rateLimit: rateLimitOf('search') };
  app.get(oembedPath, { schema: { hide: true }, config }, async (request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, no-cache',
    });
    const { url, format = 'json', maxwidth, maxheight } = request.query as Record<string, unknown>;
    if (typeof url !== 'string' || url.length > maxAddressLength) throw malformedRequest();
    if (format !== 'json' && format !== 'xml')
      throw new AppError(501, { detail: 'Es gibt nur json und xml.', code: 'unknown_format' });
    const limits = { maxwidth: pixelsOf(maxwidth), maxheight: pixelsOf(maxheight) };
    const answer = await oembedOf(deps, url, limits);
    if (answer === undefined) throw notFound();
    return format === 'xml'
      ? reply.type('text/xml; charset=utf-8').send(asXml(answer))
      : reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  });
}
