import type { Page } from '@playwright/test';

/** Accepts the browser's own dialogs (leaving a page with unsaved input). @returns the types of the dialogs so far, which grows */
export function answerPrompts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}
