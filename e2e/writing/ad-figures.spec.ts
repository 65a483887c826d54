import { readFile } from 'node:fs/promises';
import type { AdFigures } from '@lehrpfad/contract/ad-figures/ad-figures.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { AreaPage } from '../support/pages/company-area.ts';
import { demo, logInAs } from '../support/login.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

test.use(phone);

test('a company reads how its ads were found, by week and source, and beside others', async ({
  page,
}) => {
  await logInAs(page, demo.branches);
  const told = page.waitForResponse(/\/ad-figures\/own\/\?weeks=12/);
  const area = new AreaPage(page);
  await area.open('zahlen', 'Zahlen');
  const figures = (await (await told).json()) as AdFigures;
  const opened = figures.rows.reduce((sum, row) => sum + row.opened, 0);
  const total = page.getByRole('figure', { name: 'Zusammen' });
  await expect(total).toContainText(`${opened.toLocaleString('de-DE')}Geöffnet`);
  await expect(page.getByRole('figure', { name: 'Von wo geöffnet' })).toBeVisible();
  await expectStepAccessible(page);
  await expectNoSidewaysScrolling(page);

  const chosen = figures.ads.find(({ median }) => median !== null) ?? figures.ads[0];
  await area.main.getByLabel('Stellenanzeige', { exact: true }).selectOption(String(chosen?.id));
  await expect(page).toHaveURL(new RegExp(`~ad=${chosen?.id}$`));
  const comparison = page.getByRole('region', { name: 'Im Vergleich', exact: true });
  await expect(comparison).toContainText(
    chosen?.median ? `Median) von ${chosen.others} Anzeigen` : 'Kein Vergleich möglich',
  );
  await page.reload();
  await expect(comparison).toBeVisible();

  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: 'Alle Zahlen je Anzeige und Woche: als CSV speichern' })
    .click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(figures.rows.length + 2);
});

test(
  'what a visitor does with an ad is reported in one call that names nobody',
  { tag: slowTag },
  async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open({ search_multi_match: 'koch' });
    const report = page.waitForRequest(/\/jobdescriptions\/count\//);
    const card = results.cards.first();
    await card.getByRole('button', { name: /^Zu Favoriten hinzufügen/ }).click();
    await card.getByRole('link').click();
    await page.getByRole('button', { name: 'So bewirbst du dich' }).click();
    const request = await report;
    const body = request.postDataJSON() as {
      acts: { job_ad: number; act: string; from?: string }[];
    };
    const [ad] = body.acts.map(({ job_ad: id }) => id);
    expect(new Set(body.acts.map(({ job_ad: id }) => id)).size).toBe(1);
    expect(body).toEqual({
      acts: expect.arrayContaining([
        { job_ad: ad, act: 'saved' },
        { job_ad: ad, act: 'opened', from: 'results' },
      ]),
    });
    expect((await request.response())?.status()).toBe(200);
  },
);

test(
  'a company orders the figures by mail with a switch, and takes that back',
  { tag: slowTag },
  async ({ page }) => {
    await logInAs(page, demo.branches);
    await page.goto('/#/konto');
    const mail = page.getByRole('switch', { name: 'Einmal im Monat schicken' });
    await expect(mail).not.toBeChecked();
    await mail.click();
    await expect(mail).toBeChecked();
    await page.reload();
    await expect(mail).toBeChecked();
    await mail.click();
    await expect(mail).not.toBeChecked();
  },
);
