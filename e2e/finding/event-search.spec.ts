import { expectStepAccessible } from '../support/checks/axe.ts';
import { expectCopied, readClipboard } from '../support/checks/copied.ts';
import { EventsPage } from '../support/pages/events-page.ts';
import { invalidHtml } from '../support/checks/html.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { routeUntil } from '../support/route-once.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { atPosition, largeTown, town } from '../support/data/region-names.ts';

interface Found {
  readonly count: number;
  readonly results: readonly {
    readonly id: number;
    readonly title: string;
    readonly distance?: number;
  }[];
}

/** Place and perimeter that contain the demo's events. */
const around = { city: largeTown.name, perimeter: '50' };

test.describe('the events, on a phone', () => {
  test.use(phone);

  test('are narrowed by place, audience and mode, and come back as they were', async ({ page }) => {
    const events = new EventsPage(page);
    await events.open();
    const all = await events.expectFound({});
    await test.step('a place narrows them to its surroundings, and digital ones', async () => {
      await events.fields.choose(events.fields.place, largeTown.name.slice(0, 5), largeTown.name);
      await expect(events.fields.perimeter).toHaveValue('25');
      await events.fields.perimeter.selectOption('50km');
      expect(await events.expectFound(around)).toBeLessThan(all);
    });
    await test.step('so does each other filter, at once', async () => {
      await events.select('Für wen').selectOption('Eltern');
      const parents = await events.expectFound({ ...around, audience: 'parents' });
      await events.select('Vor Ort oder digital').selectOption('digital');
      const query = { ...around, audience: 'parents', mode: 'digital' };
      expect(await events.expectFound(query)).toBeLessThanOrEqual(parents);
      await expect(page).toHaveTitle(`Events in ${largeTown.name} – Lehrpfad`);
    });
    await test.step('a reload and Back keep them', async () => {
      await page.reload();
      await events.expectFound({ ...around, audience: 'parents', mode: 'digital' });
      await expect(events.fields.place).toHaveValue(largeTown.name);
      await page.goBack();
      await events.expectFound({ ...around, audience: 'parents' });
      await expect(events.select('Vor Ort oder digital')).toHaveValue('');
      await expect(events.select('Für wen')).toHaveValue('parents');
    });
    await test.step('the calendar follows them', async () => {
      const link = events.calendar.getByRole('link', { name: 'Kalender abonnieren' });
      const address = (await link.getAttribute('href')) ?? '';
      expect(address).toMatch(
        new RegExp(`^webcal:.+/events\\.ics\\?city=${largeTown.name}&.*audience=parents$`),
      );
      const file = await page.request.get(address.replace('webcal:', 'http:'));
      expect(file.headers()['content-type']).toContain('text/calendar');
      expect(await file.text()).toContain('BEGIN:VEVENT');
    });
    await test.step('all of them come back at a press', async () => {
      await events.filters.getByRole('button', { name: 'Filter löschen' }).click();
      await events.expectFound({});
      await expect(events.fields.place).toHaveValue('');
    });
    await expectStepAccessible(page);
  });

  test(
    'say what to loosen where there is none, and where a place is unknown',
    { tag: slowTag },
    async ({ page }) => {
      const events = new EventsPage(page);
      const none = { city: 'Entenhausen', mode: 'on_site', audience: 'pupils' };
      await events.open(none);
      await expect(events.count).toHaveText('0 Events gefunden');
      await expect(page.getByText('Den Ort „Entenhausen“ kennen wir nicht.')).toBeVisible();
      // There is no calendar of a place that does not exist.
      await expect(events.calendar).toHaveCount(0);
      await expectStepAccessible(page);
      await page.getByRole('link', { name: /^An allen Orten: \d+ Events$/ }).click();
      await events.expectFound({ mode: 'on_site', audience: 'pupils' });
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );

  test('unfold to what is said of them, and lead to a calendar file and a link', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Reflect.deleteProperty(navigator, 'share');
    });
    const events = new EventsPage(page);
    await events.open();
    const first = events.toggles.first();
    const answer = await page.request.get('/api/v1/events/search/');
    const title = ((await answer.json()) as Found).results[0]?.title ?? '';
    await expect(first).toContainText(title);
    await first.click();
    const entry = events.list.getByRole('article').first();
    const file = entry.getByRole('link', { name: 'In den Kalender' });
    const address = (await file.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/event\/\d+-[a-z0-9-]+\.ics$/);
    const calendar = await (await page.request.get(address)).text();
    expect(calendar.replaceAll('\r\n ', '').replaceAll('\\', '')).toContain(`SUMMARY:${title}`);
    const share = entry.getByRole('button', { name: /^(Teilen|Link kopieren)$/ });
    await share.click();
    await expectCopied(page);
    expect(await readClipboard(page)).toContain(address.replace('.ics', ''));
    await test.step('it stays unfolded after a reload', async () => {
      await page.reload();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
    });
  });
});

