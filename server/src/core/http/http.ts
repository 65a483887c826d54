import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifySchemaCompiler,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { guardAgainstCsrf } from '../security/csrf.ts';
import { answerEarlyError, answerErrors } from './error-answers.ts';
import { malformedRequest, unsupportedMediaType } from './errors.ts';
import { clientErrorHandler } from './connections/client-errors.ts';
import { Connections } from './connections/ending-connections.ts';
import { ServerFactory } from './connections/server-factory.ts';
import { OpenCalls } from './connections/open-calls.ts';
import { PublicReads } from './public-reads/public-reads.ts';
import { queryReader } from './query-reader.ts';
import { nextRequestId } from './request-ids.ts';
import { refuseUndecodableUrl } from './undecodable-url.ts';
import { isTrustedHop } from '../security/caller-address.ts';
import { limitRates } from '../security/rate-limits.ts';
import { RequestCounts } from '../metrics/request-counts.ts';
import { RequestLog } from '../logging/request-log.ts';
import { securityHeaders, sendSecurityHeaders } from '../security/security-headers.ts';
import { parseStorableJson } from '../database/storable.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { watchRequests } from '../threads/watched-requests.ts';

// Schemas without a message of their own produce German messages, too.
z.config({
  ...z.locales.de(),
  customError: (issue) => {
    if (issue.code !== 'invalid_type') return undefined;
    return issue.input === undefined || issue.input === null ? 'Pflichtfeld!' : 'Ungültige Angabe.';
  },
});

/** Maximum length of a path segment: the URL of a search with all its filters is one segment. */
const maxSegmentLength = 2000;

/** Rejects URLs that cannot be decoded. */
function refuseUndecodable(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    refuseUndecodableUrl(request.url);
    done();
  });
}

/**
 * Refuses compressed bodies with 415 (RFC 9110, 8.4). Unpacking would begin before the caller is known, and an error in it before
 * anybody reads the body, which would then be waited for without end.
 */
function refuseCompressedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if ((request.headers['content-encoding'] ?? 'identity') === 'identity') return done();
    reply.header('accept-encoding', 'identity');
    done(unsupportedMediaType());
  });
}

/** Accepts only JSON bodies (forms with files: uploads.ts); an empty body counts as none. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, parseStorableJson(text as string));
    } catch {
      done(malformedRequest());
    }
  });
}

/** Parses valid queries the fast way, and invalid ones with the full schema, which explains the errors. */
const readParameters: FastifySchemaCompiler<z.ZodType> = (route) => {
  const whole = validatorCompiler(route);
  if (route.httpPart !== 'querystring') return whole;
  const read = queryReader(route.schema);
  return (query: unknown) => {
    const { success, data } = read(query);
    return success ? { value: data } : whole(query);
  };
};

type HttpConfig = Pick<Config, 'trustProxy' | 'rateLimits'> &
  Partial<Pick<Config, 'mapStyleUrl' | 'metricsPort' | 'publicUrl' | 'sharedCacheSeconds'>> & {
    readonly tracing?: Tracing | undefined;
  };

/** Creates the server without any feature: bodies, errors, headers, CSRF, compression, rate limits. */
export async function createHttp(
  config: HttpConfig,
  logger?: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const publicReads = new PublicReads(config);
  const servers = new ServerFactory((request, response) =>
    publicReads.answerAtOnce(request, response),
  );
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new RequestLog(),
    genReqId: nextRequestId,
    trustProxy: config.trustProxy && isTrustedHop,
    serverFactory: servers.create,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxSegmentLength },
    forceCloseConnections: 'idle',
    // Enough for three PDFs over a phone's connection.
    requestTimeout: 180_000,
    frameworkErrors: answerEarlyError(config.publicUrl),
    clientErrorHandler: clientErrorHandler(securityHeaders(config.publicUrl)),
  });
  app.setValidatorCompiler(readParameters);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  watchRequests(app);
  if (config.metricsPort === undefined) app.decorate('requestCounts', undefined);
  else RequestCounts.open(app);
  readJsonOnly(app);
  Connections.open(app, servers);
  PublicReads.open(app, publicReads);
  OpenCalls.open(app);
  config.tracing?.traceRequests(app);
  await app.register(multipart);
  sendSecurityHeaders(app, config);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  await app.register(cookie);
  refuseUndecodable(app);
  refuseCompressedBodies(app);
  if (config.rateLimits) await limitRates(app);
  guardAgainstCsrf(app, config.publicUrl);
  return app;
}
