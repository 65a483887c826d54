import type { Locator, Page } from '@playwright/test';

/** Finds the offer to undo what was just done and keeps it open: it does not time out while the pointer is on it. */
export async function keepUndo(page: Page): Promise<Locator> {
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await undo.hover();
  return undo;
}
