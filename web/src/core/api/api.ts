import type { refreshAccess } from '@lehrpfad/contract/core/sessions.ts';
import {
  apiBase,
  type AnyEndpoint,
  type EndpointInput,
  type EndpointName,
  type ResponseOf,
} from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { ErrorAnswer } from '@lehrpfad/contract/core/endpoints/errors.ts';
import { fits, type Sample } from './answer-shape.ts';
import { isSaving, readInterruption, waitForOwner } from '../session/interruption.ts';
import { endSession, getSession, keepSession } from '../session/session.ts';

/** A call without a usable response. `status` 0: the server was not reached, or the response did not come from our API. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly errors: Readonly<Record<string, string[]>>;
  /** With 409: the object as it is now. */
  readonly current: Readonly<Record<string, unknown>> | undefined;
  /** With 429: seconds until the next try; undefined if the server gave none. */
  readonly retryAfter: number | undefined;

  constructor(status: number, answer: Partial<ErrorAnswer> = {}, retryAfter?: number) {
    super(answer.detail ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code;
    this.errors = answer.errors ?? {};
    this.current = answer.current;
    this.retryAfter = retryAfter;
  }
}

/** A write within `runSave` that was not sent because the session is over. The page stays, and so does the input that was to be saved. */
export class InterruptedError extends ApiError {
  constructor() {
    super(403);
    this.name = 'InterruptedError';
  }
}

/** Sends a call in another way than `fetch`, like `sendForm` of upload.ts. @throws ApiError 0 if the server cannot be reached */
export type Send = (url: string, options: RequestInit & { headers: Headers }) => Promise<Response>;

type InputOf<E extends AnyEndpoint> = Partial<EndpointInput<E>> & {
  signal?: AbortSignal;
  /** An example of the parts that the page needs. A response without them counts as a failed call. */
  shape?: Sample<ResponseOf<E>>;
  send?: Send;
  /** Access token to use instead of the session's; null for a call as a visitor. */
  access?: string | null;
};

/**
 * A write that takes an `Idempotency-Key` needs one: the key of the form's save (useFormOf), or `newKey()` for a write that no form sends.
 */
export type InputArguments<E extends AnyEndpoint> = true extends E['idempotent']
  ? [input: InputOf<E> & { readonly key: string }]
  : [input?: InputOf<E> & { readonly key?: never }];

type Sent<E extends AnyEndpoint> = InputOf<E> & { readonly key?: string };

/**
 * Calls an endpoint of the contract: `call<typeof searchJobAds>('GET search/', { query })`, where `searchJobAds` is imported as a type.
 * A write with a key is repeated automatically if the server has no connection to its database.
 * Checks only that the response is JSON and fits `shape`: both sides are compiled against the same declaration, and its schemas would weigh
 * more than the page. Renews an expired access token and repeats the call. If the session is over while the page holds unsaved input, the
 * call waits until the owner has logged in again; writes within `runSave` are refused.
 * @throws ApiError, InterruptedError; and the signal's reason when aborted
 */
export async function call<E extends AnyEndpoint>(
  name: EndpointName<E>,
  ...[given]: InputArguments<E>
): Promise<ResponseOf<E>> {
  const input: Sent<E> = given ?? {};
  const { access } = input;
  if (access !== undefined) return callOnce<E>(name, input, access ?? undefined);
  const isOfSave = !name.startsWith('GET ') && isSaving();
  let waits = 0;
  for (;;) {
    if (readInterruption()?.isOver === false) {
      if (isOfSave) throw new InterruptedError();
      await waitForOwner(input.signal);
    }
    const used = getSession();
    try {
      const answer = await callOnce<E>(name, input, used?.access);
      renewalsInARow = 0;
      return answer;
    } catch (error) {
      // A write with a key is not carried out twice.
      const { code, retryAfter = 0 } = error as ApiError;
      if (input.key !== undefined && code === 'unavailable' && waits++ < maxWaits) {
        await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
        continue;
      }
      if (used === null || !hasExpired(error)) throw error;
      const known = getSession();
      // Another tab or another call may have renewed the token meanwhile.
      if (known !== null && known.access !== used.access) continue;
      if (readInterruption()?.isOver === false) continue;
      if (renewalsInARow >= maxRenewals) throw error;
      await renewAccess(used.refresh, error);
    }
  }
}

