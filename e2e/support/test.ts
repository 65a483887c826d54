import { expect, test as base } from '@playwright/test';
import { Trouble } from './trouble.ts';

export { expect } from '@playwright/test';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

interface Fixtures {
  /** Every test fails on console errors, failed requests and requests to other hosts. */
  trouble: Trouble;
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
  baseURL: async ({}, use) => {
    await use(process.env['LEHRPFAD_URL']);
  },
  trouble: [
    async ({ page, baseURL }, use) => {
      const trouble = new Trouble();
      trouble.watch(page, new URL(baseURL ?? '').origin);
      await use(trouble);
      expect(trouble.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});
