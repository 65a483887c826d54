import { accessibilityLaw } from '@lehrpfad/regions/parts/legal.ts';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const { mediator } = accessibilityLaw;
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const openFromFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test.describe('on a desktop', () => {
  test.use(desktop);

  test('the footer leads to imprint, privacy notice and accessibility statement, each complete', async ({
    page,
    request,
  }) => {
    const operator = await (await request.get('/api/v1/operator/')).json();
    await page.goto('/#/impressum');
    await expect(section(page, 'Anbieter')).toContainText(operator.name);
    await expect(
      section(page, 'Anbieter').getByRole('link', { name: operator.email }),
    ).toBeVisible();
    await expect(section(page, 'Quellen und Lizenzen')).toContainText('GeoNames');
    await expectStepAccessible(page);

    await openFromFooter(page, 'Datenschutz');
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused();
    await expect(section(page, 'Wer verantwortlich ist')).toContainText(operator.name);
    await expect(section(page, 'Besuch der Website')).toContainText('nach 30 Tagen gelöscht');
    const cookies = page.getByRole('row', { name: /cookieConsent/ });
    await expect(cookies).toContainText('1 Jahr');

    // A link to a section leads there, can be sent, and Back leads away from it.
    await page
      .getByRole('navigation', { name: 'Auf dieser Seite' })
      .getByRole('link', { name: 'Karte' })
      .click();
    await expect(heading(page, 'Karte')).toBeFocused();
    await expect(heading(page, 'Karte')).toBeInViewport();
    await page.reload();
    await expect(heading(page, 'Karte')).toBeInViewport();
    await section(page, 'Karte')
      .getByRole('button', { name: 'Cookie-Einstellungen öffnen' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Alle zulassen' }).click();
    await expect(section(page, 'Karte')).toContainText('Ihre Auswahl: erlaubt');
    await expect(
      section(page, 'Karte').getByRole('button', { name: 'Einwilligung widerrufen' }),
    ).toBeVisible();

    await openFromFooter(page, 'Barrierefreiheit');
    await expect(section(page, 'Stand der Vereinbarkeit')).toContainText('teilweise vereinbar');
    await expect(section(page, mediator.name)).toContainText(mediator.law);
    await expect(section(page, 'Barriere melden')).toContainText('innerhalb eines Monats');
    await expectStepAccessible(page);
    await openFromFooter(page, 'Barriere melden');
    await expect(page).toHaveURL(/#\/kontakt\/barriere$/);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'the table of what is stored stands as cards, and nothing scrolls sideways',
    { tag: slowTag },
    async ({ page }) => {
      await page.goto('/#/datenschutz');
      const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' });
      await contents.getByText('Auf dieser Seite').click();
      await contents.getByRole('link', { name: 'Speicherung auf Ihrem Gerät' }).click();
      await expect(heading(page, 'Speicherung auf Ihrem Gerät')).toBeFocused();
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page, 'main nav');
      await expectStepAccessible(page);
      await page.goto('/#/barrierefreiheit');
      await expect(section(page, 'Wie geprüft wurde')).toBeVisible();
      await expectNoSidewaysScrolling(page);
    },
  );
});
