import { expect, test as base } from '@playwright/test';
import { PageErrors } from './checks/page-errors.ts';
import { slowTag } from './slow.ts';

export { expect } from '@playwright/test';

/** Waits longer, because an import pauses while its server has other work, for example of another test. */
export const expectOfImport = expect.configure({ timeout: 120_000 });

/** Options for `test.use()`. A phone's scrollbar takes no space, and it has touch instead of a mouse. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const desktop = { viewport: { width: 1440, height: 900 } };
/** A school's laptop: as wide as a desktop and 132 pixels lower. */
export const laptop = { viewport: { width: 1366, height: 768 } };
export const devices = { phone, desktop };

type Device = keyof typeof devices;

interface OnDevice {
  readonly device: Device;
  readonly options: (typeof devices)[Device];
  /** For `test.describe()`. */
  readonly details: { readonly tag: string[] };
}

/**
 * Both devices, for a journey that shows the same on both.
 * @param first where `npm test` runs it; on the other one it is slow
 */
export function devicesFrom(first: Device): OnDevice[] {
  return (['phone', 'desktop'] as const).map((device) => ({
    device,
    options: devices[device],
    details: { tag: device === first ? [] : [slowTag] },
  }));
}

interface Fixtures {
  /** The visitor's decision about the map; null: not asked yet, so the banner shows. */
  consent: boolean | null;
  /** Every test fails on console errors, failed requests and requests to other hosts. */
  pageErrors: PageErrors;
}

export const test = base.extend<Fixtures>({
  consent: [false, { option: true }],
  context: async ({ context, baseURL, consent }, use) => {
    if (consent !== null) {
      const cookie = { name: 'cookieConsent', value: String(consent), url: baseURL ?? '' };
      await context.addCookies([cookie]);
    }
    await use(context);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
  baseURL: async ({}, use) => {
    await use(process.env['LEHRPFAD_URL']);
  },
  pageErrors: [
    async ({ page, baseURL }, use) => {
      const pageErrors = new PageErrors();
      pageErrors.watch(page, new URL(baseURL ?? '').origin);
      await use(pageErrors);
      expect(pageErrors.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});
