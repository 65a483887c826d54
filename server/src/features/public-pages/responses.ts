import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalFor } from '../../core/http/error-answers.ts';
import { isNotModified } from '../../core/http/not-modified.ts';
import { rateLimitOf } from '../../core/security/rate-limits.ts';
import { renderDocument, styleSource, template, type PublicPage } from './document.ts';
import { languageOf, pathIn, wordsOf, type PageWords } from '../../core/text/page-words.ts';
import type { Ends, PageVersion } from './page-version.ts';

/** Forbids all scripts. Data of schema.org in a script element is not a script. */
const policy = [
  "default-src 'none'",
  `style-src ${styleSource}`,
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page, a redirect to its present URL, or undefined if there is no such page. */
export type PageAnswer = PublicPage | { readonly movedTo: string } | undefined;

/** A text that is served like a page, such as a feed. */
export interface TextAnswer {
  readonly text: string;
  readonly type: string;
}

interface Answering {
  readonly version: PageVersion;
  readonly to: (path: string) => string;
  /** Called for each visit to which a page was sent, or whose browser has it already. */
  readonly onVisit: (request: FastifyRequest) => void;
}

const wordsFor = ({ query }: FastifyRequest): PageWords => wordsOf(languageOf(query));

function missing(words: PageWords): PublicPage {
  const { t } = words;
  return {
    title: `${t('Diese Seite gibt es nicht')} – Lehrpfad`,
    description: t('Die Adresse führt nirgendwohin.'),
    path: '/',
    status: 404,
    body: template(words, 'missing', {}),
  };
}

function failureText(status: number, detail: string | undefined, { t, translated }: PageWords) {
  if (status === 429)
    return t('Zu viele Anfragen auf einmal. Bitte versuche es gleich noch einmal.');
  if (status === 503) return t('Der Dienst startet gerade. Bitte versuche es gleich noch einmal.');
  return detail ? translated(detail) : t('Ein unerwarteter Fehler ist aufgetreten.');
}

/**
 * Sends 304. The Content-Security-Policy is left out: the browser would replace the one of its copy, which
 * may allow a script.
 */
function sendNotModified(reply: FastifyReply, etag: string): FastifyReply {
  return reply.removeHeader('content-security-policy').code(304).header('etag', `W/${etag}`).send();
}

/** Sends a page in the language of its URL. */
function sendPage(
  reply: FastifyReply,
  page: PublicPage,
  to: Answering['to'],
  status: number = page.status ?? 200,
): FastifyReply {
  if (status !== 200 || page.isHidden) reply.header('x-robots-tag', 'noindex');
  if (page.script)
    reply.header(
      'content-security-policy',
      `${policy}; worker-src 'self'; script-src ${page.script.source}`,
    );
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(renderDocument(page, to, wordsFor(reply.request)));
}

function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  to: Answering['to'],
) {
  const refusal = refusalFor(error);
  if (refusal === undefined) request.log.error({ err: error }, 'request failed');
  const status = refusal?.statusCode ?? 500;
  if (refusal?.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  const words = wordsFor(request);
  const reason = failureText(status, refusal?.answer.detail, words);
  return sendPage(
    reply.header('cache-control', 'no-store'),
    {
      ...missing(words),
      title: `${words.t('Das ging nicht')} – Lehrpfad`,
      body: template(words, 'failed', { reason }),
    },
    to,
    status,
  );
}

/** Returns the canonical URL of a request with a trailing slash; undefined if it has none. */
function withoutLastSlash(url: string): string | undefined {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  // Two slashes at the beginning would be another host.
  if (!path.endsWith('/') || !/^\/[^/]/.test(path)) return undefined;
  return path.slice(0, -1) + url.slice(path.length);
}

export interface PageRoutes {
  /** @param ends whether the page changes by itself with the day or the minute */
  page(
    url: string,
    read: (visit: {
      params: Readonly<Record<string, string>>;
      /** Unchecked. */
      query: unknown;
      page: number;
      /** In the language of the URL. */
      words: PageWords;
    }) => PageAnswer | Promise<PageAnswer>,
    ends?: Ends,
  ): void;
  /** @param read gets the query string */
  text(
    url: string,
    read: (visit: {
      params: Readonly<Record<string, string>>;
      query: string;
    }) => Promise<TextAnswer | { readonly movedTo: string } | undefined>,
  ): void;
}

/** The page number of a list in the URL; 0 if it is invalid, so that there is no such page. */
function pageNumber(query: unknown): number {
  const { seite } = (query ?? {}) as { seite?: unknown };
  if (seite === undefined) return 1;
  return typeof seite === 'string' && /^[1-9]\d{0,4}$/.test(seite) ? Number(seite) : 0;
}

/** Adds the parts that all pages share: headers, redirects, visits and errors. */
function addPageHooks(
  scope: FastifyInstance,
  { to, onVisit }: Pick<Answering, 'to' | 'onVisit'>,
): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' });
  });
  scope.addHook('preHandler', async (request, reply) => {
    const bare = withoutLastSlash(request.url);
    if (bare !== undefined) return reply.redirect(bare, 301);
  });
  scope.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode === 200 || statusCode === 304) onVisit(request);
  });
  scope.setErrorHandler<FastifyError>((error, request, reply) =>
    answerFailure(error, request, reply, to),
  );
}

/** Serves the pages that `register` adds. */
export async function servePublicPages(
  app: FastifyInstance,
  { version, to, onVisit }: Answering,
  register: (routes: PageRoutes) => void,
): Promise<void> {
  await app.register(async (scope) => {
    addPageHooks(scope, { to, onVisit });
    register({
      text: serveTexts(scope, { version, to }),
      page: servePages(scope, { version, to }),
    });
  });
}

const routeOptions = () => ({
  schema: { hide: true },
  config: { rateLimit: rateLimitOf('search') },
});

type Serving = Pick<Answering, 'version' | 'to'>;

function serveTexts(scope: FastifyInstance, { version, to }: Serving): PageRoutes['text'] {
  return (url, read) => {
    scope.get(url, routeOptions(), async (request, reply) => {
      const { etag, lastModified } = version.now('with the day');
      if (isNotModified(request.headers, etag, lastModified)) return sendNotModified(reply, etag);
      const params = request.params as Record<string, string>;
      const [, query = ''] = request.url.split('?', 2);
      const answer = await read({ params, query });
      if (answer === undefined) return sendPage(reply, missing(wordsFor(request)), to);
      if ('movedTo' in answer) return reply.redirect(answer.movedTo, 301);
      return reply
        .headers({ etag: `W/${etag}`, 'last-modified': lastModified.toUTCString() })
        .type(`${answer.type}; charset=utf-8`)
        .send(answer.text);
    });
  };
}

function servePages(scope: FastifyInstance, { version, to }: Serving): PageRoutes['page'] {
  return (url, read, ends = 'with the day') => {
    scope.get(url, routeOptions(), async (request, reply) => {
      const { etag, lastModified } = version.now(ends);
      if (isNotModified(request.headers, etag, lastModified)) return sendNotModified(reply, etag);
      const params = request.params as Record<string, string>;
      const { query } = request;
      const words = wordsFor(request);
      const answer = await read({ params, query, page: pageNumber(query), words });
      if (answer !== undefined && 'movedTo' in answer)
        return reply.redirect(pathIn(languageOf(query), answer.movedTo), 301);
      if (answer === undefined) return sendPage(reply, missing(words), to);
      if ((answer.status ?? 200) === 200)
        reply.headers({ etag: `W/${etag}`, 'last-modified': lastModified.toUTCString() });
      return sendPage(reply, answer, to);
    });
  };
}