async function callOnce<E extends AnyEndpoint>(
  name: EndpointName<E>,
  input: Sent<E>,
  access?: string,
): Promise<ResponseOf<E>> {
  const [method = 'GET', path = ''] = name.split(' ');
  const response = await send(method, urlOf(path, input), input, access);
  const answer = await readJson(response);
  if (!response.ok) {
    const wait = Number(response.headers.get('retry-after') ?? NaN);
    const retryAfter = Number.isFinite(wait) ? wait : undefined;
    throw new ApiError(response.status, answer as Partial<ErrorAnswer>, retryAfter);
  }
  if (input.shape !== undefined && !fits(answer, input.shape)) throw new ApiError(0);
  return answer as ResponseOf<E>;
}

/** Maximum number of times a write waits for an unreachable server before the page shows an error. */
const maxWaits = 4;

/** Maximum number of renewals in a row without a successful response (specification, section 4). */
const maxRenewals = 3;
let renewalsInARow = 0;
let renewal: Promise<void> | undefined;

/** Returns whether a 403 may be solved by a new access token. */
function hasExpired(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 403) return false;
  return (
    error.message !== 'Unpermitted' && !['user_inactive', 'csrf_failed'].includes(error.code ?? '')
  );
}

/**
 * Gets a new access token and a new refresh token, once for all calls that wait for one. Ends the session here if the server has ended it;
 * keeps it if the server could not be reached.
 * @throws the error of the call that needed the renewal
 */
async function renewAccess(refresh: string, failure: unknown): Promise<void> {
  renewal ??= (async () => {
    renewalsInARow += 1;
    try {
      const body = { refresh };
      const name = 'POST token/refresh/';
      const tokens = await callOnce<typeof refreshAccess>(name, { body });
      const known = getSession();
      if (known?.refresh === refresh) keepSession({ ...known, ...tokens });
    } finally {
      renewal = undefined;
    }
  })();
  try {
    await renewal;
  } catch (error) {
    const isOver = error instanceof ApiError && [400, 401, 403].includes(error.status);
    if (isOver && error.code !== 'csrf_failed' && getSession()?.refresh === refresh)
      endSession('expired');
    // The page stays, and the call is tried again: it waits or is refused like every call during an interruption.
    if (readInterruption()?.isOver === false) return;
    throw failure;
  }
}

/** Sends a call by `fetch`. */
export const byFetch: Send = async (url, options) => {
  try {
    return await fetch(url, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0);
  }
};

async function send(
  method: string,
  url: string,
  input: { body?: unknown; signal?: AbortSignal; send?: Send; key?: string },
  access?: string,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  if (access !== undefined) headers.set('authorization', `Bearer ${access}`);
  if (method !== 'GET') headers.set('x-csrftoken', await csrfToken());
  if (input.key !== undefined) headers.set('idempotency-key', `"${input.key}"`);
  const options: RequestInit & { headers: Headers } = { method, headers };
  if (input.signal) options.signal = input.signal;
  if (input.body !== undefined) {
    headers.set('content-type', 'application/json');
    options.body = JSON.stringify(input.body);
  }
  return (input.send ?? byFetch)(url, options);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    const answer: unknown = await response.json();
    if (typeof answer === 'number' || (typeof answer === 'object' && answer !== null))
      return answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
  }
  // A proxy's error page, or another response that our API does not send.
  throw new ApiError(response.ok ? 0 : response.status);
}

/** Returns the address of a call: fills in path parameters and leaves out absent and empty query values. */
export function urlOf(path: string, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string | number>;
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return `${apiBase}${filled}${text && `?${text}`}`;
}

/** Returns the double-submit token. The server sets the cookie on every GET without it, so any response brings it. */
async function csrfToken(): Promise<string> {
  if (readCsrfCookie() === '') await fetch(apiBase).catch(() => undefined);
  return readCsrfCookie();
}

/** Over https the cookie is called `__Host-csrftoken`. One without the prefix may be old or belong to another site of the host. */
function readCsrfCookie(): string {
  const { cookie } = document;
  return (
    /(?:^|;\s*)__Host-csrftoken=([^;]*)/.exec(cookie)?.[1] ??
    /(?:^|;\s*)csrftoken=([^;]*)/.exec(cookie)?.[1] ??
    ''
  );
}
