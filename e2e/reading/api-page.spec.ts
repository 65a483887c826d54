import { slowTag } from '../support/slow.ts';
import { expect, test } from '../support/test.ts';

test(
  'the page of the API shows its calls, and starts no script that it does not know',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    // Caused by the test itself.
    pageErrors.allow(/Content Security Policy/);
    await page.goto('/api/docs/');
    await expect(page.getByRole('heading', { name: 'Lehrpfad', level: 1 })).toBeVisible();
    await expect(page.getByText('X-CSRFToken').first()).toBeVisible();
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.smuggled = true';
      document.head.append(script);
      return 'smuggled' in window;
    });
    expect(ran).toBe(false);
  },
);
