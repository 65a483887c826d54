import {
  apiBase,
  type AnyEndpoint,
  type EndpointInput,
  type EndpointName,
  type ResponseOf,
} from '@lehrpfad/contract/endpoint.ts';
import type { ErrorAnswer } from '@lehrpfad/contract/errors.ts';
import { fits, type Sample } from './answer-shape.ts';

/** A call that brought no usable answer. `status` 0: the server was not reached, or its answer was not ours. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly errors: Readonly<Record<string, string[]>>;

  constructor(status: number, answer: Partial<ErrorAnswer> = {}) {
    super(answer.detail ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code;
    this.errors = answer.errors ?? {};
  }
}

type InputOf<E extends AnyEndpoint> = Partial<EndpointInput<E>> & {
  signal?: AbortSignal;
  /** What a page cannot do without in the answer; one that lacks it is no answer. */
  shape?: Sample<ResponseOf<E>>;
};

/**
 * Calls an endpoint of the contract: `call<typeof searchJobAds>('GET search/', { query })`, where `searchJobAds` is imported as a
 * type. Of the answer only being JSON and `shape` are checked; the rest is trusted, since both sides are compiled against one
 * declaration, and its schemas would weigh more than the page.
 * @throws ApiError; and the signal's reason when aborted
 */
export async function call<E extends AnyEndpoint>(
  name: EndpointName<E>,
  input: InputOf<E> = {},
): Promise<ResponseOf<E>> {
  const [method = 'GET', path = ''] = name.split(' ');
  const response = await send(method, urlOf(path, input), input);
  const answer = await readJson(response);
  if (!response.ok) throw new ApiError(response.status, answer as Partial<ErrorAnswer>);
  if (input.shape !== undefined && !fits(answer, input.shape)) throw new ApiError(0);
  return answer as ResponseOf<E>;
}

async function send(method: string, url: string, input: { body?: unknown; signal?: AbortSignal }) {
  const headers = new Headers({ accept: 'application/json' });
  if (method !== 'GET') headers.set('x-csrftoken', await csrfToken());
  const options: RequestInit = { method, headers };
  if (input.signal) options.signal = input.signal;
  if (input.body !== undefined) {
    headers.set('content-type', 'application/json');
    options.body = JSON.stringify(input.body);
  }
  try {
    return await fetch(url, options);
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new ApiError(0);
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    const answer: unknown = await response.json();
    if (typeof answer === 'object' && answer !== null) return answer;
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

function readCsrfCookie(): string {
  return /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}
