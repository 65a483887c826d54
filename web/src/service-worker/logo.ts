import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { offlineCaches } from '../core/offline/offline-names.ts';

/** Path of the logo in the frame of the server's pages. */
export const logoPath = '/icon.svg';

/** The logo is no file of a build: its name has no hash, so the server is asked first. */
export const logo = new NetworkFirst({
  cacheName: offlineCaches.shell,
  matchOptions: { ignoreVary: true },
});
