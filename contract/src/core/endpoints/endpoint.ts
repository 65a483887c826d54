import type { z } from 'zod';
import type { Access } from './access.ts';
import type { AccountRole } from './account-roles.ts';
import type { QuotaName } from '../limits.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Classes of rate limits; the server sets the number of calls of each. */
export type RateClass = 'default' | 'search' | 'suggestions';

/**
 * A request that may be sent as `multipart/form-data`. Text fields arrive as strings, which the body's schema reads (form-values.ts). Files
 * are not part of the body: a handler gets them separately.
 */
export interface Upload {
  /**
   * Fields with files, by name. The files of a field that takes several are numbered: `file_1`, `file_2` … Every limit is enforced while
   * the bytes arrive: `bytes` per file, `together` for all files of the field.
   */
  readonly files: Readonly<
    Record<string, { readonly max: number; readonly bytes: number; readonly together?: number }>
  >;
  /** Fields with JSON. */
  readonly json?: readonly string[];
  /** Fields that are sent once for each item of a list. */
  readonly lists?: readonly string[];
}

/**
 * One API call, declared once: the server registers it, the browser calls it, the API page describes it.
 * Query and path values arrive as strings; their schemas convert them to the types that handlers use.
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
  /** Path below `/api/v1/`, with a trailing slash; requests without the slash work, too. `:id` marks a path parameter. */
  readonly path: Path;
  readonly access: Access;
  /** The least role that a person needs in the account of a company, where `access` lets companies in; without it, `management`. */
  readonly role?: AccountRole;
  /** For a public call that returns more data to logged-in users: an invalid token is refused instead of ignored. */
  readonly personal?: true;
  /**
   * Fields that a company account must not send (403), except with the value `but`. Features ignore those that it may send without effect.
   */
  readonly protects?: Readonly<Record<string, { readonly but?: string }>>;
  readonly upload?: Upload;
  /**
   * For a write that may have an `Idempotency-Key` (idempotency.ts): a repeated request with the same key gets the same response, and the
   * write is not repeated. The browser must send a key.
   */
  readonly idempotent?: Keyed;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  readonly rate?: RateClass;
  /** Counts or shows figures: such calls are refused first if the server is overloaded. */
  readonly isStatistics?: true;
  /** Name of the account's daily quota (limits.ts), unless it is `others`; `none` for calls that must always be possible. */
  readonly quota?: QuotaName | 'none';
  /** Whether the account must have proved its identity in the last minutes (`limits.confirmedMinutes`); otherwise 401 `confirmation_needed`. */
  readonly needsConfirmation?: true;
  /** Whether staff who still have to set up a required second step may call it; the other calls answer 401 `second_step_missing`. */
  readonly duringSetup?: true;
  /** Media type, if the response is a file instead of JSON; then `response` describes its bytes. */
  readonly produces?: string;
}

export type AnyEndpoint = Endpoint;

/** Returns a declaration with its precise types, including method and path as literals. */
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

/** Values of a path or a query. Numbers may replace strings, because all of them become text in the address. */
type InAddress<Values> = {
  [Name in keyof Values]: string extends Values[Name] ? Values[Name] | number : Values[Name];
};

/** The values that a caller passes: the input types of the schemas. */
export interface EndpointInput<E extends AnyEndpoint> {
  params: E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType>
    ? InAddress<z.input<P>>
    : never;
  query: E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType>
    ? InAddress<z.input<Q>>
    : never;
  body: E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
}

/**
 * Name such as `GET search/` by which the browser calls an endpoint that it imports as a type only. The compiler checks the name against
 * the declaration, and the schemas stay out of the first chunk (with zod they are 27 kB, gzip).
 */
export type EndpointName<E extends AnyEndpoint> = `${E['method']} ${E['path']}`;

export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>;

/** Base path of all endpoints. */
export const apiBase = '/api/v1/';