test('events are found by keyboard alone, and their number is announced', async ({ page }) => {
  const events = new EventsPage(page);
  await events.open();
  const all = await events.expectFound({});
  await events.fields.place.focus();
  await page.keyboard.type(town.postcode);
  await page.keyboard.press('Tab');
  const near = await events.expectFound({ postcode: town.postcode, perimeter: '25' });
  expect(near).toBeLessThan(all);
  await tabTo(page, events.select('Monat'));
  await page.keyboard.press('ArrowDown');
  await expect(events.select('Monat')).toBeFocused();
  await expect(events.select('Monat')).not.toHaveValue('');
  const month = await events.select('Monat').inputValue();
  await events.expectFound({ postcode: town.postcode, perimeter: '25', month });
  await expect(events.count).toHaveRole('status');
  await tabTo(page, events.toggles.first());
  await page.keyboard.press('Enter');
  await expect(events.toggles.first()).toHaveAttribute('aria-expanded', 'true');
});

test(
  'where events do not come, the page says so and gets them later',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/^answer 500: .*\/events\/search\//, /^console: /);
    const mend = await routeUntil(page, '**/api/v1/events/search/**', (route) =>
      route.fulfill({ status: 500, json: { detail: 'Fehler' } }),
    );
    await page.goto('/#/events');
    await expect(page.getByText('Die Events konnten nicht geladen werden.')).toBeVisible();
    mend();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(new EventsPage(page).count).toBeVisible();
  },
);

test(
  'events among the results follow the searched place, the nearest first',
  { tag: slowTag },
  async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open({ city: atPosition.name, perimeter: '50' });
    const { results: near } = (await (
      await page.request.get(
        `/api/v1/events/search/?${new URLSearchParams({ city: atPosition.name, perimeter: '50', sort: 'near' })}`,
      )
    ).json()) as Found;
    const distances = near.flatMap(({ distance = Infinity }) => (distance <= 50 ? [distance] : []));
    expect(distances.length).toBeGreaterThan(1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    for (const at of [0, 1])
      await expect(results.slide(at)).toHaveAccessibleName(
        new RegExp(RegExp.escape(near[at]!.title)),
      );
    await results.list.getByRole('link', { name: 'Alle Events ansehen' }).click();
    const events = new EventsPage(page);
    await events.expectFound({ city: atPosition.name, perimeter: '50' });
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'events are filtered by a form, and lead to calendar files',
    { tag: slowTag },
    async ({ page }) => {
      await page.goto('/events');
      await page.getByLabel('Ort oder Postleitzahl').fill(largeTown.name);
      await page.getByLabel('Umkreis').selectOption('50km');
      await page.getByLabel('Für wen').selectOption('Eltern');
      await page.getByRole('button', { name: 'Events zeigen' }).click();
      const query = `city=${largeTown.name}&perimeter=50&audience=parents`;
      const answer = await page.request.get(`/api/v1/events/search/?${query}`);
      const { count, results } = (await answer.json()) as Found;
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
        `${count} Event${count === 1 ? '' : 's'}: ${largeTown.name}, 50km · Eltern`,
      );
      await expect(page.locator('.cards a')).toHaveText(results.map(({ title }) => title));
      await expect(page.getByLabel('Für wen')).toHaveValue('parents');
      await page.locator('.cards a').first().click();
      const link = page.getByRole('link', { name: 'In den Kalender' });
      expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
      // Only the script can share.
      await expect(page.getByRole('button', { name: 'Teilen' })).toBeHidden();
    },
  );
});

test.describe('the pages of events that everybody can read', () => {
  test.use(desktop);

  test(
    'are valid and without barriers in each state',
    { tag: slowTag },
    async ({ page, request, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const list = await (await request.get('/events')).text();
      const event = /href="(\/event\/[^"]+)"/.exec(list)?.[1] ?? '';
      for (const address of [
        `/events?city=${largeTown.name}&perimeter=50&audience=parents&mode=on_site`,
        '/events?city=Entenhausen&mode=on_site',
        event,
      ]) {
        await test.step(address, async () => {
          await page.setViewportSize(desktop.viewport);
          expect((await page.goto(address))?.status()).toBe(200);
          await expectStepAccessible(page);
          expect(await invalidHtml(page), address).toEqual([]);
          await page.setViewportSize({ width: 320, height: 640 });
          await expectNoSidewaysScrolling(page);
        });
      }
      await test.step('the button copies the address', async () => {
        await page.getByRole('button', { name: 'Teilen' }).click();
        await expect.poll(() => readClipboard(page)).toContain(event);
      });
    },
  );
});
