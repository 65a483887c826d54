/** Maximum wait for the paint: a page in the background never paints. */
const maxWaitMs = 2_000;

/** Resolves when the app shell has been painted, so that nothing delays it; at once if there is no app shell. */
export function firstPaint(): Promise<void> {
  const view = document.documentElement.dataset['view'];
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  const isEmpty = view === undefined || view === 'none';
  if (isEmpty || isPainted || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) finish();
    });
    const timer = setTimeout(finish, maxWaitMs);
    function finish() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    observer.observe({ type: 'paint', buffered: true });
  });
}
