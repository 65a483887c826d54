import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { maxShellFiles, offlineCaches, shellKeptDays } from '../core/offline/offline-names.ts';
import { assetsOf } from './assets-of.ts';
import { offlineFallback } from './offline-page.ts';
import type { LastingEvent } from './scope.ts';

const pageKey = '/';
/** Key of a page whose files have not all been loaded yet. */
const arrivingKey = '/on-this-device/arriving';

/**
 * The page comes from the network if there is one. Without a network a stored page is shown only if all of its files are stored, so
 * that no page consists of files of two builds.
 */
export const page = new NetworkFirst({
  cacheName: offlineCaches.page,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: ({ mode }) => Promise.resolve(mode === 'write' ? arrivingKey : pageKey),
    },
    offlineFallback,
  ],
});

/** Files with a hash in their names never change. Files of older builds are kept for open pages until they are no longer used. */
export const assets = new CacheFirst({
  cacheName: offlineCaches.shell,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({
      maxEntries: maxShellFiles,
      maxAgeSeconds: shellKeptDays * 86_400,
      purgeOnQuotaError: true,
    }),
  ],
});

/** Stores the files that a visit has loaded; those loaded before the worker was active come from the browser's HTTP cache. */
export async function keepShell(event: LastingEvent, loaded: readonly string[]): Promise<void> {
  await Promise.allSettled(
    loaded.map((path) => {
      const [, done] = assets.handleAll({ event, request: new Request(path) });
      return done;
    }),
  );
  const pages = await caches.open(offlineCaches.page);
  if ((await pages.keys()).length === 0) {
    const [, done] = page.handleAll({ event, request: new Request(pageKey) });
    await done;
  }
  const arriving = await pages.match(arrivingKey, { ignoreVary: true });
  if (!arriving) return;
  const shell = await caches.open(offlineCaches.shell);
  const needed = assetsOf(await arriving.clone().text());
  const found = await Promise.all(needed.map((path) => shell.match(path, { ignoreVary: true })));
  if (found.includes(undefined)) return;
  await pages.put(pageKey, arriving);
  await pages.delete(arrivingKey);
}
