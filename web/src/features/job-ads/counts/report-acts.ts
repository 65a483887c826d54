import type { EndpointInput } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { countAdActs } from '@lehrpfad/contract/job-ads/counts.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { byFetch, call } from '../../../core/api/api.ts';

type Act = EndpointInput<typeof countAdActs>['body']['acts'][number];

/** Milliseconds for which acts wait for others, to be sent in one call. */
const waitMs = 2_000;

let waiting: Act[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

if (typeof addEventListener === 'function')
  addEventListener('visibilitychange', () => document.hidden && sendActs());

/** The browser finishes the call when the page is closed. */
const send: typeof byFetch = (url, options) => byFetch(url, { ...options, keepalive: true });

function sendActs(): void {
  clearTimeout(timer);
  timer = undefined;
  const acts = waiting.slice(0, limits.adActsPerCall);
  waiting = [];
  // Ads that are read offline are not counted.
  if (acts.length === 0 || !navigator.onLine) return;
  call<typeof countAdActs>('POST jobdescriptions/count/', { body: { acts }, send }).catch(
    (error: unknown) => console.warn(error),
  );
}

/** Reports an action on an ad in the background after a short delay. The server adds it to sums and stores nothing else. */
export function reportAct(act: Act): void {
  waiting.push(act);
  timer ??= setTimeout(sendActs, waitMs);
}
