import type { BrafoField } from '@lehrpfad/contract/occupations/occupations.ts';
import type { SiteSettings } from '@lehrpfad/contract/pages/pages.ts';
import type { SearchOverview } from '@lehrpfad/contract/search/overview.ts';
import type { APIRequestContext } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { boxesOf, expectApart } from '../support/checks/measure.ts';
import { keepEvents } from '../support/data/public-events.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { slowTag } from '../support/slow.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { desktop, devicesFrom, expect, phone, test } from '../support/test.ts';
import { areaLabels, atPosition, town } from '../support/data/region-names.ts';
import { worlds, worldsWord } from '@lehrpfad/regions/parts/worlds.ts';
import { programmeTexts } from '@lehrpfad/regions/parts/programme-texts.ts';
import { programmeName, programmeWebsite } from '@lehrpfad/regions/parts/programme.ts';
import { inState } from '@lehrpfad/regions/parts/names.ts';

async function read<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.get(`/api/v1/${path}`);
  expect(response.status()).toBe(200);
  return (await response.json()) as Answer;
}

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`the start page on a ${device}`, () => {
    test.use(options);

    test('opens with the search: type, text, town, perimeter', details, async ({ page }) => {
      const start = new StartPage(page);
      await start.open();
      const types = page.getByRole('group', { name: 'Was suchst du?' }).getByRole('checkbox');
      await expect(types).toHaveCount(2);
      for (const name of ['Ausbildung', 'Praktikum']) {
        const type = page.getByRole('checkbox', { name, exact: true });
        await expect(type).not.toBeChecked();
        await expect(type).toBeInViewport();
      }
      for (const part of [start.fields.text, start.fields.place, start.submit]) {
        await expect(part).toBeInViewport();
      }
      await expect(start.fields.perimeter).toBeDisabled();
      await start.fields.choose(start.fields.place, town.name.slice(0, 4), town.name);
      await expect(start.fields.perimeter).toBeEnabled();
      await expect(start.fields.perimeter.getByRole('option')).toHaveText([
        'Stadt',
        '10km',
        '15km',
        '25km',
        '50km',
        '100km',
      ]);
      await start.fields.place.fill('');
      await expect(start.fields.perimeter).toBeDisabled();
    });

    test(
      'suggests jobs, professions and companies apart from each other, regions, and towns from the first letter on',
      details,
      async ({ page }) => {
        const start = new StartPage(page);
        await start.open();
        await start.fields.text.pressSequentially('bau');
        for (const name of ['Berufe', 'Branchen', 'Unternehmen']) {
          const group = start.fields.suggestions.getByRole('group', { name });
          await expect(group.getByRole('option').first()).toBeVisible();
        }
        // The suggestions cover the next field.
        await start.fields.text.press('Escape');
        await start.fields.place.click();
        const options = start.fields.suggestions.getByRole('option');
        await expect(options).toHaveText(areaLabels);
        await start.fields.place.pressSequentially('M');
        await expect(options.first()).toHaveText(/^M/);
        await start.fields.place.fill('');
        await expect(options).toHaveText(areaLabels);
      },
    );

    test(
      'tells what there is now, and what is new near the town of the search',
      details,
      async ({ page, request }) => {
        const start = new StartPage(page);
        const stock = await read<SearchOverview>(request, 'search/overview/');
        await start.open();
        const { overview } = start;
        await expect(overview.getByRole('heading', { level: 2 })).toHaveText(
          `${stock.count.toLocaleString('de-DE')} Plätze im ganzen Land`,
        );
        await expect(overview.getByRole('list').nth(1).getByRole('link')).toHaveCount(
          stock.new_ads.length,
        );
        await start.fields.choose(start.fields.place, town.name.slice(0, 4), town.name);
        await expect(overview.getByRole('heading', { name: `Neu bei ${town.name}` })).toBeVisible();
        await expect(overview.getByRole('list').nth(1)).toContainText('km entfernt');

        await start.showOverview();
        const [occupation] = stock.occupations;
        await overview.getByRole('link', { name: occupation?.name }).click();
        const results = new ResultsPage(page);
        await expect(results.cards.first()).toBeVisible();
        await expect(results.fields.text).toHaveValue(occupation?.name ?? '');
        await page.goBack();
        await overview.getByRole('link', { name: /^Sommer/ }).click();
        await expect(results.activeFilters).toContainText('Sommer');
      },
    );

    test(
      'offers twelve career fields in groups, tells who pays, what the programme is, and where else to look',
      details,
      async ({ page, request }) => {
        const start = new StartPage(page);
        const fields = await read<BrafoField[]>(request, 'brafo/');
        await start.open();
        await start.showAll();
        await expect(start.worlds).toHaveCount(worlds.length);
        for (const [index, { numeral, name, fields: numbers }] of worlds.entries()) {
          const world = start.worlds.nth(index);
          await expect(world).toHaveAccessibleName(`${numeral} ${name}`);
          const expected = fields
            .filter(({ number }) => numbers.includes(number))
            .sort((a, b) => a.number - b.number)
            .map(({ description }) => description);
          expect(expected).toHaveLength(numbers.length);
          await expect(world.getByRole('checkbox')).toHaveCount(numbers.length);
          for (const [place, description] of expected.entries()) {
            await expect(world.getByRole('checkbox').nth(place)).toHaveAccessibleName(description);
          }
        }
        if (device === 'desktop') {
          const rows = async () => {
            const tops = await start.worlds.evaluateAll((all) =>
              all.map((world) => Math.round(world.getBoundingClientRect().top)),
            );
            return new Set(tops).size;
          };
          // Four groups fill a row.
          await expect.poll(rows, 'beside each other').toBe(Math.ceil(worlds.length / 4));
        }

        const { funding_text } = await read<SiteSettings>(request, 'site/');
        await start.showAll();
        const funding = page.getByRole('region', { name: 'Über die Förderinitiative' });
        expect(funding_text).not.toBe('');
        await expect(funding.getByRole('paragraph')).toHaveText(funding_text.split('\n\n'));
        await expect(funding.getByRole('img')).toHaveCount(0);

        const partners = page.getByRole('region', { name: `${programmeName} und andere Börsen` });
        await expect(partners).toContainText(programmeTexts.about[0] ?? '');
        for (const [name, address] of [
          [programmeTexts.link, programmeWebsite],
          [/^IHK-Lehrstellenbörse/, 'https://www.ihk-lehrstellenboerse.de/'],
          [/^Lehrstellenradar/, 'https://www.lehrstellen-radar.de/'],
          [/^Bundesagentur für Arbeit/, 'https://www.arbeitsagentur.de/'],
        ] as const) {
          const link = partners.getByRole('link', { name });
          await expect(link).toHaveAttribute('href', address);
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', /noopener/);
        }
      },
    );

    test(
      'ends with the version, the sources and the cookie settings',
      { tag: slowTag },
      async ({ page }) => {
        const start = new StartPage(page);
        await start.open();
        await expect(start.footer).toContainText('Version 2.3.1');
        await expect(start.footer.getByRole('link', { name: 'GeoNames' })).toBeVisible();
        const settings = start.footer.getByRole('button', { name: 'Cookie-Einstellungen' });
        await settings.click();
        const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(settings).toBeFocused();
      },
    );
  });
}

