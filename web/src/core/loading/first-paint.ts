/** Longest wait for a paint that may never come: a page in the background paints nothing. */
const longestWaitMs = 2_000;

/** Comes when the page's app shell has been painted, so that nothing holds it up; at once where there is nothing to paint. */
export function firstPaint(): Promise<void> {
  const view = document.documentElement.dataset['view'];
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  const isEmpty = view === undefined || view === 'none';
  if (isEmpty || isPainted || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) finish();
    });
    const timer = setTimeout(finish, longestWaitMs);
    function finish() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    observer.observe({ type: 'paint', buffered: true });
  });
}
