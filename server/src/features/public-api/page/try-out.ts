import type { FastifyInstance } from 'fastify';
import { rateLimitOf } from '../../../core/security/rate-limits.ts';
import { publicBase } from '../operation.ts';
import { operations } from '../operations.ts';
import { apiPagePath } from './api-page.ts';

/** Longer values are no valid parameters of the API; they are left out of the URL. */
const maxLength = 500;

/** Returns the path of the request that a form describes; empty fields are left out, since the API would refuse them. */
function callOf(sent: Readonly<Record<string, unknown>>): string {
  const operation = operations.find(({ name }) => name === sent['was']);
  if (operation === undefined) return apiPagePath;
  const valueOf = (name: string) => {
    const value = sent[name];
    return typeof value === 'string' && value.length <= maxLength ? value.trim() : '';
  };
  const id = valueOf('id');
  if (operation.path.includes(':id') && !/^\d{1,20}$/.test(id))
    return `${apiPagePath}#${operation.name}`;
  const given = Object.keys(operation.query.shape)
    .map((name) => [name, valueOf(name)] as [string, string])
    .filter(([, value]) => value !== '');
  const text = new URLSearchParams(given).toString();
  return publicBase + operation.path.replace(':id', id) + (text && `?${text}`);
}

/** Redirects the forms of the page to the requests that they describe. */
export function serveTryOut(app: FastifyInstance): void {
  const options = { schema: { hide: true }, config: { rateLimit: rateLimitOf('search') } };
  app.get(`${apiPagePath}/ausprobieren`, options, (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(callOf(request.query as Record<string, unknown>), 302),
  );
}