/** `here` is a large town of the board; `berlin` is in no state with a region. */
const { name: hereName, latitude, longitude } = atPosition;
const here = { latitude, longitude };
const berlin = { latitude: 52.52, longitude: 13.405 };

test.describe('what is near', () => {
  test.use(phone);

  test('comes when somebody asks for it, from a position to a kilometre', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(here);
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      geolocation.getCurrentPosition = (...how) => {
        document.documentElement.dataset['asked'] = 'true';
        ask(...how);
      };
    });
    const start = new StartPage(page);
    await start.open();
    const { nearby } = start;
    await expect(nearby).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    const sent = page.waitForRequest('**/cities/nearest/');
    await nearby.click();
    expect((await sent).postDataJSON()).toEqual({
      latitude: Number(here.latitude.toFixed(2)),
      longitude: Number(here.longitude.toFixed(2)),
    });
    await expect(
      start.overview.getByRole('heading', { name: `Neu bei ${hereName}` }),
    ).toBeVisible();
    await expect(start.fields.place).toHaveValue(hereName);
    await expect(start.fields.perimeter).toHaveValue('25');
    await expect(nearby).toBeFocused();
    await expectStepAccessible(page);
  });

  test(
    'has a sentence where the device refuses, and outside of the state',
    { tag: slowTag },
    async ({ page, context }) => {
      const start = new StartPage(page);
      await start.open();
      await start.nearby.click();
      const status = start.overview.getByRole('status');
      await expect(status).toContainText('Dein Gerät gibt den Standort nicht frei.');
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(berlin);
      await start.nearby.click();
      await expect(status).toContainText(`Du bist nicht ${inState}.`);
      await expect(start.fields.place).toHaveValue('');
    },
  );

  test(
    'has a sentence where the position or the answer does not come',
    { tag: slowTag },
    async ({ page, pageErrors, context }) => {
      pageErrors.allow(/./);
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(here);
      await page.route('**/cities/nearest/', (route) => route.fulfill({ status: 500 }));
      const start = new StartPage(page);
      await start.open();
      await start.nearby.click();
      const status = start.overview.getByRole('status');
      await expect(status).toContainText('Das hat nicht geklappt.');
      await page.evaluate(() => {
        navigator.geolocation.getCurrentPosition = (_, fail) =>
          fail?.({ code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      });
      await start.nearby.click();
      await expect(status).toContainText('Dein Gerät kennt seinen Standort gerade nicht.');
    },
  );
});

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'search, what there is, ways in without a plan, and the next events fit on two screens',
    { tag: slowTag },
    async ({ page, request }) => {
      const { events } = await read<SearchOverview>(request, 'search/overview/');
      const start = new StartPage(page);
      await start.open();
      await start.showOverview();
      await expect(start.overview.getByRole('region', { name: /^Nächste Events/ })).toContainText(
        events[0]?.title ?? '',
      );
      const end = () =>
        start.overview.evaluate((overview) => overview.getBoundingClientRect().bottom + scrollY);
      // Each group of career fields beyond four has a line of its own.
      const more = Math.max(0, worlds.length - 4) * 112;
      await expect.poll(end).toBeLessThanOrEqual(2 * 844 + more);
    },
  );

  test('a group of career fields leads to its ads, and to the picker of all career fields', async ({
    page,
  }) => {
    const start = new StartPage(page);
    await start.open();
    await start.showOverview();
    await start.overview.getByRole('button', { name: 'Alle Tätigkeitsfelder' }).click();
    const picker = page.getByRole('heading', { name: 'Such nach dem, was dir Spaß macht' });
    await expect(picker).toBeFocused();
    await expect(picker).toBeInViewport();
    await start.overview.getByRole('link', { name: worlds[2]?.name ?? '' }).click();
    const results = new ResultsPage(page);
    await expect(results.cards.first()).toBeVisible();
    await expect(results.activeFilters.getByRole('button', { name: /entfernen/ })).toHaveCount(
      worlds[2]?.fields.length ?? 0,
    );
  });

  test(
    'what lies below the fold comes only when somebody nears it',
    { tag: slowTag },
    async ({ page }) => {
      const start = new StartPage(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await start.open();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => /events|site\/|start-sections/.test(path))).toEqual([]);
      await start.showAll();
      await expect(start.banner).toBeVisible();
      expect(asked).toContain('/api/v1/events/');
      // Only opened events need the module that cleans their descriptions.
      expect(asked.filter((path) => path.includes('user-html'))).toEqual([]);
    },
  );
});

