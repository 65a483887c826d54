import type { Page } from '@playwright/test';
import { HtmlValidate, type RuleConfig } from 'html-validate';

/** What html-validate would rather have, where the page has a reason and the standard no objection. */
const rules: RuleConfig = {
  // Text with headings, suggestions that follow what is typed, days of a month: none of them has a native element.
  'prefer-native-element': 'off',
  // An item of a list may have a name of its own.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // One way among several to meet WCAG 3.2.2: the career fields are a form whose button stands with what it counts.
  'wcag/h32': 'off',
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: ['html5'],
  rules,
});

/** What in the page as it stands is no valid HTML. */
export async function invalidHtml(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content(), 'page.html');
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
