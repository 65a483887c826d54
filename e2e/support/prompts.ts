import type { Page } from '@playwright/test';

/** Answers the browser's own questions (leaving a page with something unsaved) with yes. @returns what kinds came, as they come */
export function answerPrompts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}