test(
  'what lies over the picture keeps apart in windows of any width',
  { tag: slowTag },
  async ({ page }) => {
    const start = new StartPage(page);
    await start.open();
    const parts = [
      page.getByRole('link', { name: /^Favoriten/ }),
      page.getByRole('button', { name: 'Einfache Sprache' }),
      page.getByRole('button', { name: /^Bilderwechsel/ }),
      page.getByText('Lehrpfad', { exact: true }).first(),
    ];
    const menu = page.getByRole('button', { name: 'Menü', exact: true });
    for (const width of [1366, 768, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 768 });
      if (width === 390) parts.push(menu);
      for (const part of parts) {
        await expect(part, `${width} pixels`).toBeInViewport({ ratio: 1 });
      }
      await expect(async () => {
        expectApart(await boxesOf(page, parts), `${width} pixels`);
      }).toPass({ timeout: 15_000 });
    }
  },
);

test(
  'the card of the search is as wide as the column that it stands in',
  { tag: slowTag },
  async ({ page }) => {
    const start = new StartPage(page);
    await start.open();
    await start.showAll();
    const card = page.getByRole('search', { name: 'Stellen suchen' });
    const worldsForm = page.getByRole('form', { name: worldsWord });
    for (const width of [1920, 1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        const [search, column] = await boxesOf(page, [card, worldsForm]);
        expect([search?.x, search?.width], `${width} pixels`).toEqual([column?.x, column?.width]);
      }).toPass({ timeout: 15_000 });
    }
  },
);

