import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { csrfFailed } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page whose form carries the token: what is sent to it has it in the body instead of a header. */
    csrfInBody?: true;
  }
}

const cookieName = 'csrftoken';
export const csrfFieldName = 'csrf_token';
const unsafeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

function matches(cookie: string | undefined, repeated: unknown): boolean {
  if (cookie === undefined || cookie === '' || typeof repeated !== 'string') return false;
  const [a, b] = [Buffer.from(cookie), Buffer.from(repeated)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Gives a caller without the cookie a fresh one; scripts must read it, so it is not HttpOnly. */
function provideCsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[cookieName]) return;
  const token = randomBytes(24).toString('base64url');
  request.cookies[cookieName] = token;
  reply.setCookie(cookieName, token, {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}

/** What a form has to carry as `csrf_token`; the caller has it as a cookie, or gets it with this answer. */
export function csrfTokenOf(request: FastifyRequest): string {
  return request.cookies[cookieName] ?? '';
}

/** The page itself, whatever stands behind a question mark. */
function isPage(url: string): boolean {
  const [path] = url.split('?');
  return path === '/' || path === '/index.html';
}

function fieldOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && csrfFieldName in body
    ? body[csrfFieldName]
    : undefined;
}

/** Double submit: an unsafe call must repeat the cookie's value in `X-CSRFToken`, a form in its field. */
export function guardAgainstCsrf(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { csrfInBody } = request.routeOptions.config;
    if (unsafeMethods.has(request.method)) {
      if (csrfInBody) return;
      if (!matches(request.cookies[cookieName], request.headers['x-csrftoken'])) throw csrfFailed();
    } else if (csrfInBody || isPage(request.url) || request.url.startsWith('/api/')) {
      // Not with pictures and scripts: those are cached for everyone.
      provideCsrfCookie(request, reply);
    }
  });
  app.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.csrfInBody || !unsafeMethods.has(request.method)) return;
    if (!matches(request.cookies[cookieName], fieldOf(request.body))) throw csrfFailed();
  });
}
