import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  AppError,
  databaseUnavailable,
  filesUnavailable,
  invalidInput,
  malformedRequest,
  notFound,
  rangeNotSatisfiable,
  tooLarge,
  unsupportedMediaType,
} from './errors.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { isDatabaseUnavailable } from '../database/server/unavailable.ts';
import { isStoreUnavailable } from '../files/bucket/store-unavailable.ts';
import { renderPage } from '../server-pages/page.ts';
import { refusalPage } from '../server-pages/refusal-page.ts';
import { languageOf } from '../text/page-words.ts';
import { notFoundPage } from './not-found-page.ts';

/** Converts validation errors into German messages by field. */
function fieldErrors(error: FastifyError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { instancePath, message } of error.validation ?? []) {
    const field = instancePath.split('/')[1] || 'anfrage';
    (errors[field] ??= []).push(message ?? 'Ungültige Eingabe.');
  }
  return errors;
}

/** Returns the client error for an error, or undefined if the server is at fault. */
export function refusalFor(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return databaseUnavailable();
  if (isStoreUnavailable(error)) return filesUnavailable();
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(fieldErrors(error));
  if (error.statusCode === 413) return tooLarge();
  if (error.statusCode === 415) return unsupportedMediaType();
  if (error.statusCode === 416) return rangeNotSatisfiable();
  if (error.statusCode === 404) return notFound();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return malformedRequest();
  }
  return undefined;
}

export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalFor(error);
  if (refusal === undefined) request.log.error({ err: error }, 'request failed');
  if (refusal?.answer.code === 'unavailable')
    request.log.warn({ err: error }, 'database or files unavailable');
  if (refusal?.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  const range = contentRangeOf(error);
  if (range !== undefined) reply.header('content-range', range);
  if (isForPage(request)) return sendAsPage(reply, refusal, request);
  if (refusal !== undefined) return reply.code(refusal.statusCode).send(refusal.answer);
  return reply.code(500).send({
    detail: `Ein unerwarteter Fehler ist aufgetreten (Kennung ${request.id}).`,
    code: 'internal',
  });
}

/** Returns the size of the file of which somebody asks for a range that it does not have: the header that RFC 9110 requires beside 416. */
function contentRangeOf(error: FastifyError): string | undefined {
  const { statusCode, headers } = error as FastifyError & { headers?: Record<string, unknown> };
  const range = statusCode === 416 ? headers?.['Content-Range'] : undefined;
  return typeof range === 'string' ? range : undefined;
}

function wantsHtml({ url, headers: { accept = '' } }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && accept.includes('text/html');
}

/** Whether a browser asks for a page, so that a person reads the answer. */
const isForPage = (request: FastifyRequest) => request.method === 'GET' && wantsHtml(request);

function sendHtml(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}

function sendAsPage(
  reply: FastifyReply,
  refusal: AppError | undefined,
  request: FastifyRequest,
): FastifyReply {
  // Links in mails and messages are often cut within a character (`%C3%A`).
  if (refusal?.answer.code === 'malformed')
    return sendHtml(reply, refusal.statusCode, notFoundPage(languageOf(request.query)));
  const page = refusalPage(refusal, request);
  return sendHtml(reply.header('cache-control', 'no-store'), page.status ?? 500, renderPage(page));
}

/** Returns the handler of errors that occur before any hook, such as in the URL: their answers get the security headers here. */
export function answerEarlyError(publicUrl: string | undefined): typeof answerError {
  const headers = securityHeaders(publicUrl);
  return (error, request, reply) => answerError(error, request, reply.headers(headers));
}

/** Sends all refusals and failures in one format: HTML for pages, JSON for API calls. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((request, reply) => {
    if (!wantsHtml(request)) return reply.code(404).send(notFound().answer);
    return sendHtml(reply, 404, notFoundPage(languageOf(request.query)));
  });
}
