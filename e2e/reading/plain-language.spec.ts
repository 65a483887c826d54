import type { PublicFaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import type { PlainText } from '@lehrpfad/contract/pages/plain.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/axe.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { callApi, demo, logInAs } from '../support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

/** The switch, which is only in the header of every page. */
const plainSwitch = (page: Page) =>
  page.getByRole('button', { name: 'Einfache Sprache', exact: true });
const plain = (page: Page, key: string) => page.locator(`[data-plain="${key}"]`);

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'plain language is off where the storage holds something that nobody has chosen',
    { tag: slowTag },
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('plain-language', 'null'));
      await page.goto('/#/information/schueler');
      await expect(plainSwitch(page)).toHaveAttribute('aria-pressed', 'false');
    },
  );

  test('plain language comes at once, stays over pages and reloads, and goes again', async ({
    page,
  }) => {
    const entries = await callApi<PublicFaqEntry[]>(
      page.request,
      'GET',
      'faq/public/?audience=schueler',
    );
    const entry = entries.find(({ plain_description: text }) => text !== null);
    if (entry === undefined) throw new Error('The demo data has no answer in plain language.');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await page.goto('/#/information/schueler');
    const question = page.getByRole('button', { name: entry.title, exact: true });
    const answer = page.locator(`#frage-${entry.id}-antwort`);
    await question.click();
    await expect(answer).toHaveText(/\S/);
    const before = await answer.innerText();
    expect(asked).not.toContain('/api/v1/plaintexts/');

    await plainSwitch(page).click();
    await expect(page.getByRole('status').getByText('Einfache Sprache ist an.')).toBeAttached();
    await expect(plainSwitch(page)).toBeFocused();
    await expect(plain(page, 'information-schueler')).toBeVisible();
    await expect(answer).not.toHaveText(before);
    await expect(plainSwitch(page)).toHaveAttribute('aria-pressed', 'true');
    await expectNoSidewaysScrolling(page);
    await expectLargeTargets(page);
    await expectAccessible(page);

    await page.reload();
    await expect(plain(page, 'information-schueler')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
    await expect(plain(page, 'contact')).toBeVisible();
    await page.goto('/#/suche');
    const help = page.getByRole('button', { name: 'Hilfe in Einfacher Sprache' });
    await help.click();
    await expect(plain(page, 'results')).toBeVisible();

    await plainSwitch(page).click();
    await expect(help).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('plain-language'))).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test(
    'the switch stands in the header, in the way of nothing, and the start page helps with its search',
    { tag: slowTag },
    async ({ page }) => {
      const start = new StartPage(page);
      await start.open();
      await start.showAll();
      await expect(plainSwitch(page)).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('button')).toContainText([
        'Einfache Sprache',
        'Menü',
      ]);
      await plainSwitch(page).click();
      await page.getByRole('button', { name: 'Hilfe in Einfacher Sprache' }).click();
      await expect(plain(page, 'start-search')).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page, 'header');
      await expectAccessible(page);
    },
  );
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test(
    'what an editor writes in plain language, advised on long sentences, the page shows',
    { tag: slowTag },
    async ({ page }) => {
      const editor = await logInAs(page, demo.editor);
      const texts = await callApi<PlainText[]>(page.request, 'GET', 'plaintexts/');
      const before = texts.find((text) => text.page === 'imprint');
      await page.goto('/#/redakteure/einfache-sprache');
      await page.getByRole('button', { name: 'Bearbeiten: Impressum' }).click();
      const form = page.getByRole('dialog', { name: 'Impressum' });
      const hints = form.getByRole('group', { name: 'Lesbarkeit' });
      await expect(hints).toContainText('gut zu lesen');

      const mark = `Satz${crypto.randomUUID().slice(0, 8)}`;
      const text = form.getByRole('textbox', { name: 'Text' });
      await text.fill(`${mark} ${'und noch ein Wort '.repeat(4)}.`);
      await expect(hints.locator('mark')).toHaveText(/\(17 Wörter\)$/);
      await text.fill(`${mark} ist kurz.`);
      await expect(hints.locator('mark')).toHaveCount(0);
      await expect(form.getByRole('region', { name: 'Vorschau' })).toContainText(mark);
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Speichern' }).click();
      await expectToast(page, 'Text gespeichert');

      await page.goto('/#/impressum');
      await plainSwitch(page).click();
      await expect(plain(page, 'imprint')).toHaveText(`${mark} ist kurz.`);
      await callApi(page.request, 'PATCH', 'plaintexts/patch/imprint/', {
        access: editor.access,
        data: { html: before?.html },
      });
    },
  );

  test(
    'the film on the start page waits for its visitor, with captions and a text version',
    { tag: slowTag },
    async ({ page }) => {
      const start = new StartPage(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await start.open();
      await start.showAll();
      const section = page.getByRole('region', { name: 'In acht Schritten zu deiner Stelle' });
      const film = section.locator('video');
      await film.scrollIntoViewIfNeeded();
      for (const [property, value] of Object.entries({ paused: true, muted: true, controls: true }))
        await expect(film).toHaveJSProperty(property, value);
      expect(asked.filter((path) => path.endsWith('.mp4'))).toEqual([]);
      await section.getByText('Der Film als Text').click();
      await expect(section.getByRole('listitem').first()).toBeVisible();
      const scenes = await section.getByRole('listitem').allInnerTexts();
      const captions = await film.evaluate(async (video: HTMLVideoElement) => {
        await video.play();
        const [track] = video.textTracks;
        if (track) track.mode = 'showing';
        return new Promise<string[]>((resolve) => {
          const look = () => {
            if (track?.cues?.length && video.currentTime > 0)
              resolve([...track.cues].map((cue) => (cue as VTTCue).text));
            else requestAnimationFrame(look);
          };
          look();
        });
      });
      expect(captions).toEqual(scenes);
    },
  );
});
