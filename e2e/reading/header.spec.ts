import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import {
  boxesOf,
  expectApart,
  expectLargeTargets,
  expectNoSidewaysScrolling,
} from '../support/checks/measure.ts';
import { devicesFrom, expect, laptop, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const register = 'Jetzt Unternehmen registrieren!';
const login = 'Zum Login';

/** Content of the header by address. */
const pages = [
  { address: '/', heading: 'Finde deinen Weg in den Beruf', logo: false, links: [register, login] },
  { address: '/#/suche', heading: 'Stellen finden', logo: true, links: [register, login] },
  { address: '/#/login', heading: 'Login', logo: false, links: [register] },
  {
    address: '/#/registrieren/anfrage',
    heading: 'Unternehmen registrieren',
    logo: true,
    links: [register, login],
  },
];

class Header {
  readonly root: Locator;
  readonly favourites: Locator;
  readonly menuButton: Locator;
  readonly menu: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.root = page.getByRole('banner');
    this.favourites = this.root.getByRole('link', { name: /^Favoriten/ });
    this.menuButton = this.root.getByRole('button', { name: 'Menü', exact: true });
    this.menu = page.getByRole('dialog', { name: 'Menü' });
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
    // Before that the app shell of the HTML is shown.
    await expect(this.#page.locator('html')).not.toHaveAttribute('data-view', /./);
    await expect(this.heading()).toBeVisible();
  }

  heading(name?: string): Locator {
    return this.#page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
  }

  /** Returns the links besides the favourites: in the header itself, or in the open menu. */
  linksIn(place: Locator): Locator {
    return place.getByRole('navigation', { name: 'Registrierung und Login' }).getByRole('link');
  }
}

test.describe('the number of favourites', () => {
  test.use(phone);

  test('stays apart from the word beside it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('favourites', '1,2,3,4,5,6,7,8,9,10,11'));
    const header = new Header(page);
    await header.open('/');
    const parts = [header.favourites.getByText('11'), header.favourites.getByText('Favoriten')];
    const [number, word] = await boxesOf(page, parts);
    expect(word?.width).toBeGreaterThan(40);
    expect((number?.x ?? 0) + (number?.width ?? 0)).toBeLessThan(word?.x ?? 0);
  });
});

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`the header on a ${device}`, details, () => {
    test.use(options);

    test('shows what each page needs: register, login, the name', async ({ page }) => {
      const header = new Header(page);
      for (const { address, heading, logo, links } of pages) {
        await header.open(address);
        await expect(header.heading(heading)).toBeVisible();
        await expect(header.favourites, address).toBeInViewport();
        const home = header.root.getByRole('link', { name: 'Lehrpfad, zur Startseite' });
        await expect(home, address).toHaveCount(logo ? 1 : 0);
        if (device === 'phone') {
          await expect(header.linksIn(header.root), address).toHaveCount(0);
          await header.menuButton.click();
          await expect(header.linksIn(header.menu), address).toHaveText(links);
          await page.keyboard.press('Escape');
        } else {
          await expect(header.menuButton, address).toHaveCount(0);
          await expect(header.linksIn(header.root), address).toHaveText(links);
        }
      }
    });
  });
}

