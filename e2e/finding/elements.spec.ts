import { holidayStarts } from '@lehrpfad/contract/core/dates/school-holidays.ts';
import {
  namedSchoolStarts,
  type SchoolPeriod,
} from '@lehrpfad/contract/school-internships/period-weeks.ts';
import type { BrafoField } from '@lehrpfad/contract/occupations/occupations.ts';
import { companyPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { cardFacts } from '@lehrpfad/contract/job-ads/facts/card-facts.ts';
import { emptyPlainFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { countText, searchCards } from '../support/api.ts';
import { FavouritesPage } from '../support/pages/favourites-page.ts';
import { cutOffMapHost, mapStyleUrl, ResultsMap } from '../support/pages/results-map.ts';
import { ResultsPage, resultsLink } from '../support/pages/results-page.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { devicesFrom, expect, laptop, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { largeTown, town } from '../support/data/region-names.ts';
import { worlds, worldsWord } from '@lehrpfad/regions/parts/worlds.ts';

async function read<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.get(`/api/v1/${path}`);
  expect(response.status()).toBe(200);
  return (await response.json()) as Answer;
}

/** Ads with everything that the public may know of them. */
async function readAds(request: APIRequestContext): Promise<PublicJobAd[]> {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => read<{ results: PublicJobAd[] }>(request, `search/?page=${page}`)),
  );
  return pages.flatMap(({ results }) => results);
}

/** Returns items so that each condition is met by one of them; an item may meet several. */
function choose<Item>(items: readonly Item[], ...kinds: readonly ((item: Item) => boolean)[]) {
  const chosen = kinds.map((isKind) => {
    const item = items.find(isKind);
    if (item === undefined) throw new Error(`The demo data has nothing for ${String(isKind)}.`);
    return item;
  });
  return [...new Set(chosen)];
}

/** Returns the German form that the specification requires, computed independently of the page's code. */
const day = (isoDay: string | null): string =>
  isoDay?.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$3.$2.$1') ?? '--';

const startText = ({ job_start: start }: Pick<PublicJobAd, 'job_start'>) =>
  start ? day(start) : 'nach Absprache';

const typeName = (type: 1 | 2): string => (type === 1 ? 'Praktikum' : 'Ausbildung');

function fact(detail: Locator, name: string): Locator {
  return detail
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');
}

const part = (detail: Locator, name: string): Locator =>
  detail
    .locator('section')
    .filter({ has: detail.page().getByRole('heading', { level: 3, name, exact: true }) });

const baName = 'Angebot bei der Bundesagentur für Arbeit';

/** Returns the text of HTML. */
function wordsOf(page: Page, html: string): Promise<string> {
  return page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '',
    html,
  );
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

async function expectWords(place: Locator, html: string): Promise<void> {
  const words = withoutSpaces(await wordsOf(place.page(), html));
  expect(words).not.toBe('');
  await expect.poll(async () => withoutSpaces((await place.textContent()) ?? '')).toContain(words);
}

async function expectTexts(detail: Locator, ad: PublicJobAd): Promise<void> {
  const description = part(detail, 'Beschreibung');
  if (ad.details === '') await expect(description).toContainText('keine Stellenbeschreibung');
  else await expectWords(description, ad.details);
  const annotation = part(detail, 'Anmerkung');
  await expect(annotation).toHaveCount(ad.annotation === '' ? 0 : 1);
  if (ad.annotation !== '') await expectWords(annotation, ad.annotation);
  const files = part(detail, 'Dokumente').getByRole('link');
  await expect(files).toHaveText(ad.files.map(({ name }) => `${name} (PDF)`));
  for (const [index, { id }] of ad.files.entries()) {
    await expect(files.nth(index)).toHaveAttribute('href', `/api/v1/jobdescriptions/files/${id}/`);
  }
}

async function expectFacts(detail: Locator, ad: PublicJobAd): Promise<void> {
  await expect(detail.getByRole('heading', { level: 2 })).toHaveText(ad.title);
  await expect(fact(detail, 'Beruf')).toHaveText(ad.job_name);
  if (ad.Profession) await expect(fact(detail, 'Branche')).toHaveText(ad.Profession.name);
  await expect(fact(detail, 'Art')).toHaveText(typeName(ad.job_type_int));
  await expect(fact(detail, 'Beginn')).toContainText(startText(ad));
  await expect(fact(detail, 'Ende')).toHaveText(ad.job_end ? [day(ad.job_end)] : []);
  await expect(fact(detail, 'Veröffentlicht')).toHaveText(day(ad.publish_date));
  await expect(fact(detail, 'Sichtbar bis')).toHaveText(
    ad.availability_end_date ? [day(ad.availability_end_date)] : [],
  );
}

