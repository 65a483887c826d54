import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { fastify, type FastifyInstance, type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from './config.ts';
import { guardAgainstCsrf } from './csrf.ts';
import { answerError, answerErrors } from './error-answers.ts';
import { malformedRequest } from './errors.ts';
import { limitRates } from './rate-limits.ts';
import { sendSecurityHeaders } from './security-headers.ts';

// Schemas without a message of their own speak German too.
z.config(z.locales.de());

/** The query of `a?b=%E4` cannot be decoded; answering something else than what was asked would be worse than 400. */
function refuseUndecodable(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const start = request.url.indexOf('?');
    if (start < 0) return;
    try {
      decodeURIComponent(request.url.slice(start + 1));
    } catch {
      throw malformedRequest();
    }
  });
}

/** JSON is the only body that is read; an empty one counts as none. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(malformedRequest());
    }
  });
}

/** The server without any feature: bodies, errors, headers, CSRF, compression, rate limits. */
export async function createHttp(
  config: Pick<Config, 'trustProxy' | 'rateLimits'>,
  logger?: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    trustProxy: config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    frameworkErrors: answerError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  readJsonOnly(app);
  await sendSecurityHeaders(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(cookie);
  refuseUndecodable(app);
  if (config.rateLimits) await limitRates(app);
  guardAgainstCsrf(app);
  return app;
}
