import { worlds } from '@lehrpfad/regions/parts/worlds.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { countText, findTown, searchCards } from '../support/api.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { devicesFrom, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { areaKeys, town, townsInTexts, wholeState } from '../support/data/region-names.ts';

type Query = Record<string, string>;

const german = (count: number) => count.toLocaleString('de-DE');

/** Returns the first search whose response contains a fallback with the reason. */
async function findFallback(request: APIRequestContext, reason: string, queries: readonly Query[]) {
  for (const query of queries) {
    const { count, nearest = [] } = await searchCards(request, query);
    const way = nearest.find((candidate) => candidate.reason === reason);
    if (count === 0 && way !== undefined) return { query, way };
  }
  throw new Error(`No search offers a fallback for the reason ${reason}.`);
}

/** Follows a fallback and finds as much as it promises. */
async function followFallback(page: Page, name: RegExp, count: number): Promise<void> {
  const results = new ResultsPage(page);
  const link = results.list.getByRole('link', { name });
  await expect(link).toContainText(`(${german(count)})`);
  await link.click();
  await expect(results.count).toHaveText(countText(count));
  await expect(results.heading).toBeFocused();
  await expect(results.cards.first()).toBeVisible();
}

type Answer = Awaited<ReturnType<typeof searchCards>>;

/** Returns the first text whose response has hits and meets the condition. */
async function findAnswer(
  request: APIRequestContext,
  texts: readonly string[],
  fits: (answer: Answer) => boolean,
) {
  for (const text of texts) {
    const answer = await searchCards(request, { search_multi_match: text });
    if (answer.count > 0 && fits(answer)) return { text, answer };
  }
  throw new Error(`None of ${texts.join(', ')} is answered so.`);
}

/** No known word begins like these, so that the search offers a correction. */
const misspelled = ['xinxdustriemechmaniker', 'xmecahtroniker', 'xxverkäuferr'];
const occupations = ['koch', 'erzieher', 'mechatroniker', 'florist'];
const rare = [
  'imker',
  'winzer',
  'bestatter',
  'keramiker',
  'seiler',
  'böttcher',
  'glasbläser',
  'fischwirt',
].concat(['schornsteinfeger', 'drechsler', 'orgelbauer', 'sattler', 'uhrmacher', 'lokführer']);

test.describe('out of an empty result on a phone', () => {
  test.use(phone);

  test('leads what may have been meant, and the search without its filters', async ({
    page,
    request,
  }) => {
    const results = new ResultsPage(page);
    await test.step('what may have been meant', async () => {
      const queries = misspelled.map((text) => ({ search_multi_match: text }));
      const { query, way } = await findFallback(request, 'spelling', queries);
      await results.open(query);
      await expect(results.empty).toBeVisible();
      await expectStepAccessible(page);
      await followFallback(page, /^Meintest du „/, way.count);
      await expect(results.fields.text).toHaveValue(way.text ?? '');
      await page.goBack();
      await expect(results.empty).toBeVisible();
    });
    await test.step('the search without its filters', async () => {
      const queries = occupations.flatMap((text) =>
        Array.from({ length: 12 }, (_, at) => ({
          search_multi_match: text,
          job_type__terms: 'praktikum',
          brafo_fields: String(at + 1),
        })),
      );
      const { query, way } = await findFallback(request, 'filters', queries);
      await results.open(query);
      await followFallback(page, /^Ohne Filter/, way.count);
      await expect(results.activeFilters).toHaveCount(0);
      await expect(results.fields.text).toHaveValue(query['search_multi_match'] ?? '');
    });
  });
});

test(
  'a town that the text names is widened where it has nothing',
  { tag: slowTag },
  async ({ page, request }) => {
    const texts = townsInTexts.flatMap((town) => occupations.map((text) => `${text} ${town}`));
    const widened = await findAnswer(request, texts, ({ understood = [] }) =>
      understood.some(({ label }) => label.startsWith('Umkreis')),
    );
    const results = new ResultsPage(page);
    await results.open({ search_multi_match: widened.text });
    await expect(results.count).toHaveText(countText(widened.answer.count));
    await expect(
      results.list.getByRole('button', { name: /Aus der Eingabe entfernen: Umkreis \d+ km um / }),
    ).toBeVisible();

    await test.step('the whole state where a region has nothing', async () => {
      if (areaKeys.length === 0) return; // This state has no regions.
      const nowhere = areaKeys.flatMap((region) =>
        rare.map((text) => ({ search_multi_match: text, area_search: region })),
      );
      const out = await findFallback(request, 'place', nowhere);
      await results.open(out.query);
      await followFallback(page, wholeState, out.way.count);
      await expect(results.fields.place).toHaveValue('');
    });
  },
);

test(
  'out of an empty result lead related occupations and all there are',
  { tag: slowTag },
  async ({ page, request }) => {
    const results = new ResultsPage(page);
    await test.step('fewer words, at once', async () => {
      const texts = occupations.map((text) => `${text} raumfahrt`);
      const fewer = await findAnswer(
        request,
        texts,
        ({ left_out: leftOut }) => leftOut?.length === 1,
      );
      await results.open({ search_multi_match: fewer.text });
      await expect(results.count).toHaveText(countText(fewer.answer.count));
      const [left] = fewer.answer.left_out ?? [];
      await expect(
        results.list.getByText(`Keine Stelle passt zu allem. Weggelassen: „${left}“.`).last(),
      ).toBeVisible();
    });
    await test.step('occupations of the same field', async () => {
      const texts = ['bootsbauer', 'bestatter', 'geigenbauer'];
      const queries = texts.map((text) => ({ search_multi_match: text }));
      const { query, way } = await findFallback(request, 'career_field', queries);
      await results.open(query);
      await followFallback(page, /^Ähnliche Berufe aus (dem Feld|den Feldern) „/, way.count);
      await expect(results.activeFilters).toBeVisible();
    });
    await test.step('all there are, where a shared ad is gone', async () => {
      const all = await searchCards(request, {});
      await results.open({ job_ids: '2000000001' });
      await expect(results.list).toContainText(
        'Die Stelle, die du sehen wolltest, gibt es nicht mehr.',
      );
      await results.list.getByRole('link', { name: 'Alle Stellen ansehen' }).click();
      await expect(results.count).toHaveText(countText(all.count));
    });
  },
);

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`the counts at the filters on a ${device}`, details, () => {
    test.use(options);

    test(
      'are those of the answer, and what they promise is found',
      { tag: slowTag },
      async ({ page, request }) => {
        const query = { search_multi_match: 'koch' };
        const { facets } = await searchCards(request, { ...query, facets: '1' });
        if (!facets) throw new Error('The answer has no counts.');
        const results = new ResultsPage(page);
        await results.open(query);
        if (device === 'phone') await results.filterButton.click();
        const panel =
          device === 'phone'
            ? page.getByRole('dialog', { name: 'Filter' })
            : page.getByRole('region', { name: 'Filter' });
        const countOf = (
          choices: readonly { value: string | number; count: number }[],
          value: unknown,
        ) => choices.find((choice) => choice.value === value)?.count ?? -1;
        const named = (label: string, count: number) =>
          `${label} ${german(count)} ${count === 1 ? 'Stelle' : 'Stellen'}`;

        const training = countOf(facets.job_type, 'ausbildung');
        const type = panel.getByRole('checkbox', {
          name: named('Ausbildung', training),
          exact: true,
        });
        await expect(type).toBeVisible();
        for (const [label, group, value] of [
          ['Jederzeit', facets.start, 0],
          ['Ab sofort', facets.start, 1],
          ['Später', facets.start, 8],
          ['Alle', facets.created, 0],
          ['Vor 2 Wochen', facets.created, 4],
        ] as const) {
          const name = named(label, countOf(group, value));
          await expect(panel.getByRole('radio', { name, exact: true })).toBeVisible();
        }
        // After the two types.
        const shownFields = worlds.flatMap(({ fields }) => fields);
        for (const { value, count } of facets.brafo_fields) {
          const field = panel
            .getByRole('group')
            .getByRole('checkbox')
            .nth(2 + shownFields.indexOf(value));
          await expect(field).toHaveAccessibleName(new RegExp(` ${german(count)} Stellen?$`));
        }
        await type.check();
        const after = await searchCards(request, {
          ...query,
          job_type__terms: 'ausbildung',
          facets: '1',
        });
        expect(after.count).toBe(training);
        const later = countOf(after.facets?.start ?? [], 8);
        await expect(
          panel.getByRole('radio', { name: named('Später', later), exact: true }),
        ).toBeVisible();
        await expect(results.count).toHaveText(countText(training));

        await test.step('a choice that would leave nothing can still be chosen', async () => {
          const empty = after.facets?.brafo_fields.find(({ count }) => count === 0);
          if (!empty) throw new Error('Every field has something.');
          const choice = panel
            .getByRole('group')
            .getByRole('checkbox')
            .nth(empty.value + 1);
          await expect(choice).toHaveAccessibleName(/ 0 Stellen$/);
          await choice.check();
          await expect(results.empty).toBeVisible();
        });
      },
    );
  });
}