const companyOf = (ad: PublicJobAd) => ({ id: ad.Companies[0]?.id ?? 0, name: ad.company_name });

async function expectCompany(detail: Locator, ad: PublicJobAd): Promise<void> {
  const company = part(detail, 'Unternehmen');
  await expect(company).toContainText(ad.company_name);
  const { street = '', postcode = '', city = '' } = ad.company_address ?? {};
  for (const line of [street, `${postcode} ${city}`]) await expect(company).toContainText(line);
  await expect(company.getByText('--Keine Webseite eingetragen--', { exact: true })).toHaveCount(
    ad.weblink === '' ? 1 : 0,
  );
  const agency = company.getByRole('link', { name: baName });
  await expect(agency).toHaveCount(ad.ba_id === '' ? 0 : 1);
  if (ad.ba_id !== '') {
    const type = ad.job_type_int === 1 ? '34' : '4';
    const { origin, searchParams } = new URL((await agency.getAttribute('href')) ?? '');
    expect(origin).toBe('https://www.arbeitsagentur.de');
    expect(Object.fromEntries(searchParams)).toEqual({ angebotsart: type, id: ad.ba_id });
  }
  const itsPage = company.getByRole('link', { name: ad.company_name, exact: true });
  await expect(itsPage).toHaveAttribute('href', companyPagePath(companyOf(ad)));
  for (const link of await company.locator('a[target]').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const logo = detail.locator('header img');
  await expect(logo).toHaveCount(ad.company_logo === null ? 0 : 1);
  if (ad.company_logo !== null) await expect(logo).toHaveAttribute('src', ad.company_logo);
}

async function expectContacts(detail: Locator, ad: PublicJobAd): Promise<void> {
  const items = part(detail, 'Ansprechpersonen').getByRole('listitem');
  await expect(items).toHaveCount(ad.contacts.length);
  for (const [index, contact] of ad.contacts.entries()) {
    const name = contact.first_name
      ? `${contact.first_name} ${contact.last_name}`
      : contact.last_name;
    const item = items.nth(index);
    await expect(item.getByText(name, { exact: true })).toBeVisible();
    if (contact.role) await expect(item).toContainText(contact.role);
    if (contact.email) {
      await expect(item.getByRole('link', { name: contact.email })).toHaveAttribute(
        'href',
        `mailto:${contact.email}`,
      );
    }
    if (contact.phone) {
      await expect(item.getByRole('link', { name: contact.phone })).toHaveAttribute(
        'href',
        /^tel:\+?\d+$/,
      );
    }
  }
}

/** An ad with values in all fields. */
const fullAd: PublicJobAd = {
  ...emptyPlainFields(),
  id: 7,
  title: 'Praktikum in der Backstube',
  Job_name: { id: 1, name: 'Bäcker/-in' },
  job_name: 'Bäcker/-in',
  Profession: { id: 1, name: 'Lebensmittel' },
  job_type: 1,
  job_type_int: 1,
  details: '<h1>Früh aufstehen</h1><p>Brot und <a href="krug.example/brot">mehr</a></p>',
  annotation: '<p>Bitte mit Lebenslauf</p>',
  job_start: '2027-03-05',
  job_end: '2027-03-19',
  availability_start_date: null,
  availability_end_date: '2027-02-28',
  published: true,
  publish_date: '2026-12-01',
  verified: true,
  locked: false,
  last_updated: '2026-12-01T08:00:00.000Z',
  external: '',
  source_url: '',
  source_date: null,
  ba_id: '10001-77-S',
  files: [1, 2, 3].map((id) => ({ id, name: `Blatt ${id}` })),
  Companies: [{ id: 1, name: 'Krug Backwaren GmbH' }],
  siblings: [],
  contacts: [
    {
      id: 1,
      first_name: 'Jana',
      last_name: 'Krug',
      role: 'Ausbilder*in',
      email: 'j@krug.example',
      phone: '0391 / 12 34-5',
    },
    { id: 2, first_name: '', last_name: 'Weber', role: '', email: 'w@krug.example', phone: '' },
  ],
  company_name: 'Krug Backwaren GmbH',
  company_logo: null,
  company_cover: null,
  company_address: {
    street: 'Ofenweg 1',
    additional: 'Hof 2',
    postcode: '39104',
    city: 'Magdeburg',
  },
  mapBox_city: 'Magdeburg',
  company_is_external: false,
  weblink: 'http://www.krug.example/start',
  geo_data: null,
};

/** An ad with the required fields only. */
const bareAd: PublicJobAd = {
  ...fullAd,
  title: 'Ausbildung',
  Profession: null,
  job_type: 2,
  job_type_int: 2,
  details: '',
  annotation: '',
  job_start: null,
  job_end: null,
  availability_end_date: null,
  ba_id: '',
  files: [],
  contacts: [],
  company_address: null,
  weblink: '',
};

async function openWith(page: Page, ad: PublicJobAd): Promise<Locator> {
  await page.route('**/api/v1/jobdescriptions/by/ids/', (route) => route.fulfill({ json: [ad] }));
  const results = new ResultsPage(page);
  await results.open({ ad: String(ad.id) });
  await expect(results.openTitle).toHaveText(ad.title);
  return results.detail;
}

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`an open ad on a ${device}`, () => {
    test.use(options);

    test('tells what the API tells', details, async ({ page, request }) => {
      const ads = choose(
        await readAds(request),
        (ad) => ad.files.length > 0,
        (ad) => ad.annotation !== '' && ad.company_logo !== null,
        (ad) => ad.ba_id !== '' && ad.job_type_int === 1 && ad.job_end !== null,
        (ad) => ad.ba_id !== '' && ad.job_type_int === 2,
        (ad) => ad.weblink === '',
        (ad) => ad.company_logo === null,
      );
      const results = new ResultsPage(page);
      const ids = ads.map(({ id }) => id).join(',');
      for (const ad of ads) {
        await page.goto(resultsLink({ job_ids: ids, ad: String(ad.id) }));
        await expectFacts(results.detail, ad);
        await expectTexts(results.detail, ad);
        await expectCompany(results.detail, ad);
        await expectContacts(results.detail, ad);
        for (const { id } of ad.files) {
          const file = await request.get(`/api/v1/jobdescriptions/files/${id}/`);
          expect(file.headers()['content-type']).toBe('application/pdf');
        }
      }
    });

    test('is replaced by an event, and an event by an ad', { tag: slowTag }, async ({ page }) => {
      const results = new ResultsPage(page);
      await results.open();
      await results.openAd(1);
      const [drawer, panel] = device === 'phone' ? [1, 0] : [0, 1];
      await expect(page.getByRole('dialog', { name: 'Stellendetails' })).toHaveCount(drawer);
      await expect(page.getByRole('region', { name: 'Stellendetails' })).toHaveCount(panel);
      // A drawer covers the list.
      if (device === 'phone') await results.closeAd();
      await results.openEvent();
      await expect(results.detail).toHaveCount(0);
      await expect(results.list.locator('article [aria-current]')).toHaveCount(0);
      await expect(results.slide(0)).toHaveAttribute('aria-current', 'true');
      if (device === 'phone') await page.keyboard.press('Escape');
      await results.openAd(0);
      await expect(results.eventDetail).toHaveCount(0);
      await expect(results.slide(0)).not.toHaveAttribute('aria-current');
      await expect(results.list.locator('article [aria-current]')).toHaveCount(1);
      await page.reload();
      await expect(results.openTitle).toBeVisible();
      await expect(results.eventDetail).toHaveCount(0);
    });
  });

  test.describe(`the results on a ${device}`, () => {
    test.use(options);

    test('are cards that tell what the API tells', details, async ({ page, request }) => {
      const { results: ads } = await searchCards(request, {});
      const results = new ResultsPage(page);
      await results.open();
      for (const [index, ad] of ads.slice(0, 4).entries()) {
        const card = results.cards.nth(index);
        await card.scrollIntoViewIfNeeded();
        await expect(results.titleOf(card)).toHaveText(ad.title);
        // A title with any form of the job name, or of the field of an internship, is enough.
        const begun = (ad.job_name.match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 4));
        await expect(card).toContainText(new RegExp(begun.join('|'), 'i'));
        for (const text of [
          ad.company_name,
          ad.city,
          `Beginn ${day(ad.job_start)}`,
          typeName(ad.job_type_int),
          `Anzeige vom ${day(ad.publish_date)}`,
          ...cardFacts(ad),
        ]) {
          await expect(card).toContainText(text);
        }
      }
    });

    test(
      'can be filtered by type, start, age and career fields',
      { tag: slowTag },
      async ({ page, request }) => {
        const fields = await read<BrafoField[]>(request, 'brafo/');
        const results = new ResultsPage(page);
        await results.open();
        const isDrawer = device === 'phone';
        await expect(results.filterButton).toHaveCount(isDrawer ? 1 : 0);
        if (isDrawer) await results.filterButton.click();
        const panel = isDrawer
          ? page.getByRole('dialog', { name: 'Filter' })
          : page.getByRole('region', { name: 'Filter' });
        const group = (name: string) => panel.getByRole('group', { name, exact: true });
        const label = (text: string) => new RegExp(`^${RegExp.escape(text)}`);
        await expect(group('Art').locator('label')).toHaveText(
          ['Ausbildung', 'Praktikum'].map(label),
        );
        const months = await page.evaluate(() => {
          const now = new Date();
          return [1, 2, 3, 4, 5, 6].map((ahead) =>
            new Date(now.getFullYear(), now.getMonth() + ahead, 1).toLocaleDateString('de-DE', {
              month: 'long',
              year: 'numeric',
            }),
          );
        });
        const usual = await page.evaluate(() => {
          const now = new Date();
          const yearOf = (lastMonth: number) =>
            now.getFullYear() + (now.getMonth() + 1 > lastMonth ? 1 : 0);
          return [`August ${yearOf(8)}`, `September ${yearOf(9)}`, `Sommer ${yearOf(9)}`];
        });
        const starts = [...months, ...usual.filter((start) => !months.includes(start))];
        const today = new Date().toISOString().slice(0, 10);
        const periods = await read<SchoolPeriod[]>(request, 'schoolinternships/');
        const named = [...holidayStarts(today), ...namedSchoolStarts(today, periods)];
        await expect(group('Startdatum').locator('label')).toHaveText(
          ['Jederzeit', 'Ab sofort', ...starts, ...named.map((one) => one.label), 'Später'].map(
            label,
          ),
        );
        await expect(group('Veröffentlichungsdatum').locator('label')).toHaveText(
          ['Alle', 'Heute', 'Gestern', 'Vor 1 Woche', 'Vor 2 Wochen'].map(label),
        );
        const groups = panel.getByRole('region', { name: worldsWord }).getByRole('group');
        await expect(groups).toHaveCount(worlds.length);
        const inOrder = fields.toSorted((a, b) => a.number - b.number);
        for (const [index, { fields: numbers }] of worlds.entries()) {
          await expect(groups.nth(index).locator('label')).toHaveText(
            inOrder
              .filter(({ number }) => numbers.includes(number))
              .map(({ description }) => label(description)),
          );
        }
      },
    );
  });
}

