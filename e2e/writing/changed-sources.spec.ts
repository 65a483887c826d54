import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { searchCards } from '../support/api.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { Feed, jobOf, type FeedAd } from '../support/data/feed.ts';
import { accessOf, callApi, demo, logInAs } from '../support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { slowTag } from '../support/slow.ts';
import { desktop, expectOfImport as expect, phone, test } from '../support/test.ts';
import { town } from '../support/data/region-names.ts';
import { inState, stateName } from '@lehrpfad/regions/parts/names.ts';

const jobs = ['Bäcker', 'Koch', 'Tischler', 'Maurer', 'Zimmerer', 'Friseur', 'Glaser', 'Florist'];

/** Returns a word of letters only, because digits would be searched for in numbers. */
const newWord = () => `qz${randomUUID().replaceAll(/[^a-f]/g, '')}xq`;

/** An exchange that is read for the first time while its page opens for an editor. */
class ReadExchange {
  readonly word = newWord();
  readonly feed = new Feed();
  readonly good: readonly FeedAd[] = jobs.map((job, at) => ({
    id: `${this.word}-${at}`,
    title: `Ausbildung ${job} (m/w/d)`,
    company: `Kornhof ${this.word}`,
  }));
  readonly page: Page;
  #id = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get main() {
    return this.page.getByRole('main');
  }
  /** The last run. */
  get run() {
    return this.page.getByRole('region', { name: 'Läufe' }).getByRole('button').first();
  }
  get held() {
    return this.page.getByRole('region', { name: /Bestätigung nötig/ });
  }
  get importResults() {
    return this.page.getByRole('region', { name: /^Quittung des/ });
  }

  async open(): Promise<void> {
    this.feed.ads = this.good;
    const url = await this.feed.open();
    const { request } = this.page;
    const { id } = await callApi<{ id: number }>(request, 'POST', 'exchanges/', {
      access: await adminAccess(request),
      data: { name: `Börse ${this.word}`, kind: 'xml', active: true, settings: { url } },
    });
    this.#id = id;
    await logInAs(this.page, demo.editor);
    await this.page.goto(`/#/redakteure/schnittstellen/${id}`);
    await expect(this.run).toContainText(`${jobs.length} neu`);
    await expect.poll(() => this.found()).toBe(jobs.length);
  }

  /** Starts another run, and waits for its line. */
  async read(expected: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Jetzt abrufen' }).click();
    await expect(this.run).toContainText(expected);
  }

  async found(): Promise<number> {
    return (await this.#search()).count;
  }

  /** Ids of its ads, in order. */
  async ids(): Promise<readonly number[]> {
    const { results } = await this.#search();
    return results.map(({ id }) => id).sort((a, b) => a - b);
  }

  #search() {
    return searchCards(this.page.request, { search_multi_match: this.word });
  }

  /** Also withdraws its ads, because other tests search in the same data. */
  async close(): Promise<void> {
    this.feed.close();
    const { request } = this.page;
    const data = { active: false, shown: 'withdraw' };
    await callApi(request, 'PATCH', `exchanges/${this.#id}/`, {
      access: await adminAccess(request),
      data,
    });
    await expect.poll(() => this.found()).toBe(0);
  }
}

const adminAccess = (request: APIRequestContext) => accessOf(request, 'admin@lehrpfad.example');

