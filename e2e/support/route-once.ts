import type { BrowserContext, Page, Route } from '@playwright/test';

/**
 * Handles the next request to a path by itself; those after it go their way. Playwright's `times: 1` would end all interception at that
 * moment, and a request that the page sends just then never gets an answer.
 */
export async function routeOnce(
  page: Page,
  path: string | RegExp,
  handle: (route: Route) => unknown,
): Promise<void> {
  let isHandled = false;
  await page.route(path, async (route) => {
    if (isHandled) return route.fallback();
    isHandled = true;
    await handle(route);
  });
}

/**
 * Handles the requests to a path until the returned function is called; from then on they go their way. Instead of `unroute()`, which
 * would end all interception as `times` does.
 */
export async function routeUntil(
  page: Page | BrowserContext,
  path: string | RegExp,
  handle: (route: Route) => unknown,
): Promise<() => void> {
  let isOver = false;
  await page.route(path, (route) => (isOver ? route.fallback() : handle(route)));
  return () => {
    isOver = true;
  };
}

/** The server gets the next request to a path and carries it out; the page gets no answer. */
export function loseAnswerOnce(page: Page, path: string | RegExp): Promise<void> {
  return routeOnce(page, path, async (route) => {
    await route.fetch();
    await route.abort();
  });
}
