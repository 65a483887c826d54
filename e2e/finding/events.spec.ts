import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { Locator, Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { boxesOf, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { eventCalls, keepEvents } from '../support/data/public-events.ts';
import { ResultsPage, resultsLink } from '../support/pages/results-page.ts';
import { routeUntil } from '../support/route-once.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { devicesFrom, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const sentence =
  'Fehler – Bei der Bearbeitung Ihrer Anfrage ist ein unerwarteter Fehler aufgetreten. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es dann erneut.';

/** An event with the required fields only. */
const bareEvent: PublicEvent = {
  id: 1,
  title: 'Tag der offenen Tür',
  logo: null,
  description: '',
  weblink: '',
  start_date: '2027-03-05',
  end_date: '2027-03-06',
  audiences: [],
  start_time: null,
  end_time: null,
  status: 2,
  expired: false,
  digital: false,
  deleted: false,
  Company: null,
  Address: null,
};

async function openWith(page: Page, ...events: Partial<PublicEvent>[]): Promise<StartPage> {
  const all = events.map((event, index) => ({ ...bareEvent, id: index + 1, ...event }));
  await page.route(eventCalls, (route) => route.fulfill({ json: all }));
  const start = new StartPage(page);
  await start.open();
  await start.showAll();
  return start;
}

/** Returns the German form that the specification requires, computed independently of the page's code. */
function day(isoDay: string): string {
  return isoDay.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$3.$2.$1');
}

const time = (text: string | null): string => (text === null ? '--' : `${text} Uhr`);

function fact(entry: Locator, name: string): Locator {
  return entry.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
}

/** Expects the entry to show the data of the API. */
async function expectEntry(entry: Locator, event: PublicEvent): Promise<void> {
  await expect(entry.locator('[aria-expanded]')).toContainText(event.title);
  await expectFacts(entry, event);
}

/** Expects time, place, website and description of an event in any element that shows them. */
async function expectFacts(entry: Locator, event: PublicEvent): Promise<void> {
  await expect(fact(entry, 'Beginn')).toContainText(
    `${day(event.start_date)}, ${time(event.start_time)}`,
  );
  await expect(fact(entry, 'Ende')).toContainText(
    `${day(event.end_date)}, ${time(event.end_time)}`,
  );
  const place = fact(entry, 'Ort');
  if (event.digital) await expect(place).toHaveText('Digital');
  else {
    await expect(place).toContainText(event.Address?.street ?? '?');
    await expect(place).toContainText(
      `${event.Address?.City.postcode} ${event.Address?.City.city}`,
    );
  }
  const website = fact(entry, 'Webseite');
  if (event.weblink === '') await expect(website).toHaveText('--Keine Webseite eingetragen--');
  else await expect(website.getByRole('link')).toHaveAttribute('href', /^https:\/\//);
  const text = event.description.replaceAll(/<[^>]+>/g, '');
  await expect
    .poll(async () => (await entry.innerText()).replaceAll(/\s*\n\s*/g, ''))
    .toContain(text);
}

test.describe('the events on a phone', () => {
  test.use(phone);

  test('tell in their entries what the API tells', { tag: slowTag }, async ({ page }) => {
    const events = await keepEvents(page);
    const start = new StartPage(page);
    await start.open();
    await start.showAllEvents();
    await expect(start.eventList.locator('[aria-expanded]')).toHaveCount(events.length);
    const kinds = [
      events.findIndex(({ digital }) => digital),
      events.findIndex(({ digital }) => !digital),
      events.findIndex(({ start_time }) => start_time !== null),
      events.findIndex(({ weblink }) => weblink !== ''),
      events.findIndex(({ weblink }) => weblink === ''),
      events.length - 1,
    ];
    expect(kinds).not.toContain(-1);
    for (const index of new Set(kinds)) {
      const event = events[index];
      if (event === undefined) continue;
      await start.openEvent(index);
      await expectEntry(start.entry(index), event);
    }
    // Each stays open beside the others.
    await expect(start.eventList.locator('[aria-expanded=true]')).toHaveCount(new Set(kinds).size);
  });
});

test('open, close, turn and are chosen by keyboard', async ({ page }) => {
  const events = await keepEvents(page);
  const start = new StartPage(page);
  await start.open();
  await start.showAll();
  await test.step('open and close, one beside the other', async () => {
    await start.banner.getByRole('button', { name: 'Vorherige Folien' }).focus();
    await tabTo(page, start.toggle(0));
    await page.keyboard.press('Enter');
    await expect(start.toggle(0)).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, start.toggle(1));
    await page.keyboard.press('Space');
    await expect(start.toggle(1)).toHaveAttribute('aria-expanded', 'true');
    await expect(start.toggle(0)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(start.toggle(1)).toHaveAttribute('aria-expanded', 'false');
    await expect(start.toggle(1)).toBeFocused();
  });
  await test.step('are turned and chosen in the banner', async () => {
    const on = start.banner.getByRole('button', { name: 'Nächste Folien' });
    await on.focus();
    await page.keyboard.press('Enter');
    const said = page.getByRole('status').filter({ hasText: /^Folien 4 bis 6 von/ });
    await expect(said).toBeAttached();
    // Until the last slide is shown; the button keeps the focus meanwhile.
    while ((await on.getAttribute('aria-disabled')) === 'false') {
      await page.keyboard.press('Enter');
      await expect(on).toBeFocused();
    }
    await tabTo(page, start.slides.last().getByRole('button'));
    await page.keyboard.press('Enter');
    const toggle = start.toggle(events.length - 1);
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toContainText(events.at(-1)?.title ?? '');
    await expect(toggle).toBeInViewport();
  });
});

test(
  'stand there whatever was typed, and come a few at a time',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/^answer 404: .*\/media\/nirgends\.webp$/, /^console: /);
    const title = 'Ausbildungs- und Praktikumsmesse der Altmark in Stendal 2027';
    expect(title.length).toBeGreaterThan(55);
    const description =
      '<h1>Ablauf</h1><p>Komm <b>vorbei</b></p><img src="x" onerror="window.ran = 1"><script>window.ran = 1</script>';
    const start = await openWith(
      page,
      { title },
      { title: 'x'.repeat(55) },
      { logo: '/media/nirgends.webp' },
      { weblink: 'http://messe.example/halle' },
      { weblink: 'www.messe.example' },
      { weblink: 'javascript:alert(1)' },
      { description },
      {},
    );
    await test.step('long titles are cut on their slide, and whole for everyone who asks', async () => {
      const [cut, whole] = [start.slides.nth(0), start.slides.nth(1)];
      await expect(cut.getByText(`${title.slice(0, 55)}…`, { exact: true })).toBeVisible();
      await expect(cut.getByRole('button')).toHaveAccessibleName(new RegExp(title));
      await expect(whole.getByText('x'.repeat(55), { exact: true })).toBeVisible();
      // The list shows the whole title.
      await expect(start.toggle(0)).toContainText(title);
    });
    await test.step('a logo that does not load gives way to a drawing', async () => {
      await expect(start.slides.nth(2).locator('svg')).toBeVisible();
      await expect(start.slides.nth(2).locator('img')).toHaveCount(0);
    });
    await test.step('they come a few at a time, and the focus goes on with them', async () => {
      await expect(start.eventList.getByRole('button')).toHaveCount(6);
      const more = start.events.getByRole('button', { name: 'Weitere Events anzeigen' });
      await more.click();
      await expect(start.eventList.getByRole('button')).toHaveCount(8);
      await expect(start.toggle(6)).toBeFocused();
      await expect(more).toHaveCount(0);
    });
    await test.step('links are https', async () => {
      for (const index of [3, 4, 5]) await start.openEvent(index);
      const link = (index: number) => fact(start.entry(index), 'Webseite').getByRole('link');
      await expect(link(3)).toHaveAttribute('href', 'https://messe.example/halle');
      await expect(link(4)).toHaveAttribute('href', 'https://www.messe.example/');
      await expect(link(5)).toHaveCount(0);
    });
    await test.step('descriptions hold nothing that runs', async () => {
      await start.openEvent(6);
      const entry = start.entry(6);
      await expect(entry.getByRole('heading', { level: 5, name: 'Ablauf' })).toBeVisible();
      await expect(entry).toContainText('Komm vorbei');
      await expect(entry.locator('img')).toHaveCount(0);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });
  },
);

test('that are few need no buttons, and say what they lack', { tag: slowTag }, async ({ page }) => {
  const start = await openWith(page, {}, {});
  await expect(start.slides).toHaveCount(2);
  await expect(start.banner.getByRole('button', { name: /Folien$/ })).toHaveCount(0);
  await test.step('they have no time, place and website', async () => {
    await start.openEvent(0);
    const entry = start.entry(0);
    await expect(fact(entry, 'Beginn')).toContainText('05.03.27, --');
    await expect(fact(entry, 'Ende')).toContainText('06.03.27, --');
    await expect(fact(entry, 'Ort')).toContainText('--');
    await expect(fact(entry, 'Webseite')).toHaveText('--Keine Webseite eingetragen--');
  });
});

test(
  'that there are none is said, and leaves the results alone',
  { tag: slowTag },
  async ({ page }) => {
    const start = await openWith(page);
    await expect(start.events.getByText('Derzeit keine Events!', { exact: true })).toBeVisible();
    await expect(start.banner).toHaveCount(0);
    await expect(start.eventList).toHaveCount(0);
    await expectStepAccessible(page);

    await test.step('results are results alone', async () => {
      const results = new ResultsPage(page);
      await results.open();
      await expect(results.cards.nth(3)).toBeVisible();
      await expect(results.events).toHaveCount(0);
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toHaveCount(0);
    });
  },
);

test.describe('where the events do not come', () => {
  test.use(phone);

  test(
    'the pages say so, keep the rest, and get them later',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/^answer 500: .*\/events\//, /^console: /);
      const mend = await routeUntil(page, eventCalls, (route) =>
        route.fulfill({ status: 500, json: { detail: 'Fehler' } }),
      );
      const notice = page.getByRole('alert').filter({ hasText: sentence });
      await test.step('results are results alone', async () => {
        const results = new ResultsPage(page);
        const answered = page.waitForResponse(eventCalls);
        await results.open();
        await answered;
        await expect(results.events).toHaveCount(0);
        await expect(results.cards.nth(3)).toBeVisible();
        await expect(notice).toHaveCount(1);
        await notice.getByRole('button', { name: 'Schließen' }).click();
        await expect(notice).toHaveCount(0);
      });
      const start = new StartPage(page);
      await page.goto('/#/');
      await start.isShown();
      await start.fields.text.fill('pflege');
      await start.showAll();
      await expect(notice).toBeVisible();
      await expect(start.events).toContainText('Die Events konnten nicht geladen werden.');
      await expect(page.getByRole('region', { name: 'Über die Förderinitiative' })).toBeVisible();
      await expectStepAccessible(page);

      mend();
      await start.events.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(start.banner).toBeVisible();
      await expect(start.toggle(0)).toBeVisible();
      await expect(start.fields.text).toHaveValue('pflege');
      await expect(notice).toHaveCount(0);
    },
  );
});

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`the events among the results on a ${device}`, details, () => {
    test.use(options);

    test('stand after the third, and open as an ad does', { tag: slowTag }, async ({ page }) => {
      const events = await keepEvents(page);
      const event = events[0];
      if (event === undefined) throw new Error('The demo data has no public event.');
      const results = new ResultsPage(page);
      await results.open();
      const carousel = results.events;
      await expect(carousel.getByRole('heading', { level: 2, name: 'Events' })).toBeVisible();
      await carousel.scrollIntoViewIfNeeded();
      const parts = [results.cards.nth(2), carousel, results.cards.nth(3)];
      const tops = (await boxesOf(page, parts)).map(({ y }) => y);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));

      const slide = carousel.getByRole('group').first().getByRole('button');
      await slide.click();
      const detail = results.eventDetail;
      const title = detail.getByRole('heading', { level: 2 });
      await expect(title).toHaveText(event.title);
      await expectFacts(detail, event);
      await expect(slide).toHaveAttribute('aria-current', 'true');

      await page.reload();
      await expect(title).toHaveText(event.title);
      await detail.getByRole('button', { name: 'Schließen' }).click();
      await expect(title).toHaveCount(0);
    });
  });
}

