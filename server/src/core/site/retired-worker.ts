/**
 * In place of the service worker, where it is switched off: throws away all that the other one kept, and itself. Browsers ask for
 * `/sw.js` anew with every visit, so it reaches each of them, even where the other one no longer works.
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
