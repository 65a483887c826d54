import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../security/caller-address.ts';
import { csrfFieldName, csrfTokenOf } from '../security/csrf.ts';
import { refusalFor } from '../http/error-answers.ts';
import { malformedRequest } from '../http/errors.ts';
import { rateLimitOf } from '../security/rate-limits.ts';
import { languageOf, wordsOf, type PageWords } from '../text/page-words.ts';
import { isStorable } from '../database/storable.ts';
import { refusalPage } from './refusal-page.ts';
import {
  renderPage,
  scriptSource,
  stylesheet,
  stylesheetPath,
  stylesheetVersion,
  type ServerPage,
} from './page.ts';

/** More than any form of these pages needs: a text of 2,000 emojis takes 24 kB. */
const formBytes = 64 * 1024;

const formType = 'application/x-www-form-urlencoded';

/** Stricter than the application's policy: no script except the one that shows passwords. */
const policy = [
  "default-src 'none'",
  `script-src ${scriptSource}`,
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  // The script fetches the errors of a password; page checkers fetch the site's robots.txt from within the page.
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A request for a page or the submission of its form. */
export interface Visit {
  readonly address: string;
  /** In the language of its URL. */
  readonly words: PageWords;
  /** A query parameter; empty if it is missing or repeated. */
  query(name: string): string;
  /** A field of the form; empty if it is missing. */
  field(name: string): string;
  /** Every form contains it as `<input type="hidden">`; otherwise the submission is refused. */
  readonly csrf: { readonly name: string; readonly value: string };
}

/** The response to a visit: a page, or a redirect (after an action, so that reloading does not repeat it). */
export type VisitAnswer = ServerPage | { readonly goTo: string };

type Handler = (visit: Visit) => VisitAnswer | Promise<VisitAnswer>;

export interface Pages {
  /**
   * @param send handles the page's form, if it has one
   * @param options whether the URL contains a secret, which then replaces the token in the form
   */
  page(
    url: string,
    look: Handler,
    send?: Handler,
    options?: { readonly addressIsSecret?: true },
  ): void;
}

/** @throws 400 for text that cannot be decoded or stored, and for repeated fields */
function readForm(text: string): Record<string, string> {
  const fields = new Map<string, string>();
  try {
    // URLSearchParams would replace bytes that are not valid UTF-8 by �.
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
    words: wordsOf(languageOf(request.query)),
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

/** Shows refusals and failures as a page, because people who follow a link in a mail cannot read JSON. */
function answerAsPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFor(error);
  if (refusal === undefined) request.log.error({ err: error }, 'request failed');
  if (refusal?.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return sendPage(reply, refusalPage(refusal, request));
}

function answerWith(handler: Handler) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await handler(visitOf(request));
    if ('goTo' in answer) return reply.redirect(answer.goTo, 303);
    return sendPage(reply, answer);
  };
}

function pagesOf(scope: FastifyInstance): Pages {
  return {
    page: (url, look, send, { addressIsSecret } = {}) => {
      const guard = addressIsSecret ? { addressIsSecret } : { csrfInBody: true as const };
      const options = {
        schema: { hide: true },
        bodyLimit: formBytes,
        config: { rateLimit: rateLimitOf('default'), ...guard },
      };
      scope.get(url, options, answerWith(look));
      if (send) scope.post(url, options, answerWith(send));
    },
  };
}

function serveStylesheet(app: FastifyInstance): void {
  app.get(stylesheetPath, { schema: { hide: true } }, (request, reply) => {
    // During an update, the request may reach a process with a different version of the stylesheet.
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
 * Serves pages with forms that work without scripts. Their URLs may contain a token, so browsers do not cache the pages or send the
 * URL as referrer. Form bodies are parsed only here.
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
    // Mail programs may unsubscribe with this type (RFC 8058); the content is always the same.
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null, {}),
    );
    scope.addHook('onRequest', async (request, reply) => {
      // A query string may contain a token; search engines may only index pages without one.
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
