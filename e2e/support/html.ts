import type { Page } from '@playwright/test';
import { HtmlValidate, type RuleConfig } from 'html-validate';

/**
 * Rules of the standard that say nothing about what a browser has rendered. All others hold: nesting, what an element may hold and
 * carry, ids that are there once and that others point at, names and roles.
 */
const off: RuleConfig = {
  // How the browser writes what it has: not what is in the page.
  'doctype-style': 'off',
  'void-style': 'off',
  'attr-quotes': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-trailing-whitespace': 'off',
  'no-raw-characters': 'off',
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5'],
  rules: off,
});

/** What in the page as it stands is no valid HTML. */
export async function invalidHtml(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content(), 'page.html');
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