test.describe('the menu on a phone', () => {
  test.use(phone);

  test('is opened, closed and followed by keyboard', async ({ page }) => {
    const header = new Header(page);
    await header.open('/#/suche');
    await tabTo(page, header.menuButton);
    await expect(header.menuButton).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(header.menuButton).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(header.menu).toBeVisible();
    await expectAccessible(page, { overlay: true });
    await page.keyboard.press('Escape');
    await expect(header.menu).toBeHidden();
    await expect(header.menuButton).toBeFocused();
    await expect(header.menuButton).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Enter');
    await tabTo(page, header.menu.getByRole('link', { name: login }));
    await page.keyboard.press('Enter');
    await expect(header.heading('Login')).toBeFocused();
    await expect(header.menu).toBeHidden();
    await expect(page).toHaveURL(/#\/login$/);
  });

  test(
    'leads on, names the page that is shown, is as large as a thumb needs, and closes when the browser goes back',
    { tag: slowTag },
    async ({ page }) => {
      const header = new Header(page);
      const follow = async (name: string) => {
        await header.menuButton.click();
        await header.menu.getByRole('link', { name }).click();
      };
      await header.open('/#/login');
      await test.step('the heading gets the focus, also of a page that has been there before', async () => {
        await follow(register);
        await expect(header.heading('Unternehmen registrieren')).toBeFocused();
        await follow(login);
        await expect(header.heading('Login')).toBeFocused();
        await follow(register);
        await expect(header.heading('Unternehmen registrieren')).toBeFocused();
      });

      await test.step('the link of the page that is shown closes it', async () => {
        await header.menuButton.click();
        const link = header.menu.getByRole('link', { name: register });
        await expect(link).toHaveAttribute('aria-current', 'page');
        await link.click();
        await expect(header.menu).toBeHidden();
        await expect(header.menuButton).toBeFocused();
      });

      await test.step('its targets are as large as a thumb, and axe finds nothing in it', async () => {
        await header.open('/#/');
        await expect(header.heading('Finde deinen Weg in den Beruf')).toBeVisible();
        await header.menuButton.click();
        await expect(header.linksIn(header.menu)).toHaveCount(2);
        await expectLargeTargets(page, 'dialog[open]');
        await expectAccessible(page, { overlay: true });
        await page.keyboard.press('Escape');
      });

      await test.step('it closes when the browser goes back', async () => {
        await header.favourites.click();
        await expect(header.heading('Deine Favoriten')).toBeVisible();
        await header.menuButton.click();
        await expect(header.menu).toBeVisible();
        await page.goBack();
        await expect(header.menu).toBeHidden();
        await expect(header.heading('Deine Favoriten')).toBeVisible();
        await page.goBack();
        await expect(header.heading('Finde deinen Weg in den Beruf')).toBeVisible();
      });
    },
  );

  test(
    'opens when the application has come, where it was asked for before',
    { tag: slowTag },
    async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/index-*.js', async (route) => {
        await released;
        await route.continue();
      });
      const header = new Header(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.evaluate(() => document.fonts.ready);
      const before = await header.menuButton.boundingBox();
      expect(before).not.toBeNull();
      await header.menuButton.click();
      await expect(header.menu).toBeHidden();
      release();
      await expect(header.menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(header.menuButton).toBeFocused();
      await expect.poll(() => header.menuButton.boundingBox()).toEqual(before);
    },
  );
});

test.describe('on a laptop', () => {
  test.use(laptop);

  test(
    'the links are reached by keyboard and lead to the page they name',
    { tag: slowTag },
    async ({ page }) => {
      const header = new Header(page);
      await header.open('/');
      await tabTo(page, header.root.getByRole('link', { name: register }));
      await page.keyboard.press('Enter');
      await expect(header.heading('Unternehmen registrieren')).toBeFocused();
      const link = header.root.getByRole('link', { name: register });
      await expect(link).toHaveAttribute('aria-current', 'page');
      await tabTo(page, header.root.getByRole('link', { name: login }));
      await page.keyboard.press('Enter');
      await expect(header.heading('Login')).toBeFocused();
    },
  );
});

/** Minimum width of a header with links: 73 rem at the normal text size; twice the text size needs twice the width. */
const minRoom = 73 * 16;
const windows = [
  ...[320, 360, 390, 430, 820, 991, 992, 1366, 1440].map((width) => ({ width, scale: 1 })),
  ...[991, 1366, 1440].map((width) => ({ width, scale: 2 })),
];

/** Returns all parts of the header, and the button of the start page's picture beside it. */
async function partsOf(page: Page, header: Header, hasRoom: boolean): Promise<Locator[]> {
  const name = page.getByText('Lehrpfad', { exact: true }).first();
  const beside = hasRoom ? await header.linksIn(header.root).all() : [header.menuButton];
  const pause = page.getByRole('button', { name: /^Bilderwechsel/ });
  return [name, header.favourites, ...beside, ...(await pause.all())];
}

for (const scale of [1, 2]) {
  test(
    `the header of every page keeps its parts apart and in sight, with letters of ${scale * 100} %`,
    { tag: slowTag },
    async ({ page }) => {
      await page.addInitScript(
        (size) => {
          addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = size;
          });
        },
        `${scale * 100}%`,
      );
      const header = new Header(page);
      for (const { address, heading, links } of pages) {
        await header.open(address);
        await expect(header.heading(heading)).toBeVisible();
        const pauses = page.getByRole('button', { name: /^Bilderwechsel/ });
        await expect(pauses).toHaveCount(address === '/' ? 1 : 0);
        for (const { width } of windows.filter((one) => one.scale === scale)) {
          const at = `${address} in a window of ${width} pixels`;
          await page.setViewportSize({ width, height: 768 });
          const hasRoom = width >= minRoom * scale;
          await expect(header.linksIn(header.root), at).toHaveCount(hasRoom ? links.length : 0);
          await expect(header.menuButton, at).toHaveCount(hasRoom ? 0 : 1);
          await expect(async () => {
            const boxes = await boxesOf(page, await partsOf(page, header, hasRoom));
            expectApart(boxes, at);
            for (const box of boxes) {
              expect(box.x, at).toBeGreaterThanOrEqual(0);
              expect(box.x + box.width, at).toBeLessThanOrEqual(width);
            }
          }).toPass({ timeout: 15_000 });
          if (scale === 1) await expectNoSidewaysScrolling(page);
        }
      }
    },
  );
}
