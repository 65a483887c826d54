import type { Page, Route } from '@playwright/test';

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

/** The server gets the next request to a path and carries it out; the page gets no answer. */
export function loseAnswerOnce(page: Page, path: string | RegExp): Promise<void> {
  return routeOnce(page, path, async (route) => {
    await route.fetch();
    await route.abort();
  });
}
