import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { mostShellFiles, offlineCaches, shellKeptDays } from '../core/offline/offline-names.ts';
import { assetsOf } from './assets-of.ts';
import type { LastingEvent } from './scope.ts';

const pageKey = '/';
/** A page of which not everything has come yet. */
const arrivingKey = '/on-this-device/arriving';

/**
 * The page comes from the network where there is one. It is shown without one only after all that belongs to it has come, so
 * that no page is ever put together from two builds.
 */
export const page = new NetworkFirst({
  cacheName: offlineCaches.page,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: ({ mode }) => Promise.resolve(mode === 'write' ? arrivingKey : pageKey),
    },
  ],
});

/** What has a hash in its name never changes. Files of older builds stay for the pages that are still open, until unused. */
export const assets = new CacheFirst({
  cacheName: offlineCaches.shell,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({
      maxEntries: mostShellFiles,
      maxAgeSeconds: shellKeptDays * 86_400,
      purgeOnQuotaError: true,
    }),
  ],
});

/** Keeps what a visit has fetched; what the worker has not seen comes out of the browser's own cache. */
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
