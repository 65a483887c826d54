import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { csrfFailed } from '../http/errors.ts';
import { hostCookie } from '../http/host-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for a page whose form sends the token in the body instead of a header. */
    csrfInBody?: true;
    /** Set for a route whose responses caches may store for everyone. */
    withoutCookie?: true;
    /** Set for a page whose URL contains a secret, which no other site can know: it needs no token, and a mail program can send its form. */
    addressIsSecret?: true;
  }
  interface FastifyInstance {
    /** Name of the cookie that holds the token. */
    csrfCookie: string;
  }
}

const cookieName = 'csrftoken';
export const csrfFieldName = 'csrf_token';
/** Methods of requests that may change something. */
export const unsafeMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

function matches(cookie: string | undefined, repeated: unknown): boolean {
  if (cookie === undefined || cookie === '' || typeof repeated !== 'string') return false;
  const [a, b] = [Buffer.from(cookie), Buffer.from(repeated)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Returns whether the browser itself says that a page of this site makes the request. No page can write that header. It counts where there
 * are no two values to compare, because somebody blocks cookies.
 */
function isFromOwnPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}

/** Sets a new cookie if the caller has none; scripts must read it, so it is not HttpOnly. */
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

/** Returns the value of a form's field `csrf_token`; the caller's cookie has the same value. */
export function csrfTokenOf(request: FastifyRequest): string {
  return request.cookies[request.server.csrfCookie] ?? '';
}

/** Returns whether the URL is the page itself, with or without a query string. */
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
 * Guards against CSRF by double submit: an unsafe request must repeat the cookie's value in the header `X-CSRFToken`, a form in its
 * field. Where one of them is missing, the browser's own word counts.
 * @param publicUrl if it is https, only the cookie `__Host-csrftoken` counts
 */
export function guardAgainstCsrf(app: FastifyInstance, publicUrl: Config['publicUrl']): void {
  const name = hostCookie(cookieName, publicUrl);
  app.decorate('csrfCookie', name);
  const check = (request: FastifyRequest, repeated: unknown) => {
    const cookie = request.cookies[name];
    if (matches(cookie, repeated)) return;
    if ((cookie && repeated) || !isFromOwnPage(request)) throw csrfFailed();
  };
  app.addHook('onRequest', async (request, reply) => {
    const { csrfInBody, withoutCookie, addressIsSecret } = request.routeOptions.config;
    if (withoutCookie || addressIsSecret) return;
    if (unsafeMethods.has(request.method)) {
      if (csrfInBody) return;
      check(request, request.headers['x-csrftoken']);
    } else if (csrfInBody || isPage(request.url) || request.url.startsWith('/api/')) {
      // Not with pictures and scripts, because they are cached for everyone.
      provideCsrfCookie(request, reply);
    }
  });
  app.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.csrfInBody || !unsafeMethods.has(request.method)) return;
    check(request, fieldOf(request.body));
  });
}