test.describe('a slide of which only a part shows', () => {
  test.use(phone);

  test('takes no focus, and comes into view by a press', async ({ page }) => {
    const events = await keepEvents(page);
    // An unknown place has a text for screen readers, also on slides beyond the edge of the page.
    const withoutPlace = events.map((event) => ({ ...event, digital: false, Address: null }));
    await page.route(eventCalls, (route) => route.fulfill({ json: withoutPlace }));
    const results = new ResultsPage(page);
    await results.open();
    const { events: carousel } = results;
    await carousel.getByRole('button', { name: 'Nächste Folien' }).focus();
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press('Tab');
    await expect(results.slide(0)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Alle Events ansehen' })).toBeFocused();

    const second = carousel.locator('[aria-roledescription="Folie"]').nth(1);
    const box = await second.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 6, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect.poll(async () => (await second.boundingBox())?.x).toBeLessThan(60);
    await expect(second).not.toHaveAttribute('inert');
    await expect(results.openEventTitle).toHaveCount(0);
  });
});

test(
  'an event beside the results takes the focus, and says so when it is over',
  { tag: slowTag },
  async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open();
    await results.slide(0).focus();
    await page.keyboard.press('Enter');
    await expect(results.openEventTitle).toBeFocused();

    await test.step('a link still leads to one that is over', async () => {
      await results.open({ event: '2147483647' });
      const heading = { name: 'Dieses Event gibt es nicht mehr' };
      await expect(results.eventDetail.getByRole('heading', heading)).toBeVisible();
      await expectStepAccessible(page, { overlay: true });
      await results.eventDetail.getByRole('link', { name: 'Alle Events ansehen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Events zu Ausbildung und Beruf',
      );
    });
  },
);

test('an event open beside the results is in the title of the window', async ({ page }) => {
  const [event] = await keepEvents(page);
  const title = `${event?.title} – Lehrpfad`;
  await page.goto(resultsLink({ event: String(event?.id) }));
  await expect(page).toHaveTitle(title);
  await page.reload();
  await expect(page).toHaveTitle(title);
  await page.goto('/#/kontakt');
  await expect(page).toHaveTitle(/^Kontakt/);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(page).toHaveTitle('Stellen – Lehrpfad');
});

test('lead to all that their company offers', async ({ page }) => {
  const events = await keepEvents(page);
  const event = events.find(({ Company }) => Company !== null);
  const { name = '' } = event?.Company ?? {};
  const itsPage = page.getByRole('heading', { level: 1, name, exact: true });
  await test.step('from the list', async () => {
    const start = new StartPage(page);
    await start.open();
    await start.showAllEvents();
    const index = events.findIndex(({ id }) => id === event?.id);
    await start.openEvent(index);
    await start.entry(index).getByRole('link', { name, exact: true }).click();
    await expect(itsPage).toBeVisible();
  });
  await test.step('beside the results, in the language of the application', async () => {
    await page.goto(`/?lang=en${resultsLink({ event: String(event?.id) }).slice(1)}`);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(itsPage).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
