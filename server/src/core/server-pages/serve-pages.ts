import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../security/caller-address.ts';
import { csrfFieldName, csrfTokenOf } from '../security/csrf.ts';
import { refusalFor } from '../http/error-answers.ts';
import { malformedRequest } from '../http/errors.ts';
import { rateLimitOf } from '../security/rate-limits.ts';
import { isStorable } from '../database/storable.ts';
import {
  messagePage,
  renderPage,
  scriptSource,
  stylesheet,
  stylesheetPath,
  stylesheetVersion,
  type ServerPage,
} from './page.ts';

/** Longer than any form of these pages: a text of 2,000 characters takes 24 kB where each is an emoji of its own. */
const formBytes = 64 * 1024;

const formType = 'application/x-www-form-urlencoded';

/** Stricter than the application's: no script but the one that shows passwords. */
const policy = [
  "default-src 'none'",
  `script-src ${scriptSource}`,
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  // The script asks what is wrong with a password; tools that check a page read the site's robots.txt out of it.
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Somebody's coming to a page, or what they send with its form. */
export interface Visit {
  readonly address: string;
  /** A value behind the question mark; empty where it is not there, or more than once. */
  query(name: string): string;
  /** A field of the form; empty where it is not there. */
  field(name: string): string;
  /** Goes into every form as `<input type="hidden">`: without it what is sent is refused. */
  readonly csrf: { readonly name: string; readonly value: string };
}

/** What a visit leads to: a page, or another address (after something was done, so that reloading does not do it again). */
export type VisitAnswer = ServerPage | { readonly goTo: string };

type Handler = (visit: Visit) => VisitAnswer | Promise<VisitAnswer>;

export interface Pages {
  /** @param send what the page's form leads to, where it has one */
  page(url: string, look: Handler, send?: Handler): void;
}

/** @throws 400 for what cannot be read or kept, and for fields that come twice */
function readForm(text: string): Record<string, string> {
  const fields = new Map<string, string>();
  try {
    // URLSearchParams would put � for bytes that are no text.
    decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw malformedRequest();
  }
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name) || !isStorable(name) || !isStorable(value)) throw malformedRequest();
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function textIn(values: unknown, name: string): string {
  if (typeof values !== 'object' || values === null || !Object.hasOwn(values, name)) return '';
  const value: unknown = (values as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

function visitOf(request: FastifyRequest): Visit {
  return {
    address: callerAddress(request),
    query: (name) => textIn(request.query, name),
    field: (name) => textIn(request.body, name),
    csrf: { name: csrfFieldName, value: csrfTokenOf(request) },
  };
}

function sendPage(reply: FastifyReply, page: ServerPage): FastifyReply {
  return reply
    .code(page.status ?? 200)
    .type('text/html; charset=utf-8')
    .send(renderPage(page));
}

const titles: Readonly<Record<number, string>> = {
  403: 'Bitte noch einmal',
  429: 'Zu viele Versuche',
  500: 'Etwas ist schiefgegangen',
};

function wayOut(status: number, detail: string): string {
  if (status !== 403) return detail;
  return 'Das Formular lag zu lange offen, oder Ihr Browser nimmt keine Cookies an. Öffnen Sie die Seite bitte neu, oder den Link aus der E-Mail, und senden Sie das Formular noch einmal.';
}

/** Refusals and failures as a page; nobody who comes from a mail can read JSON. */
function answerAsPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFor(error);
  if (refusal === undefined) request.log.error({ err: error }, 'request failed');
  const status = refusal?.statusCode ?? 500;
  const detail =
    refusal?.answer.detail ??
    `Ein unerwarteter Fehler ist aufgetreten (Kennung ${request.id}). Bitte versuchen Sie es später noch einmal.`;
  if (refusal?.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return sendPage(
    reply,
    messagePage({
      status,
      title: titles[status] ?? 'Das ging nicht',
      paragraphs: [wayOut(status, detail)],
      ways: [{ label: 'Zur Startseite', url: '/' }],
    }),
  );
}

function answerWith(handler: Handler) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await handler(visitOf(request));
    if ('goTo' in answer) return reply.redirect(answer.goTo, 303);
    return sendPage(reply, answer);
  };
}

function pagesOf(scope: FastifyInstance): Pages {
  const options = {
    schema: { hide: true },
    bodyLimit: formBytes,
    config: { rateLimit: rateLimitOf('default'), csrfInBody: true },
  } as const;
  return {
    page: (url, look, send) => {
      scope.get(url, options, answerWith(look));
      if (send) scope.post(url, options, answerWith(send));
    },
  };
}

function serveStylesheet(app: FastifyInstance): void {
  app.get(stylesheetPath, { schema: { hide: true } }, (request, reply) => {
    // While versions change, another process may be asked for what this one does not have.
    const isThisOne = textIn(request.query, 'v') === stylesheetVersion;
    return reply
      .type('text/css; charset=utf-8')
      .header(
        'cache-control',
        isThisOne ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      )
      .send(stylesheet);
  });
}

/**
 * Pages with forms that work without scripts. Nothing of them is kept by browsers or told to others: their addresses may hold a
 * token. Forms are read here and nowhere else.
 */
export async function servePages(
  app: FastifyInstance,
  register: (pages: Pages) => void,
): Promise<void> {
  serveStylesheet(app);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, text, done) => {
      try {
        done(null, readForm(text as string));
      } catch (error) {
        done(error as Error);
      }
    });
    scope.addHook('onRequest', async (request, reply) => {
      // A token stands behind a question mark; what has none may be found by search engines.
      if (request.url.includes('?')) reply.header('x-robots-tag', 'noindex');
      reply.headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': policy,
      });
    });
    scope.setErrorHandler<FastifyError>(answerAsPage);
    register(pagesOf(scope));
  });
}
