/*
 * Has the service worker store this page on the device for offline reading. It stores pages that are opened later by itself, but did not
 * exist yet at this visit. It is registered as late as in the application, so that it delays no visit.
 */
if ('serviceWorker' in navigator && !navigator.serviceWorker.controller) {
  const keepPage = async () => {
    try {
      await navigator.serviceWorker.register('/sw.js');
      const { active } = await navigator.serviceWorker.ready;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window
      active.postMessage({ opened: location.pathname + location.search });
    } catch {
      // The browser allows no service worker here.
    }
  };
  addEventListener('load', () => setTimeout(keepPage, 3000));
}