test.describe('sorting on a phone', () => {
  test.use(phone);

  test('changes the list, stays in the address and is said', async ({ page, request }) => {
    const query = { search_multi_match: 'koch' };
    const results = new ResultsPage(page);
    await results.open(query);
    await expect(results.sort.getByRole('option')).toHaveText([
      'Beste Treffer',
      'Neueste',
      'Beginn',
    ]);
    for (const [label, sort] of [
      ['Neueste', 'newest'],
      ['Beginn', 'start'],
    ] as const) {
      const expected = await searchCards(request, { ...query, sort });
      await results.sort.focus();
      await results.sort.selectOption(label);
      await expect(results.cards.getByRole('link').first()).toHaveText(
        expected.results[0]?.title ?? '',
      );
      await expect(page.getByRole('status').filter({ hasText: `Sortiert: ${label}` })).toHaveCount(
        1,
      );
      await expect(results.sort).toBeFocused();
    }
    await page.reload();
    await expect(results.sort).toHaveValue('start');
  });
});

test(
  'sorting by distance begins next door, and falls back without a town',
  { tag: slowTag },
  async ({ page, request }) => {
    const { city, postcode } = await findTown(request, town.name);
    const results = new ResultsPage(page);
    await results.open({ city, postcode, perimeter: '50' });
    await results.sort.selectOption('Entfernung');
    await expect(results.cards.first()).toContainText(/· (unter 1|\d+) km entfernt/);
    // The cards in the previous order stay until those in the new one are loaded.
    await expect(async () => {
      const distances = (await results.cards.allTextContents()).map((text) => {
        const [, km = ''] = /(unter 1|\d+) km entfernt/.exec(text) ?? [];
        return km === 'unter 1' ? 0 : Number(km);
      });
      expect(distances).toHaveLength(20);
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
    }).toPass();

    await page.getByRole('button', { name: 'Ort leeren' }).click();
    await expect(results.sort.getByRole('option')).toHaveText(['Neueste', 'Beginn']);
    const { results: cards } = await searchCards(request, {});
    await expect(results.cards.getByRole('link').first()).toHaveText(cards[0]?.title ?? '');
    await expect(results.sort).toHaveValue('relevance');

    await test.step('the source of an import stands on its card, and with its day at the ad', async () => {
      const at = cards.findIndex(({ external }) => external !== '');
      const own = cards.findIndex(({ external }) => external === '');
      if (at < 0 || own < 0) throw new Error('The first page has imports only, or none.');
      await expect(results.cards.nth(at)).toContainText(cards[at]?.external ?? '');
      await expect(results.cards.nth(own)).toContainText(/Anzeige vom [\d.]+$/);
      await results.openAd(at);
      await expect(results.detail).toContainText(`Quelle: ${cards[at]?.external} · Stand`);
    });
  },
);
