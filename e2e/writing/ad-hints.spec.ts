import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { keepLogin } from '../support/login.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { OwnJobAdsPage, ownAds } from '../support/pages/own-job-ads-page.ts';
import { expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const hintsOn = (page: Page) => {
  const list = page.getByRole('region', { name: 'Das hilft, gefunden zu werden' });
  return { list, rows: list.getByRole('listitem') };
};

test.use(phone);

test(
  'hints below the form lead to their fields, go when they are followed, and hold up nothing',
  { tag: slowTag },
  async ({ page, request }) => {
    const baker = await freshCompany(request);
    await keepLogin(page, baker.session);
    const ads = new OwnJobAdsPage(page);
    const hints = hintsOn(page);
    await ads.open('/neu');
    await expect(ads.field('Titel')).toBeEditable();
    await expect(hints.list).toHaveCount(0);
    await ads.fillIn('AUSBILDUNG zum Bäcker');
    await expect(hints.rows).toHaveText([
      /^Titel: Ergänzen Sie „\(m\/w\/d\)“/,
      /^Titel: Schreiben Sie „AUSBILDUNG“ nicht/,
      /^Beschreibung: Schreiben Sie mehr darüber/,
      /^Vergütung im 1\. Jahr: Nennen Sie/,
      /^Schulabschluss: Nennen Sie/,
    ]);
    await expect(
      page.getByRole('status').filter({ hasText: '5 Tipps unter dem Formular.' }).first(),
    ).toBeAttached();
    await expectStepAccessible(page, { overlay: true });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(page);

    await test.step('each leads to its field, by keyboard', async () => {
      const reach = async (start: RegExp) => {
        await hints.rows.filter({ hasText: start }).getByRole('button').focus();
        await page.keyboard.press('Enter');
      };
      await reach(/^Vergütung/);
      await expect(ads.field('Vergütung im 1. Jahr')).toBeFocused();
      await page.keyboard.type('950');
      await reach(/^Beschreibung/);
      await expect(ads.text('Beschreibung')).toBeFocused();
      await reach(/^Schulabschluss/);
      await page.keyboard.press('Space');
      await reach(/^Titel: Ergänzen/);
      await expect(ads.field('Titel')).toBeFocused();
      await ads.field('Titel').fill('Ausbildung zum Bäcker (m/w/d)');
      await expect(hints.rows.filter({ hasText: /^(?:Titel|Vergütung)/ })).toHaveCount(0);
      await ads.form.getByRole('radio', { name: 'ohne Schulabschluss' }).check();
      await expect(hints.rows).toHaveText([/^Beschreibung/]);
    });

    await test.step('the draft tells of what is left, and is published with it', async () => {
      await ads.form.getByRole('button', { name: 'Später' }).click();
      const drafts = page.getByRole('region', { name: /^Entwürfe/ });
      await expect(drafts.getByRole('listitem')).toContainText(
        'Ein Tipp steht unter dem Formular.',
      );
      await drafts.getByRole('link').click();
      await ads.save.click();
      await expect(ads.form).toBeHidden();
      expect(await ownAds(request, baker)).toHaveLength(1);
    });
  },
);
