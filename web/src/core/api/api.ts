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
import { readInterruption, waitForOwner } from '../session/interruption.ts';
import { endSession, getSession, keepSession } from '../session/session.ts';

/** A call that brought no usable answer. `status` 0: the server was not reached, or its answer was not ours. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly errors: Readonly<Record<string, string[]>>;
  /** With 409: the object as it is now. */
  readonly current: Readonly<Record<string, unknown>> | undefined;
  /** With 429: seconds after which it can be tried again; undefined where nobody has said. */
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

/** A write that was not carried out because the session is over. What was to be written is still there, and so is the page. */
export class InterruptedError extends ApiError {
  constructor() {
    super(403, { code: 'interrupted', detail: 'The session is over.' });
    this.name = 'InterruptedError';
  }
}

/** How a call is sent, where not with `fetch`: `sendForm` of upload.ts. @throws ApiError 0 where the server is not reached */
export type Send = (url: string, options: RequestInit & { headers: Headers }) => Promise<Response>;

type InputOf<E extends AnyEndpoint> = Partial<EndpointInput<E>> & {
  signal?: AbortSignal;
  /** What a page cannot do without in the answer; one that lacks it is no answer. */
  shape?: Sample<ResponseOf<E>>;
  send?: Send;
  /** In place of the session's: null for a call as a visitor. */
  access?: string | null;
};

/** A write that takes an `Idempotency-Key` needs one: that of the form's save (useFormOf), or `newKey()` where no form can send it again. */
export type InputArguments<E extends AnyEndpoint> = true extends E['idempotent']
  ? [input: InputOf<E> & { readonly key: string }]
  : [input?: InputOf<E> & { readonly key?: never }];

type Sent<E extends AnyEndpoint> = InputOf<E> & { readonly key?: string };

/**
 * Calls an endpoint of the contract: `call<typeof searchJobAds>('GET search/', { query })`, where `searchJobAds` is imported as a
 * type. Of the answer only being JSON and `shape` are checked; the rest is trusted, since both sides are compiled against one
 * declaration, and its schemas would weigh more than the page. An access token that has run out is renewed on the way; where the
 * session is over while something is unsaved, reads wait until its owner has logged in again.
 * @throws ApiError, InterruptedError; and the signal's reason when aborted
 */
export async function call<E extends AnyEndpoint>(
  name: EndpointName<E>,
  ...[given]: InputArguments<E>
): Promise<ResponseOf<E>> {
  const input: Sent<E> = given ?? {};
  const { access } = input;
  if (access !== undefined) return callOnce<E>(name, input, access ?? undefined);
  for (;;) {
    if (readInterruption()?.isOver === false) {
      if (!name.startsWith('GET ')) throw new InterruptedError();
      await waitForOwner(input.signal);
    }
    const used = getSession();
    try {
      const answer = await callOnce<E>(name, input, used?.access);
      renewalsInARow = 0;
      return answer;
    } catch (error) {
      if (used === null || !hasExpired(error)) throw error;
      const known = getSession();
      // Another tab, or another call, has renewed it meanwhile, unless it has ended.
      if (known !== null && known.access !== used.access) continue;
      if (readInterruption()?.isOver === false) continue;
      if (renewalsInARow >= mostRenewals) throw error;
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

/** Renewals without a successful answer in between (specification, section 4). */
const mostRenewals = 3;
let renewalsInARow = 0;
let renewal: Promise<void> | undefined;

/** A 403 that a new access token may help against. */
function hasExpired(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 403) return false;
  return (
    error.message !== 'Unpermitted' && !['user_inactive', 'csrf_failed'].includes(error.code ?? '')
  );
}

/**
 * Gets a new access token, and the refresh token for the next time, once for all calls that wait for one. Where the session is over
 * it ends here too; where only the way to the server is the problem, it stays.
 * @throws what the call had failed with
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
    // The page stays: what waited for the renewal goes on as calls do meanwhile.
    if (readInterruption()?.isOver === false) return;
    throw failure;
  }
}

const byFetch: Send = async (url, options) => {
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
  if (input.body !== undefined && !input.send) {
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
  // A proxy's error page, or something that is no answer of ours.
  throw new ApiError(response.ok ? 0 : response.status);
}

/** Address of a call: path parameters filled in, absent and empty query values left out. */
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

/** Double-submit token. Every GET that lacks the cookie sets it, so the first answer there is brings it. */
async function csrfToken(): Promise<string> {
  if (readCsrfCookie() === '') await fetch(apiBase).catch(() => undefined);
  return readCsrfCookie();
}

/** Over https the server calls it `__Host-csrftoken`; one without may be left from before, or a neighbour's. */
function readCsrfCookie(): string {
  const ofHost = /(?:^|;\s*)__Host-csrftoken=([^;]*)/.exec(document.cookie);
  return (ofHost ?? /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie))?.[1] ?? '';
}
