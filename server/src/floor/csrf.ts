import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { csrfFailed } from './errors.ts';

const cookieName = 'csrftoken';
const unsafeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

function matches(cookie: string | undefined, header: unknown): boolean {
  if (cookie === undefined || cookie === '' || typeof header !== 'string') return false;
  const [a, b] = [Buffer.from(cookie), Buffer.from(header)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Gives a caller without the cookie a fresh one; scripts must read it, so it is not HttpOnly. */
function provideCsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[cookieName]) return;
  reply.setCookie(cookieName, randomBytes(24).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}

/** The page itself, whatever stands behind a question mark. */
function isPage(url: string): boolean {
  const [path] = url.split('?');
  return path === '/' || path === '/index.html';
}

/** Double submit: an unsafe call must repeat the cookie's value in `X-CSRFToken`. */
export function guardAgainstCsrf(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (unsafeMethods.has(request.method)) {
      if (!matches(request.cookies[cookieName], request.headers['x-csrftoken'])) throw csrfFailed();
    } else if (isPage(request.url) || request.url.startsWith('/api/')) {
      // Not with pictures and scripts: those are cached for everyone.
      provideCsrfCookie(request, reply);
    }
  });
}