test(
  'the events stand after the third result, or after the last of fewer',
  { tag: slowTag },
  async ({ page, request }) => {
    const { results: ads } = await searchCards(request, {});
    const results = new ResultsPage(page);
    for (const [number, before] of [
      [0, 0],
      [2, 2],
      [3, 3],
      [4, 3],
    ] as const) {
      // No ad has this number.
      const ids = [2_000_000_001, ...ads.slice(0, number).map(({ id }) => id)];
      await results.open({ job_ids: ids.join(',') });
      await expect(results.count).toHaveText(countText(number));
      await expect(results.cards).toHaveCount(number);
      if (number === 0) await expect(results.empty).toBeVisible();
      await expect(results.slide(0)).toBeVisible();
      const cardsBefore = () =>
        results.events.evaluate(
          (events) =>
            [...document.querySelectorAll('article')].filter(
              (card) => card.compareDocumentPosition(events) & Node.DOCUMENT_POSITION_FOLLOWING,
            ).length,
        );
      await expect.poll(cardsBefore).toBe(before);
    }
  },
);

test.describe('a touch screen less than 750 pixels high', () => {
  test.use({ viewport: { width: 1180, height: 700 }, isMobile: true, hasTouch: true });

  test('counts as a phone, however wide it is', { tag: slowTag }, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open();
    await results.openAd();
    await expect(page.getByRole('dialog', { name: 'Stellendetails' })).toBeVisible();
    await results.closeAd();
    await expect(page.getByRole('button', { name: 'Karte', exact: true })).toBeVisible();
  });
});

