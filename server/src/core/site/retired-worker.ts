/**
 * Replaces the service worker if it is switched off: deletes all caches of the old one and unregisters itself. Browsers request
 * `/sw.js` again at every visit, so it reaches each of them, even if the old one no longer works.
 */
export const retiredWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    indexedDB.deleteDatabase('workbox-expiration');
    await registration.unregister();
  };
  event.waitUntil(forget());
});
`.trimStart();
