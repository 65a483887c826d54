import type { BrowserContext, Page, Route } from '@playwright/test';

/**
 * Handles only the next request to a path; later ones reach the server. Playwright's `times: 1` would end all interception at that moment,
 * and a request that the page sends at that time would never get a response.
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
 * Handles the requests to a path until the returned function is called; later ones reach the server. Replaces `unroute()`, which would end
 * all interception like `times`.
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

/** The server processes the next request to a path, but the page gets no response. */
export function loseAnswerOnce(page: Page, path: string | RegExp): Promise<void> {
  return routeOnce(page, path, async (route) => {
    await route.fetch();
    await route.abort();
  });
}
