import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/axe.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { demo, logInAs } from '../support/login.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

// web/src/core/styles/contrasts.test.ts computes the contrasts between the colours.

const light = 'rgb(255, 255, 255)';
const dark = 'rgb(22, 36, 35)';

/** Records the page's background colour in every frame. */
async function watchGrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const grounds = new Set<string>();
    const look = () => {
      // Before its styles are loaded, nothing is painted.
      const isStyled = document.styleSheets.length > 0;
      if (isStyled) grounds.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(globalThis, { grounds });
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { grounds: string[] }).grounds]);
}

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const choiceOf = (page: Page) => page.getByRole('combobox', { name: 'Darstellung' });

test.describe('on a device that wants it dark', () => {
  test.use({ ...desktop, colorScheme: 'dark' });

  test('everything is dark from the first frame on, and can be read', async ({ page }) => {
    const grounds = await watchGrounds(page);
    await new StartPage(page).open();
    expect(await grounds()).toEqual([dark]);
    await expectAccessible(page);
    const results = new ResultsPage(page);
    await results.open({ search_multi_match: 'mechaniker' });
    await results.openAd();
    await expectAccessible(page);
  });
});

test.describe('on a device that wants it light', () => {
  test.use({ ...phone, colorScheme: 'light' });

  test(
    'who has chosen dark finds it so again, in every tab, until the device shall decide',
    { tag: slowTag },
    async ({ page, context }) => {
      const start = new StartPage(page);
      await start.open();
      await expect.poll(() => groundOf(page)).toBe(light);
      const other = await context.newPage();
      await other.goto('/#/login');
      await choiceOf(page).selectOption('dunkel');
      await expect.poll(() => groundOf(page)).toBe(dark);
      await expect.poll(() => groundOf(other)).toBe(dark);
      await expect(choiceOf(other)).toHaveValue('dark');
      await other.close();

      const grounds = await watchGrounds(page);
      await page.reload();
      // In the app shell and in the application after it.
      await expect(choiceOf(page)).toHaveValue('dark');
      await start.isShown();
      expect(await grounds()).toEqual([dark]);

      await choiceOf(page).selectOption('wie das Gerät');
      await expect.poll(() => groundOf(page)).toBe(light);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => groundOf(page)).toBe(dark);
    },
  );
});

test.describe('in forced colours', () => {
  test.use({ ...desktop, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** Returns the colours of text and border as the browser draws them, and those of a disabled control. */
  const coloursOf = (part: Locator) =>
    part.evaluate((element) => {
      const probe = document.createElement('span');
      probe.style.color = 'GrayText';
      document.body.append(probe);
      const disabled = getComputedStyle(probe).color;
      const ground = getComputedStyle(document.body).backgroundColor;
      probe.remove();
      const { color, borderTopColor } = getComputedStyle(element);
      return { color, borderTopColor, disabled, ground };
    });

  test('the end of a row of slides is grey', { tag: slowTag }, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open();
    await results.slide(0).scrollIntoViewIfNeeded();
    const back = results.list.locator('button[aria-disabled=true]').first();
    await expect(back).toBeVisible();
    const { color, borderTopColor, disabled } = await coloursOf(back);
    expect([color, borderTopColor]).toEqual([disabled, disabled]);
  });

  test('a tool that does nothing now is grey', { tag: slowTag }, async ({ page }) => {
    await logInAs(page, demo.branches);
    await page.goto('/#/unternehmen/stellenangebote/neu');
    const undo = page.getByRole('button', { name: 'Rückgängig' }).first();
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    const tool = await coloursOf(undo);
    expect(tool.color).toBe(tool.disabled);
  });

  test('the calendar marks today', { tag: slowTag }, async ({ page }) => {
    await logInAs(page, demo.branches);
    await page.goto('/#/unternehmen/events/neu');
    await page.getByRole('button', { name: 'Startdatum: Kalender öffnen' }).click();
    const days = page.getByRole('dialog', { name: 'Startdatum: Tag wählen' }).locator('td');
    const today = await coloursOf(days.and(page.locator('[data-today]')).locator('button'));
    expect(today.borderTopColor).not.toBe(today.ground);
    const other = await coloursOf(
      days.and(page.locator(':not([data-today])')).locator('button').first(),
    );
    expect(other.borderTopColor).toBe(other.ground);
  });
});