test.describe('the map on a laptop', () => {
  test.use({ ...laptop, consent: true });

  test(
    'stands beside the list, with its legend',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      await cutOffMapHost(page, pageErrors, await mapStyleUrl(request));
      const results = new ResultsPage(page);
      const map = new ResultsMap(page);
      await results.open();
      await map.isReady();
      await expect(map.legend.getByRole('listitem')).toHaveText([
        /Ausbildung$/,
        /Praktikum$/,
        /Event$/,
      ]);
      for (const part of [map.legend, map.button('Vergrößern'), results.cards.first()]) {
        await expect(part).toBeInViewport({ ratio: 0.5 });
      }
    },
  );
});

test(
  'what is suggested finds something, in each of its groups',
  { tag: slowTag },
  async ({ page, request }) => {
    const start = new StartPage(page);
    await start.open();
    for (const group of ['Berufe', 'Branchen', 'Unternehmen']) {
      await test.step(group, async () => {
        await page.goto('/#/');
        await start.isShown();
        await start.fields.text.fill('bau');
        const suggestions = start.fields.suggestions.getByRole('group', { name: group });
        const option = suggestions.getByRole('option').first();
        await option.click();
        // Read afterwards, because suggestions that arrive later may replace it before it is chosen.
        await expect(start.fields.text).not.toHaveValue('bau');
        const text = await start.fields.text.inputValue();
        await start.submit.click();
        const { count } = await searchCards(request, { search_multi_match: text });
        expect(count).toBeGreaterThan(0);
        await expect(new ResultsPage(page).count).toHaveText(countText(count));
      });
    }
  },
);

