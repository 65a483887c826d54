import type { Page } from '@playwright/test';
import { HtmlValidate, type RuleConfig } from 'html-validate';

/** Recommendations of html-validate that the pages ignore for a reason; the HTML standard does not require them. */
const rules: RuleConfig = {
  // Rich text, suggestions for typed text, days of a month: no native element exists for them.
  'prefer-native-element': 'off',
  // An item of a list may have a name of its own.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // One of several ways to meet WCAG 3.2.2: the button of the form with the career fields is beside its count.
  'wcag/h32': 'off',
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: ['html5'],
  rules,
});

/** Returns the parts of the present page that are not valid HTML. */
export async function invalidHtml(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content(), 'page.html');
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
