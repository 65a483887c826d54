import type { z } from 'zod';
import type { Access } from './access.ts';
import type { QuotaName } from '../limits.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Classes of rate limits; how many calls each allows is set on the server. */
export type RateClass = 'default' | 'search' | 'suggestions';

/**
 * A call that may come as `multipart/form-data`. Text fields arrive as strings, which the body's schema reads (form-values.ts).
 * Files are no part of the body: a handler gets them beside it.
 */
export interface Upload {
  /**
   * Fields that carry files, by name. One that takes several is numbered: `file_1`, `file_2` … Every limit is enforced while the
   * bytes arrive: `bytes` of each file, `together` of all of that field.
   */
  readonly files: Readonly<
    Record<string, { readonly most: number; readonly bytes: number; readonly together?: number }>
  >;
  /** Fields that hold JSON. */
  readonly json?: readonly string[];
  /** Fields that are sent once for each item of a list. */
  readonly lists?: readonly string[];
}

/**
 * One API call, declared once: the server registers it, the browser calls it, the API page describes it.
 * Query and path values arrive as strings; their schemas turn them into what handlers use.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Verb extends Method = Method,
  Path extends string = string,
  Keyed extends true | undefined = true | undefined,
> {
  readonly method: Verb;
  /** Below `/api/v1/`, with a trailing slash; answers without it too. `:id` marks a path parameter. */
  readonly path: Path;
  readonly access: Access;
  /**
   * A public call that answers more to those who are logged in: there a token that is not valid is refused instead of ignored.
   */
  readonly personal?: true;
  /**
   * Fields that a company account must not send (403), unless with the value `but`. Those that it may send without effect are
   * left to the feature.
   */
  readonly protects?: Readonly<Record<string, { readonly but?: string }>>;
  readonly upload?: Upload;
  /**
   * A write that may carry an `Idempotency-Key` (idempotency.ts): sent again with the same, it is answered again and not repeated.
   * The browser cannot call it without.
   */
  readonly idempotent?: Keyed;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  readonly rate?: RateClass;
  /** What an account may do so often a day (limits.ts), where it is not among `others`; `none` for what must always be possible. */
  readonly quota?: QuotaName | 'none';
  /** Set where the answer is a file instead of JSON; then `response` describes its bytes. */
  readonly produces?: string;
}

export type AnyEndpoint = Endpoint;

/** Keeps the precise types of a declaration, method and path as literals included. */
export function endpoint<
  const Verb extends Method,
  const Path extends string,
  Response extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Keyed extends true | undefined = undefined,
>(
  declaration: Endpoint<Params, Query, Body, Response, Verb, Path, Keyed>,
): Endpoint<Params, Query, Body, Response, Verb, Path, Keyed> {
  return Object.freeze(declaration);
}

/** What a caller passes: the schemas' input side. */
export interface EndpointInput<E extends AnyEndpoint> {
  params: E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.input<P> : never;
  query: E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
  body: E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
}

/**
 * `GET search/`: how the browser names an endpoint that it imports as a type only. The compiler holds the text against the
 * declaration, and the schemas stay out of the first chunk (they and zod are 27 kB, gzip).
 */
export type EndpointName<E extends AnyEndpoint> = `${E['method']} ${E['path']}`;

export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>;

/** Base path of all endpoints. */
export const apiBase = '/api/v1/';
