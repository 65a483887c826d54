import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import {
  maxOpenedPages,
  offlineCaches,
  openedPagesKeptDays,
  storedHeader,
} from '../core/offline/offline-names.ts';
import { logo, logoPath } from './logo.ts';
import { keepOfflinePage, languageOf, offlineFallback } from './offline-page.ts';
import { isPublicPage, withNotice } from './public-page.ts';
import type { LastingEvent } from './scope.ts';

/** Whether a page may be stored: not with `no-store`, redirects and errors. */
function isForKeeping({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !(headers.get('cache-control') ?? '').includes('no-store')
  );
}

async function withAge(kept: Response): Promise<Response> {
  const at = new Date(kept.headers.get('date') ?? 0).toISOString();
  const headers = new Headers(kept.headers);
  // The stored body is not compressed, and the notice makes it longer.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(storedHeader, at);
  return new Response(withNotice(await kept.text(), at), { headers });
}

/** Deletes a stored page if the server responds that it no longer exists. */
async function forgetGone(request: Request, { status }: Response): Promise<void> {
  if (status !== 404 && status !== 410) return;
  await (await caches.open(offlineCaches.opened)).delete(request, { ignoreVary: true });
}

/** Pages come from the server if it can be reached; otherwise from those that were opened last, with a notice about their age. */
export const openedPages = new NetworkFirst({
  cacheName: offlineCaches.opened,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({
      maxEntries: maxOpenedPages,
      maxAgeSeconds: openedPagesKeptDays * 86_400,
      purgeOnQuotaError: true,
    }),
    {
      fetchDidSucceed: async ({ request, response, event }) => {
        await forgetGone(request, response);
        // Only once a day, and after the page has been sent.
        event.waitUntil(keepOfflinePage(languageOf(request.url)));
        return response;
      },
      cacheWillUpdate: ({ response }) => Promise.resolve(isForKeeping(response) ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? withAge(cachedResponse) : null,
    },
    offlineFallback,
  ],
});

/** Stores a page that was opened before the worker was active. @param path path and query, as the page sends them */
export async function keepOpenedPage(event: LastingEvent, path: string): Promise<void> {
  const { origin, pathname, href } = new URL(path, location.href);
  if (origin !== location.origin || !isPublicPage(pathname)) return;
  const [, done] = openedPages.handleAll({ event, request: new Request(href) });
  const [, logoDone] = logo.handleAll({ event, request: new Request(logoPath) });
  await Promise.all([done, logoDone, keepOfflinePage(languageOf(href))]);
}

/** Deletes the addresses of opened pages with the time of their last use. */
export const forgetOpenedPages = (): Promise<void> =>
  new CacheExpiration(offlineCaches.opened, { maxEntries: maxOpenedPages }).delete();
