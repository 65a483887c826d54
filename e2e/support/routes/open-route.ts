import type { Page } from '@playwright/test';
import type { RouteRow, State } from './row.ts';

/** Deletes all stored data of the previous page except the login: drafts, favourites, choices of colours and language. */
export async function clearStorage(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => {
    sessionStorage.clear();
    const stay = ['session', 'has-been-logged-in'];
    for (const key of Object.keys(localStorage)) {
      if (!stay.includes(key)) localStorage.removeItem(key);
    }
  });
}

/** Opens a page in a state, and waits until it shows its content. */
export async function openRoute(page: Page, row: RouteRow, state?: State): Promise<void> {
  await page.goto(row.address + (state?.at ?? ''));
  // Before that the app shell of the HTML is shown.
  await page.locator('html:not([data-view])').waitFor();
  const { heading } = row;
  const options = { level: 1, includeHidden: true } as const;
  await page
    .getByRole('heading', { ...options, name: heading })
    .first()
    .waitFor();
  if (!state?.at) await row.shows(page).waitFor();
  await state?.bring?.(page);
  await state?.shows(page).first().waitFor();
  // Outdated content is pale until the new one arrives, so it lacks contrast.
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
}
