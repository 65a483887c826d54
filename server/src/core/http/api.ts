import {
  apiBase,
  type AnyEndpoint,
  type Endpoint,
} from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { errorAnswer } from '@lehrpfad/contract/core/endpoints/errors.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  admit,
  refuseProtectedFields,
  type Authenticate,
  type Caller,
} from '../security/callers.ts';
import { describedCall } from './api-docs/described-call.ts';
import { jsonType, RawResponse } from './raw-response.ts';
import { unsupportedMediaType } from './errors.ts';
import type { CachingRule } from './public-reads/public-reads.ts';
import { limitOpenForms } from '../files/open-forms.ts';
import { quotaOf, type RecordWrite } from '../security/write-quotas.ts';
import { rateLimitOf } from '../security/rate-limits.ts';
import type { Repeats } from './idempotency/repeats.ts';
import { readForm, type UploadedFile } from '../files/uploads.ts';

export type { Caller } from '../security/callers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint that the route serves, if it belongs to the API. */
    endpoint?: AnyEndpoint;
  }
  interface FastifyRequest {
    /** Set once the request is authorised; undefined for a visitor. */
    caller: Caller | undefined;
    uploaded: readonly UploadedFile[];
  }
}

/** What a handler receives: the parts of the request as their schemas parsed them. */
export interface Call<E extends AnyEndpoint> {
  readonly params: E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType>
    ? z.output<P>
    : never;
  readonly query: E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType>
    ? z.output<Q>
    : never;
  readonly body: E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
  /** Always present if the endpoint requires an account. */
  readonly caller: E['access'] extends 'public' ? Caller | undefined : Caller;
  /** Uploaded files; empty unless the endpoint has an `upload`. */
  readonly files: readonly UploadedFile[];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Matches `gzip`, but not `gzip;q=0`. */
const acceptsGzip = /\bgzip\b(?!\s{0,9};\s{0,9}q=0(?:\.0{0,9})?\s{0,9}(?:,|$))/;

function send(answer: RawResponse, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(answer.headers).type(answer.type);
  if (answer.gzip === undefined) return reply.send(answer.body);
  reply.header('vary', 'accept-encoding');
  if (!acceptsGzip.test(String(headers['accept-encoding'] ?? ''))) return reply.send(answer.body);
  return reply.header('content-encoding', 'gzip').send(answer.gzip);
}

type Answer<E extends AnyEndpoint> = z.input<E['response']> | RawResponse;

type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>;

/** Registers endpoints of features. */
export interface Api {
  /**
   * Sends only those fields of the handler's result that the response schema contains.
   * @param keeping for a public read (`public-reads.ts`)
   */
  handle<E extends AnyEndpoint>(
    endpoint: E,
    handler: Handler<E>,
    keeping?: CachingRule<Call<E>['query']>,
  ): void;
  /** All registered endpoints, for the tests and the API page. */
  readonly registered: readonly AnyEndpoint[];
}

function schemaOf(endpoint: AnyEndpoint) {
  const { params, query, body, response, summary, path } = endpoint;
  return {
    summary,
    ...describedCall(endpoint),
    tags: [path.split('/')[0] ?? ''],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      200: endpoint.produces
        ? { content: { [endpoint.produces]: { schema: response } } }
        : response,
      '4xx': errorAnswer,
      '5xx': errorAnswer,
    },
  };
}

/** Forbids caching: the first response contains the caller's own cookie. */
async function begin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
  request.uploaded = [];
}

function guard(endpoint: AnyEndpoint, authenticate: Authenticate) {
  return async (request: FastifyRequest) => {
    request.caller = await admit(request, endpoint, authenticate);
  };
}

/** Turns a form with files into a normal body, but only after the request is authorised. */
function readBody(
  endpoint: AnyEndpoint,
  openForm: ReturnType<typeof limitOpenForms>,
  recordWrite: RecordWrite,
) {
  const { upload } = endpoint;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.isMultipart()) {
      if (upload === undefined) throw unsupportedMediaType();
      if (request.caller) await recordWrite(request.caller, 'uploads');
      openForm(request, reply);
      const { body, files } = await readForm(request, upload);
      request.body = body;
      request.uploaded = files;
    }
    refuseProtectedFields(endpoint, request.caller, request.body);
  };
}

/** Registers a public read, which requires no account. */
function handlePublicRead<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { state, keeps = () => true }: CachingRule<Call<E>['query']>,
): void {
  if (endpoint.access !== 'public' || endpoint.method !== 'GET' || endpoint.personal)
    throw new Error(`${endpoint.path} is not the same for everyone.`);
  const route = apiBase + endpoint.path;
  app.publicReads.add(endpoint, state, app.requestCounts?.counterOf(route));
  app.route({
    method: endpoint.method,
    url: route,
    schema: schemaOf(endpoint),
    config: { endpoint, withoutCookie: true },
    handler: async (request, reply) => {
      const { params, query } = request;
      const call = { params, query, files: [], request, reply } as unknown as Call<E>;
      const before = state();
      const answer = await handler(call);
      if (!keeps(call.query)) {
        reply.header('cache-control', 'no-store');
        return answer instanceof RawResponse ? send(answer, request, reply) : answer;
      }
      const content =
        answer instanceof RawResponse
          ? answer
          : new RawResponse(jsonType, Buffer.from(String(reply.serialize(answer))));
      app.publicReads.answer(content, { before, now: state() }, request, reply);
      return reply;
    },
  });
}

/**
 * Binds the contract's endpoints to handlers below the API's base path.
 * @param repeats for endpoints that are `idempotent`
 */
export function createApi(
  app: FastifyInstance,
  authenticate: Authenticate = () => Promise.resolve(undefined),
  repeats: Pick<Repeats, 'answer'> = { answer: (_request, run) => run() },
  recordWrite: RecordWrite = () => Promise.resolve(),
): Api {
  const registered: AnyEndpoint[] = [];
  app.decorateRequest('caller');
  app.decorateRequest('uploaded');
  const openForm = limitOpenForms();
  return {
    registered,
    handle: <E extends AnyEndpoint>(
      endpoint: E,
      handler: Handler<E>,
      keeping?: CachingRule<Call<E>['query']>,
    ) => {
      registered.push(endpoint);
      if (keeping !== undefined) return handlePublicRead(app, endpoint, handler, keeping);
      const quota = quotaOf(endpoint);
      app.route({
        method: endpoint.method,
        url: apiBase + endpoint.path,
        schema: schemaOf(endpoint),
        bodyLimit: endpoint.upload ? limits.formFieldBytes : limits.jsonBodyBytes,
        config: { rateLimit: rateLimitOf(endpoint.rate ?? 'default'), endpoint },
        onRequest: begin,
        // After the rate limits, which count refused requests too, and before the body is read.
        preParsing: guard(endpoint, authenticate),
        preValidation: readBody(endpoint, openForm, recordWrite),
        handler: async (request, reply) => {
          const { params, query, body, caller, uploaded: files } = request;
          // Before a transaction is open. Requests that fail validation never get here and are not counted.
          if (quota && caller) await recordWrite(caller, quota);
          const call = { params, query, body, caller, files, request, reply };
          const run = async () => handler(call as unknown as Call<E>);
          const answer = await (endpoint.idempotent ? repeats.answer(request, run) : run());
          if (!(answer instanceof RawResponse)) return answer;
          return send(answer, request, reply);
        },
      });
    },
  };
}