/** Slides in view (specification, section 9, and resolved for small screens): by width of the window. */
const widths = {
  // All turns are alike, so a few are enough.
  'a phone': { options: phone, slides: 1, max: 8 },
  'a tablet': {
    options: { viewport: { width: 820, height: 1180 } },
    slides: 3,
    max: undefined,
  },
  'a large screen': { options: desktop, slides: 4, max: undefined },
};

for (const [name, { options, slides, max }] of Object.entries(widths)) {
  test.describe(`the banner on ${name}`, { tag: slowTag }, () => {
    test.use(options);

    test(`shows ${slides} at a time, all of them by its buttons, and leads to the event in the list`, async ({
      page,
    }) => {
      const events = await keepEvents(page, max);
      const start = new StartPage(page);
      await start.open();
      await start.showAll();
      await expect(start.slides).toHaveCount(events.length);
      await expect.poll(() => start.slidesInSight()).toBe(slides);
      const back = start.banner.getByRole('button', { name: 'Vorherige Folien' });
      const on = start.banner.getByRole('button', { name: 'Nächste Folien' });
      await expect(back).toBeDisabled();
      await expect(on).toBeEnabled();
      await expect(start.slides.first()).toContainText(events[0]?.title ?? '');
      // Slides that are not visible cannot be focused.
      await expect(start.slides.last()).toHaveAttribute('inert');

      for (let turn = 1; turn < Math.ceil(events.length / slides); turn += 1) {
        await expect(on).toBeEnabled();
        const before = await start.slides.first().boundingBox();
        await on.click();
        await expect
          .poll(async () => (await start.slides.first().boundingBox())?.x)
          .toBeLessThan(before?.x ?? 0);
      }
      await expect(on).toBeDisabled();
      await expect(back).toBeEnabled();
      await expect(start.slides.last()).toBeInViewport({ ratio: 0.99 });
      await expect.poll(() => start.slidesInSight()).toBe(slides);

      // Opening it makes the sections higher while the page is still scrolling.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const last = events.length - 1;
      await start.slides.last().getByRole('button').click();
      const toggle = start.toggle(last);
      await expect(toggle).toContainText(events[last]?.title ?? '');
      await expect(toggle).toBeFocused();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      // Under the header, not at the lower edge of the window.
      const top = async () => (await toggle.boundingBox())?.y;
      await expect.poll(top).toBeLessThan(150);
      await expect.poll(top).toBeGreaterThanOrEqual(0);
    });
  });
}

test.describe('the start page on a phone in landscape', () => {
  test.use({ ...phone, viewport: { width: 844, height: 390 } });

  test('shows heading and search without scrolling', async ({ page }) => {
    const start = new StartPage(page);
    await start.open();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(start.fields.text).toBeInViewport({ ratio: 0.9 });
    await expect(start.fields.place).toBeInViewport({ ratio: 0.9 });
  });
});
