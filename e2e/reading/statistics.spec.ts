import { readFile } from 'node:fs/promises';
import type { Statistics } from '@lehrpfad/contract/statistics/figures.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { demo, logInAs } from '../support/login.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const titles = [
  'Top 10 gesuchte Berufsbezeichnungen',
  'Nutzung von Suchbegriffen',
  'Suchanfragen gesamt',
  'Leistung der externen Schnittstellen',
  'Suche nach Art',
  'Umkreissuche',
  'Suche nach Region',
  'BRAFO-Lebenswelten',
  'Top 10 gesuchte Unternehmen',
  'Registrierte Unternehmen',
  'Top 8 Städte der letzten 90 Tage',
  'Seitenaufrufe pro Tag',
];

test.describe('on a desktop', () => {
  test.use(desktop);

  test('an editor reads the statistics of a span, as pictures, tables and files', async ({
    page,
  }) => {
    await logInAs(page, demo.editor);
    await page.goto('/#/redakteure/statistiken');
    for (const name of titles) await expect(page.getByRole('figure', { name })).toBeVisible();
    // Other tests search meanwhile, so the page is compared with the last response that it received itself.
    let told: { readonly url: string; readonly answer: Statistics } | undefined;
    await page.route(/\/statistics\/\?from=/, async (route) => {
      const response = await route.fetch();
      told = { url: route.request().url(), answer: (await response.json()) as Statistics };
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: '30 Tage' }).click();
    await expect(page).toHaveURL(/~span=30$/);
    await expect.poll(() => told !== undefined).toBe(true);
    await page.reload();
    await expect(page.getByRole('button', { name: '30 Tage' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format();
    const from = new Date(Date.parse(today) - 29 * 86_400_000).toISOString().slice(0, 10);
    await expect.poll(() => told?.url).toContain(`statistics/?from=${from}&to=${today}`);
    const chart = page.getByRole('figure', { name: 'Umkreissuche' });
    await chart.getByText('Als Tabelle').click();
    const inTown = chart
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Stadt' }) });
    await expect(async () => {
      const count = told?.answer.perimeters['Stadt'] ?? 0;
      expect(await inTown.innerText()).toContain(count.toLocaleString('de-DE'));
    }).toPass();
    await expectStepAccessible(page);

    const download = page.waitForEvent('download');
    await chart.getByRole('button', { name: 'Umkreissuche: als CSV speichern' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`umkreis-${from}-bis-${today}.csv`);
    const file = await readFile(await saved.path(), 'utf8');
    expect(file).toMatch(/^\uFEFFUmkreis;Suchen\r\nStadt;\d+\r\n10 km;/);
  });
});

test.describe('the days of the statistics', () => {
  test.use(desktop);
  const searches = 'Suchanfragen gesamt';

  test(
    'are told: nothing of today where it is not among them, nothing at all where they are none',
    { tag: slowTag },
    async ({ page }) => {
      await logInAs(page, demo.editor);
      await page.goto('/#/redakteure/statistiken/~span=eigener&from=2020-01-05&to=2020-01-09');
      const chart = page.getByRole('figure', { name: searches });
      await expect(chart.getByText('0 Suchen.')).toBeVisible();
      await expect(chart).not.toContainText(/heute/i);
      await expect(page.getByText('Zeitraum: 05.01.20 bis 09.01.20')).toBeVisible();

      await page.goto('/#/redakteure/statistiken/~span=eigener&from=2020-01-09&to=2020-01-05');
      await expect(page.getByText('Das Ende liegt vor dem Anfang.')).toBeVisible();
      await expect(chart).toHaveCount(0);
      await page.goto('/#/redakteure/statistiken/~span=eigener&from=2999-01-01&to=');
      await expect(page.getByText('Der Anfang liegt in der Zukunft.')).toBeVisible();
      await expect(chart).toHaveCount(0);
      await expectStepAccessible(page);
    },
  );

  test(
    'can be a school year; all of it is one workbook, and is printed with its tables',
    { tag: slowTag },
    async ({ page }) => {
      await logInAs(page, demo.editor);
      await page.goto('/#/redakteure/statistiken');
      await page.getByRole('button', { name: 'Schuljahr' }).click();
      const year = page.getByLabel('Schuljahr', { exact: true });
      const start = await year.inputValue();
      expect(start).toMatch(/^\d{4}-08-01$/);
      const before = `${Number(start.slice(0, 4)) - 1}-08-01`;
      await year.selectOption(before);
      const end = `${start.slice(0, 4)}-07-31`;
      await expect(page).toHaveURL(new RegExp(`from=${before}`));

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Alles als Excel-Datei' }).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toBe(`statistiken-${before}-bis-${end}.xlsx`);
      const bytes = await readFile(await saved.path());
      expect(bytes.subarray(0, 2).toString()).toBe('PK');

      const table = page.getByRole('region', { name: `Tabelle: ${searches}` });
      await expect(table).toHaveCount(0);
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(table).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(table).toHaveCount(0);
      await expectStepAccessible(page);
    },
  );

  test(
    'are printed with all terms that were searched for, not only those of the open page',
    { tag: slowTag },
    async ({ page }) => {
      await logInAs(page, demo.editor);
      await page.addInitScript(() => {
        window.print = () => window.dispatchEvent(new Event('beforeprint'));
      });
      await page.goto('/#/redakteure/statistiken');
      const terms = page.getByRole('group', { name: 'Suchbegriffe', exact: true });
      const rows = terms.getByRole('rowheader');
      await expect(terms.getByText(/^\d+ Suchbegriffe$/)).toBeVisible();
      await expect(rows).toHaveCount(20);

      await page.getByRole('button', { name: 'Drucken' }).click();
      const counted = async () => {
        const [count = ''] = (await terms.getByText(/^\d+ Suchbegriffe$/).innerText()).split(' ');
        return (await rows.count()) - Number(count);
      };
      await expect.poll(counted).toBe(0);
      await expect.poll(() => rows.count()).toBeGreaterThan(20);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(rows).toHaveCount(20);
    },
  );
});

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'statistics have room, and what cannot be loaded is said quietly',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      await logInAs(page, demo.editor);
      pageErrors.allow(/statistics\/additional|500|ApiError: Kaputt/);
      await page.route('**/api/v1/statistics/additional/', (route) =>
        route.fulfill({ status: 500, json: { detail: 'Kaputt', code: 'error' } }),
      );
      await page.goto('/#/redakteure/statistiken');
      const towns = page.getByRole('figure', { name: 'Top 8 Städte der letzten 90 Tage' });
      await expect(towns.getByText('Diese Zahlen sind zurzeit nicht verfügbar.')).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      await expect(page.getByRole('slider', { name: 'Tag' })).toBeVisible();
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);
    },
  );
});