test.describe('on a desktop', { tag: slowTag }, () => {
  test.use(desktop);

  test('a source that renames its id or moves all of its ads away takes none down', async ({
    page,
  }) => {
    const exchange = new ReadExchange(page);
    const { feed, main, importResults, held } = exchange;
    await exchange.open();

    const before = await exchange.ids();
    feed.write = (ad) => jobOf(ad).replace('</title>', '');
    await exchange.read('Kein Datensatz der Börse kann gelesen werden. Keine Anzeige entfällt.');
    await expect(exchange.run).toContainText('Fehlgeschlagen');
    await expect(held).toHaveCount(0);
    const first = importResults.getByRole('listitem').first();
    await expect(first).toContainText(/Ausbildung Bäcker.*<title> wird nicht geschlossen/s);
    expect(await exchange.ids()).toEqual(before);

    feed.write = (ad) =>
      jobOf(ad)
        .replace(town.name, 'München')
        .replace(town.postcode, '80331')
        .replace(stateName, 'Bayern');
    await exchange.read('Bestätigung nötig');
    await expect(held).toContainText(
      'Dieser Lauf brachte 0 statt zuletzt 8 brauchbare Datensätze. 8 Datensätze wurden abgelehnt. 8 Anzeigen würden entfallen.',
    );
    await expect(first).toContainText(
      new RegExp(`Der Ort liegt nicht ${inState}.*War sichtbar`, 's'),
    );
    await expectStepAccessible(page);
    expect(await exchange.found()).toBe(jobs.length);

    // The next run replaces a run that is still held.
    feed.write = jobOf;
    await exchange.read('keine Änderung');
    await expect(held).toHaveCount(0);
    await expect(main.getByText('Überholt', { exact: true })).toBeVisible();
    await expect(main.getByText('Bestätigung nötig')).toHaveCount(0);

    // Records without an id are recognised by what they say.
    feed.write = (ad) =>
      jobOf(ad)
        .replaceAll('referencenumber>', 'nummer-neu>')
        .replace(/<url>.*<\/url>/, '');
    await exchange.read(`${jobs.length} geändert`);
    expect(await exchange.ids()).toEqual(before);
    await exchange.close();
  });

  // The tests of the server are in pipeline/matching/duplicates; those of the editors' actions are in exchanges.spec.ts.
  test(
    'a source that sends all twice shows it once, and one id for all of it is held',
    { tag: slowTag },
    async ({ page }) => {
      const exchange = new ReadExchange(page);
      const { feed, good, importResults, held } = exchange;
      await exchange.open();

      feed.ads = [...good, ...good.map((ad) => ({ ...ad, id: `${ad.id}-b` }))];
      await exchange.read(/8\s+doppelt/);
      await expect(exchange.run).toContainText('Abgeschlossen');
      await importResults.getByRole('checkbox', { name: 'Doppelt (8)' }).check();
      await expect(importResults.getByRole('listitem').first()).toContainText(
        /Die Börse sendet dieselbe Anzeige mehrmals\..*Stattdessen gezeigt: Ausbildung/s,
      );
      await expect.poll(() => exchange.found()).toBe(jobs.length);

      feed.ads = good.map((ad) => ({ ...ad, id: good[0]?.id ?? '' }));
      await exchange.read('Bestätigung nötig');
      await expect(held).toContainText(
        '7 Datensätze wurden abgelehnt. 7 Anzeigen würden entfallen.',
      );
      await importResults.getByRole('checkbox', { name: 'Abgelehnt (7)' }).check();
      await expect(importResults.getByRole('listitem').first()).toContainText(
        /Ausbildung Koch.*Die Kennung kommt mehrmals vor\./s,
      );
      await held.getByRole('button', { name: 'Alles behalten' }).click();
      await expect(exchange.run).toContainText('Verworfen');
      await expect.poll(() => exchange.found()).toBe(jobs.length);
      await exchange.close();
    },
  );
});

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'a source that grows without end is stopped, and what it brought can be thrown away',
    { tag: slowTag },
    async ({ page }) => {
      const exchange = new ReadExchange(page);
      const { feed, held, word } = exchange;
      await exchange.open();

      feed.endless = (number) => ({
        id: `${word}-endless-${number}`,
        title: `Ausbildung ${jobs[number % jobs.length]} (m/w/d)`,
        company: `Rapshof ${word} ${number}`,
      });
      await exchange.read('Bestätigung nötig');
      await expect(held).toContainText(
        'Die Börse liefert mehr als dreimal so viele Datensätze wie beim letzten guten Lauf.',
      );
      await expect(held).toContainText('wird nichts weiter gelesen, und keine Anzeige entfällt.');
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page, 'main');
      await held.getByRole('button', { name: 'Verwerfen' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Lauf verwerfen?' });
      await expect(dialog).toContainText('die dieser Lauf neu gebracht hat');
      await dialog.getByRole('button', { name: 'Verwerfen' }).click();
      await expect(exchange.run).toContainText('Verworfen');
      await expect.poll(() => exchange.found()).toBe(jobs.length);
      await exchange.close();
    },
  );
});