test(
  'a postcode is looked up from its second digit on, a name from its first letter',
  { tag: slowTag },
  async ({ page }) => {
    const start = new StartPage(page);
    const { fields } = start;
    await page.clock.install();
    await start.open();
    const options = fields.suggestions.getByRole('option');
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/cities/')) asked.push(searchParams.get('search'));
    });
    await fields.place.pressSequentially(town.postcode.slice(0, 1));
    await page.clock.runFor(1_000);
    await expect(options).toHaveCount(0);
    expect(asked).toEqual([]);
    await fields.place.pressSequentially(town.postcode.slice(1, 2));
    await expect(options.first()).toBeVisible();
    await fields.place.fill('');
    await fields.place.pressSequentially('H');
    await expect(options.first()).toHaveText(/^H/);
    expect(asked).toContain(town.postcode.slice(0, 2));
  },
);

test(
  'a logo that does not load gives way to initials',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/^answer 404: .*\/media\/nirgends\.webp$/, /^console: /);
    const detail = await openWith(page, { ...bareAd, company_logo: '/media/nirgends.webp' });
    await expect(detail.getByText('KB', { exact: true })).toBeVisible();
    await expect(detail.locator('img')).toHaveCount(0);
  },
);

test('what companies write cannot run', async ({ page }) => {
  const details =
    '<p>Komm <b>vorbei</b></p><img src="x" onerror="window.ran = 1"><script>window.ran = 1</script><a href="javascript:window.ran = 1">hier</a>';
  const detail = await openWith(page, { ...bareAd, details, weblink: 'javascript:alert(1)' });
  await expect(detail).toContainText('Komm vorbei');
  await expect(detail.locator('img, script, a[href]:not([href^="/unternehmen/"])')).toHaveCount(0);
  await expect(detail.getByText('--Keine Webseite eingetragen--')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('an open ad tells all that there can be', { tag: slowTag }, async ({ page }) => {
    const detail = await openWith(page, fullAd);
    await expectFacts(detail, fullAd);
    await expect(fact(detail, 'Beginn')).toHaveText('05.03.27');
    await expect(fact(detail, 'Ende')).toHaveText('19.03.27');
    await expectTexts(detail, fullAd);
    await expect(detail.getByRole('heading', { level: 4, name: 'Früh aufstehen' })).toBeVisible();
    await expect(detail.getByRole('link', { name: 'mehr' })).toHaveAttribute(
      'href',
      'https://krug.example/brot',
    );
    await expectCompany(detail, fullAd);
    await expect(part(detail, 'Unternehmen')).toContainText('Hof 2');
    await expect(detail.getByRole('link', { name: 'krug.example/start' })).toHaveAttribute(
      'href',
      'https://www.krug.example/start',
    );
    // Its initials replace the missing logo.
    await expect(detail.getByText('KB', { exact: true })).toBeVisible();
    await expectContacts(detail, fullAd);
    await expect(detail.getByText('Weber', { exact: true })).toHaveText('Weber');
  });

  test('an open ad says what it does not tell', { tag: slowTag }, async ({ page }) => {
    const detail = await openWith(page, bareAd);
    await expect(
      detail.getByText('keine Stellenbeschreibung vorhanden', { exact: true }),
    ).toBeVisible();
    await expect(detail.getByText('--Keine Webseite eingetragen--', { exact: true })).toBeVisible();
    await expect(fact(detail, 'Beginn')).toHaveText('nach Absprache');
    await expect(detail.getByRole('heading', { level: 3 })).toHaveText([
      'Beschreibung',
      'Unternehmen',
    ]);
    // Only its company's page is always known.
    await expect(detail.getByRole('link')).toHaveText([bareAd.company_name]);
  });

  test(
    'the results load more exactly as long as there are more than 20 a page',
    { tag: slowTag },
    async ({ page, request }) => {
      const pages = await Promise.all(
        ['1', '2'].map((number) => searchCards(request, { page: number })),
      );
      const ids = pages.flatMap((answer) => answer.results.map(({ id }) => id));
      const results = new ResultsPage(page);
      await results.open({ job_ids: ids.slice(0, 20).join(',') });
      await expect(results.cards).toHaveCount(20);
      await expect(results.more).toBeDisabled();
      await results.open({ job_ids: ids.slice(0, 21).join(',') });
      await expect(results.count).toHaveText(countText(21));
      await expect(results.more).toBeEnabled();
      // Cards that are rendered for the first time may move it, so a mouse could miss it.
      await results.more.press('Enter');
      await expect(results.cards).toHaveCount(21);
      await expect(results.more).toBeDisabled();
    },
  );

  test(
    'the results come from further away where the town has none, which is said',
    { tag: slowTag },
    async ({ page }) => {
      await page.route('**/api/v1/search/**', async (route) => {
        if (route.request().url().includes('location__geo_distance=25km')) {
          return route.continue();
        }
        await route.fulfill({ json: { count: 0, results: [], next_perimeter: 25 } });
      });
      const results = new ResultsPage(page);
      await results.open({ city: largeTown.name, postcode: largeTown.postcode });
      const notice = results.list.getByText(
        'Die Suche verlief mit 0 Suchergebnissen. Der Umkreis der Suche wurde automatisch auf 25km erhöht.',
        { exact: true },
      );
      await expect(notice).toBeVisible();
      await expect(results.fields.perimeter).toHaveValue('25');
      await expect(results.cards.first()).toBeVisible();
    },
  );

  test(
    'the results show the name of the site, which the start page does not repeat',
    { tag: slowTag },
    async ({ page }) => {
      const home = page.getByRole('banner').getByRole('link', { name: 'Lehrpfad, zur Startseite' });
      const start = new StartPage(page);
      await start.open();
      await expect(home).toHaveCount(0);
      await new ResultsPage(page).open();
      await expect(home).toBeVisible();
      await new FavouritesPage(page).open();
      await home.click();
      await start.isShown();
      await expect(home).toHaveCount(0);
    },
  );

  test('sharing says for a second that the link is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    const detail = await openWith(page, fullAd);
    const button = detail.getByRole('button', { name: /^Link / });
    await expect(button).toHaveText('Link kopieren');
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.click();
    await expect(button).toHaveText('Link Kopiert!');
    await page.clock.runFor(900);
    await expect(button).toHaveText('Link Kopiert!');
    await page.clock.runFor(100);
    await expect(button).toHaveText('Link kopieren');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/stelle\/\d+-/);
  });
});
