import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  AppError,
  databaseUnavailable,
  filesUnavailable,
  invalidInput,
  malformedRequest,
  notFound,
  tooLarge,
  unsupportedMediaType,
} from './errors.ts';
import { isDatabaseUnavailable } from '../database/server/unavailable.ts';
import { isStoreUnavailable } from '../files/bucket/store-unavailable.ts';
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
  if (refusal === undefined) {
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({
      detail: `Ein unerwarteter Fehler ist aufgetreten (Kennung ${request.id}).`,
      code: 'internal',
    });
  }
  if (refusal.answer.code === 'unavailable')
    request.log.warn({ err: error }, 'database or files unavailable');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return reply.code(refusal.statusCode).send(refusal.answer);
}

/** Sends all refusals and failures in one format: HTML for pages, JSON for API calls. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || !(request.headers.accept ?? '').includes('text/html')) {
      return reply.code(404).send(notFound().answer);
    }
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(notFoundPage(languageOf(request.query)));
  });
}
