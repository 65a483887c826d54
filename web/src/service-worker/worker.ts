import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { fileCache } from '../core/form/files/kept-file.ts';
import {
  offlineCaches,
  type ForgetPages,
  type OpenedPage,
  type Visit,
} from '../core/offline/offline-names.ts';
import { answer, forgetOldSearch, keepSeen } from './answers.ts';
import { keepFavourites } from './favourites.ts';
import { logo, logoPath } from './logo.ts';
import { keepOfflinePage, offlineFallback } from './offline-page.ts';
import { forgetOpenedPages, keepOpenedPage, openedPages } from './opened-pages.ts';
import { isPublicPage } from './public-page.ts';
import { isForWorker } from './offline-requests.ts';
import { worker } from './scope.ts';
import { assets, keepShell, page } from './shell.ts';

/*
 * Makes content that the user has requested readable without a network: the favourites, the last search and opened server-rendered pages.
 * It precaches nothing and contains no list of a build's files, so a new one can take over at any time. To remove it: docs/operations.md.
 */

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && ['/', '/index.html'].includes(url.pathname),
  page,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isPublicPage(url.pathname),
  openedPages,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/(?:api|media)\//.test(url.pathname),
  new NetworkOnly({ plugins: [offlineFallback] }),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === logoPath, logo);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
for (const method of ['GET', 'POST'] as const) {
  registerRoute(({ request, sameOrigin }) => sameOrigin && isForWorker(request), answer, method);
}

async function begin(): Promise<void> {
  const ours: readonly string[] = [...Object.values(offlineCaches), fileCache];
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('message', (event) => {
  const message = event.data as Visit | OpenedPage | ForgetPages;
  if ('forget' in message) {
    event.waitUntil(forgetOpenedPages());
    return;
  }
  if ('opened' in message) {
    event.waitUntil(keepOpenedPage(event, message.opened));
    return;
  }
  const { favourites, loaded, seen, language } = message;
  event.waitUntil(
    Promise.all([
      keepShell(event, loaded),
      keepFavourites(favourites),
      keepOfflinePage(language),
      ...seen.map(keepSeen),
      forgetOldSearch(),
    ]),
  );
});
