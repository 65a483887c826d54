import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { csrfFailed } from '../http/errors.ts';
import { hostCookie } from '../http/host-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page whose form carries the token: what is sent to it has it in the body instead of a header. */
    csrfInBody?: true;
  }
  interface FastifyInstance {
    /** Name of the cookie with the token. */
    csrfCookie: string;
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
  const { csrfCookie } = request.server;
  if (request.cookies[csrfCookie]) return;
  const token = randomBytes(24).toString('base64url');
  request.cookies[csrfCookie] = token;
  reply.setCookie(csrfCookie, token, {
    path: '/',
    sameSite: 'lax',
    secure: csrfCookie !== cookieName || request.protocol === 'https',
  });
}

/** What a form has to carry as `csrf_token`; the caller has it as a cookie, or gets it with this answer. */
export function csrfTokenOf(request: FastifyRequest): string {
  return request.cookies[request.server.csrfCookie] ?? '';
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

/**
 * Double submit: an unsafe call must repeat the cookie's value in `X-CSRFToken`, a form in its field.
 * @param publicUrl by which people reach the board: with https the cookie is `__Host-csrftoken`, and no other one counts
 */
export function guardAgainstCsrf(app: FastifyInstance, publicUrl: Config['publicUrl']): void {
  const name = hostCookie(cookieName, publicUrl);
  app.decorate('csrfCookie', name);
  app.addHook('onRequest', async (request, reply) => {
    const { csrfInBody } = request.routeOptions.config;
    if (unsafeMethods.has(request.method)) {
      if (csrfInBody) return;
      if (!matches(request.cookies[name], request.headers['x-csrftoken'])) throw csrfFailed();
    } else if (csrfInBody || isPage(request.url) || request.url.startsWith('/api/')) {
      // Not with pictures and scripts: those are cached for everyone.
      provideCsrfCookie(request, reply);
    }
  });
  app.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.csrfInBody || !unsafeMethods.has(request.method)) return;
    if (!matches(request.cookies[name], fieldOf(request.body))) throw csrfFailed();
  });
}
