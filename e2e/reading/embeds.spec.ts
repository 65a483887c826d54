import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/axe.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { expect, phone, test } from '../support/test.ts';
import { town } from '../support/data/region-names.ts';

/** Serves the page of a school, on another origin and with the strictest possible policy. */
async function servePageOfSchool(board: string, element: string) {
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Schule</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"></head>
    <body><main><h1>Unsere Schule</h1><h2>Ausbildung in der Nähe</h2>
    <script async src="${board}/einbetten/lehrpfad-stellen.js"></script>${element}</main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; script-src ${board}; connect-src ${board}`,
  };
  const server = createServer((request, response) => {
    if (request.url === '/') response.writeHead(200, headers).end(html);
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

const expectFit = async (page: Page) => {
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
};

test.describe('ads on a page of others, on a phone', () => {
  test.use(phone);

  test('are listed, found anew, and said to be out of reach, by a script without cookies', async ({
    page,
    baseURL,
    pageErrors,
    request,
  }) => {
    const board = new URL(baseURL ?? '').origin;
    const element = `<lehrpfad-stellen ort="${town.name}" umkreis="50" anzahl="3"><a href="${board}/suche?city=${town.name}">Stellen in ${town.name}</a></lehrpfad-stellen>`;
    const school = await servePageOfSchool(board, element);
    pageErrors.allow(new RegExp(`other host: ${school.url}`), /ERR_FAILED/);
    const query = `place=${town.name}&perimeter=50&limit=3`;
    const found = await (await request.get(`/api/public/v1/search?${query}`)).json();

    await page.goto(school.url);
    const shown = page.locator('lehrpfad-stellen');
    await expect(shown.getByRole('heading', { level: 3 })).toHaveText(
      `Ausbildung und Praktikum in ${town.name}`,
    );
    await expect(shown.getByRole('status')).toHaveText(
      new RegExp(`^3 von ${found.meta.total.toLocaleString('de-DE')} Stellen$`),
    );
    const links = shown.getByRole('heading', { level: 4 }).getByRole('link');
    await expect(links).toHaveText(found.data.map(({ title }: { title: string }) => title));
    await expect(links.first()).toHaveAttribute('href', found.data[0].url);
    await expect(shown.getByRole('link', { name: `Stellen in ${town.name}` })).toBeVisible();
    await expectFit(page);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cookieConsent']);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

    await test.step('as many as there may be, where more are wanted', async () => {
      const asked = page.waitForRequest(/\/api\/public\/v1\/search\?/);
      await shown.evaluate((one) => one.setAttribute('anzahl', '100'));
      expect(new URL((await asked).url()).searchParams.get('limit')).toBe('50');
      await expect(links).toHaveCount(Math.min(50, found.meta.total));
      await shown.evaluate((one) => one.setAttribute('anzahl', '3'));
      await expect(links).toHaveCount(3);
    });

    await test.step('nothing found', async () => {
      await shown.evaluate((one) => one.setAttribute('ort', 'Entenhausen'));
      await expect(shown.getByRole('status')).toHaveText(
        'Im Moment ist hier keine passende Stelle frei.',
      );
      await expect(shown.getByRole('listitem')).toHaveCount(0);
      await expectFit(page);
    });

    await test.step('out of reach, and again within', async () => {
      await page.route('**/api/public/**', (route) => route.abort());
      await shown.evaluate((one, name) => one.setAttribute('ort', name), town.name);
      await expect(shown.getByRole('status')).toHaveText(
        'Die Stellen lassen sich gerade nicht laden.',
      );
      await expect(shown.getByRole('link', { name: `Stellen in ${town.name}` })).toBeVisible();
      await expectFit(page);
      await page.unrouteAll({ behavior: 'wait' });
      await shown.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await expect(links).toHaveCount(3);
      await expect(shown.getByRole('heading', { level: 3 })).toBeFocused();
      await expect(shown.getByRole('button')).toBeHidden();
    });
    school.close();
  });

  test('are put together and copied on a page of ours; a call of the API is tried on another', async ({
    page,
    context,
    pageErrors,
  }) => {
    // The status with which the last call is refused.
    pageErrors.allow(/400/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/einbetten');
    await page.getByLabel('Ort oder Postleitzahl').fill(town.name);
    await page.getByLabel('Art', { exact: true }).selectOption('Ausbildung');
    await page.getByRole('button', { name: 'Vorschau und Code zeigen' }).click();
    await expect(page).toHaveURL(new RegExp(`ort=${town.name}`));
    const preview = page.locator('lehrpfad-stellen');
    await expect(preview.getByRole('heading', { level: 3 })).toHaveText(
      `Ausbildungsplätze in ${town.name}`,
    );
    await expect(preview.getByRole('listitem')).not.toHaveCount(0);
    await expectFit(page);
    await expectLargeTargets(page);
    await page.getByRole('button', { name: 'Code kopieren' }).click();
    await expect(page.getByText('Kopiert!')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`<lehrpfad-stellen ort="${town.name}" art="ausbildung" anzahl="5">`);

    await page.goto('/schnittstelle');
    const search = page.locator('#searchAds');
    await search.getByText('Ausprobieren').click();
    await search.getByLabel('place').fill(town.name);
    await search.getByLabel('limit').fill('1');
    await search.getByRole('button', { name: 'Abrufen' }).click();
    await expect(search.getByRole('status')).toHaveText(
      new RegExp(`^Status 200 von .*/search\\?place=${town.name}&limit=1$`),
    );
    await expect(search.getByLabel('Antwort', { exact: true })).toContainText('"total"');
    await search.getByLabel('limit').fill('1000');
    await search.getByRole('button', { name: 'Abrufen' }).click();
    await expect(search.getByRole('status')).toHaveText(/^Status 400 /);
    await expectFit(page);
    await expectLargeTargets(page);
  });
});
