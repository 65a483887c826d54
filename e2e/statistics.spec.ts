import { readFile } from 'node:fs/promises';
import type { Statistics } from '@lehrpfad/contract/statistics-figures.ts';
import { expectAccessible } from './support/axe.ts';
import { callApi, demo, logInAs } from './support/login.ts';
import { expectNoSidewaysScrolling } from './support/measure.ts';
import { desktop, expect, phone, test } from './support/test.ts';

const titles = [
  ...['Top 10 gesuchte Berufsbezeichnungen', 'Nutzung von Suchbegriffen', 'Suchanfragen gesamt'],
  ...['Leistung der externen Schnittstellen', 'Suche nach Art', 'Umkreissuche'],
  ...['BRAFO-Lebenswelten', 'Registrierte Unternehmen', 'Top 8 Städte der letzten 90 Tage'],
  'Seitenaufrufe pro Tag',
];

test.describe('on a desktop', () => {
  test.use(desktop);

  test('an editor reads the statistics of a span, as pictures, tables and files', async ({
    page,
  }) => {
    const { access } = await logInAs(page, demo.editor);
    await page.goto('/#/redakteure/statistiken');
    for (const name of titles) await expect(page.getByRole('figure', { name })).toBeVisible();
    await page.getByRole('button', { name: '30 Tage' }).click();
    await expect(page).toHaveURL(/~span=30$/);
    await page.reload();
    await expect(page.getByRole('button', { name: '30 Tage' })).toHaveAttribute(
      ...['aria-pressed', 'true'],
    );

    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format();
    const from = new Date(Date.parse(today) - 29 * 86_400_000).toISOString().slice(0, 10);
    const path = `statistics/?from=${from}&to=${today}`;
    const { perimeters } = await callApi<Statistics>(page.request, 'GET', path, { access });
    const chart = page.getByRole('figure', { name: 'Umkreissuche' });
    await chart.getByText('Als Tabelle').click();
    const inTown = perimeters['Stadt'] ?? 0;
    await expect(
      chart.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Stadt' }) }),
    ).toContainText(inTown.toLocaleString('de-DE'));
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await chart.getByRole('button', { name: 'Umkreissuche: als CSV speichern' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toMatch(/^\uFEFFUmkreis;Suchen\r\nStadt;\d+\r\n10 km;/);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('statistics have room, and what cannot be loaded is said quietly', async ({
    page,
    trouble,
  }) => {
    await logInAs(page, demo.editor);
    trouble.allow(/statistics\/additional|500|ApiError: Kaputt/);
    await page.route('**/api/v1/statistics/additional/', (route) =>
      route.fulfill({ status: 500, json: { detail: 'Kaputt', code: 'error' } }),
    );
    await page.goto('/#/redakteure/statistiken');
    const towns = page.getByRole('figure', { name: 'Top 8 Städte der letzten 90 Tage' });
    await expect(towns.getByText('Diese Zahlen sind zurzeit nicht verfügbar.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(page.getByRole('slider', { name: 'Tag' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
});
