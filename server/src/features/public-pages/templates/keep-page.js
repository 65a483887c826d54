/*
 * Has this page kept on the device, so that it can be read without a network. The service worker keeps by itself what is opened
 * later; this visit was before it. It waits as the application does, so that no visit waits for it.
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
