import { chosenRegion, defaultRegion } from '@lehrpfad/regions/chosen-region.ts';
import type { Chamber } from '@lehrpfad/contract/enquiries/chambers.ts';
import type { PublicFaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { tabTo } from '../support/keyboard.ts';
import { callApi, logInAs } from '../support/login.ts';
import {
  expectLargeTargets,
  expectNoSidewaysScrolling,
  expectNothingCutOff,
} from '../support/checks/measure.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { chamberCount } from '../support/data/region-names.ts';
import { slowTag } from '../support/slow.ts';

const audiences = (page: Page) =>
  page.getByRole('navigation', { name: 'Informationen nach Zielgruppe' });
const questions = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Fragen und Antworten' });
const question = (page: Page, { title }: PublicFaqEntry) =>
  page.getByRole('button', { name: title, exact: true });

const entriesOf = (page: Page, audience: string) =>
  callApi<PublicFaqEntry[]>(page.request, 'GET', `faq/public/?audience=${audience}`);

test.describe('on a desktop', () => {
  test.use(desktop);

  test('the overview leads by keyboard to the questions of pupils, their answers and files', async ({
    page,
  }) => {
    const entries = await entriesOf(page, 'schueler');
    const withFile = entries.find(({ files }) => files.some(({ name }) => name.endsWith('.pdf')));
    const other = entries.find(({ id }) => id !== withFile?.id);
    if (withFile === undefined || other === undefined) throw new Error('The demo data has none.');

    await page.goto('/#/information');
    await expect(page.getByRole('heading', { level: 1, name: 'Informationen' })).toBeVisible();
    const people = page.getByRole('list', { name: /^Ansprechpersonen: / });
    await expect(people).toHaveCount(chamberCount);
    for (const list of await people.all()) {
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(list.locator('a[href^="tel:"]')).toHaveCount(2);
      await expect(list.locator('a[href^="mailto:"]')).toHaveCount(2);
    }
    await expect(page.getByRole('button', { name: /^Bilderwechsel/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zum Login' })).toBeHidden();
    await expectStepAccessible(page);

    const pupils = audiences(page).getByRole('link', { name: /^Schüler und Eltern/ });
    await tabTo(page, pupils);
    await page.keyboard.press('Enter');
    await expect(questions(page)).toBeFocused();
    await expect(questions(page)).toBeInViewport();
    await expect(pupils).toHaveAttribute('aria-current', 'page');
    for (const one of [other, withFile]) {
      await question(page, one).press('Enter');
      await expect(question(page, one)).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(question(page, other)).toHaveAttribute('aria-expanded', 'true');
    await expectStepAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: /PDF, \d+ kB/ }).click();
    expect(withFile.files.map(({ name }) => name)).toContain((await saved).suggestedFilename());

    // A link to one question opens it.
    await question(page, other).press('Enter');
    await expect(question(page, other)).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('link', { name: 'Link zu dieser Frage' }).click();
    // A reload restores the scroll position; it is that of the question only after the page has scrolled there.
    await expect(question(page, withFile)).toBeFocused();
    await expect(question(page, withFile)).toBeInViewport();
    await page.reload();
    await expect(question(page, withFile)).toBeFocused();
    await expect(question(page, withFile)).toHaveAttribute('aria-expanded', 'true');
    await expect(question(page, withFile)).toBeInViewport();
  });

  test(
    'says when nothing comes, tries again, and shows the overview for what it does not know',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/faq\/public/, /^console: /);
      const calls = '**/api/v1/faq/public/**';
      const answer = { status: 500, json: { detail: '' } as object };
      await page.route(calls, (route) => route.fulfill(answer));
      await page.goto('/#/information/azubi');
      const failed = page.getByText('Die Fragen und Antworten konnten nicht geladen werden.');
      await expect(failed).toBeVisible();
      Object.assign(answer, { status: 200, json: [] });
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(page.getByText('Hier gibt es noch keine Einträge.')).toBeVisible();
      await page.getByRole('link', { name: 'Ansprechpersonen der Kammern' }).click();
      const overview = page.getByRole('heading', { level: 1, name: 'Informationen' });
      await expect(overview).toBeFocused();
      await expect(overview).toBeInViewport();
      await expect(page.getByRole('list', { name: /^Ansprechpersonen: / }).first()).toBeVisible();
      await page.goto('/#/information/eltern');
      await expect(overview).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Zum Kontaktformular' }).click();
      await expect(page).toHaveURL(/#\/kontakt$/);
    },
  );

  test('an administrator changes whom a chamber names, past somebody who was faster, and everybody sees it', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/chambers\/patch/, /^console: .*409/);
    const role = `Beratung ${crypto.randomUUID().slice(0, 8)}`;
    const { access } = await logInAs(page, 'admin@lehrpfad.example');
    const before = (await callApi<Chamber[]>(page.request, 'GET', 'chambers/')).find(
      ({ id }) => id === 3,
    );
    if (before === undefined) throw new Error('There is no such chamber.');
    const change = (data: Partial<Chamber>) =>
      callApi(page.request, 'PATCH', 'chambers/patch/3/', { data, access });

    await page.goto('/#/redakteure/kammern');
    await page.getByRole('button', { name: `${before.name} bearbeiten` }).click();
    const form = page.getByRole('dialog', { name: `${before.name} bearbeiten` });
    const person = form.getByRole('group', { name: 'Zweite Kontaktperson' });
    await person.getByRole('textbox', { name: 'E-Mail' }).fill('keine Adresse');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(
      form.getByRole('button', { name: /E-Mail der zweiten Kontaktperson/ }),
    ).toBeVisible();
    await expectStepAccessible(page, { overlay: true });
    await person.getByRole('textbox', { name: 'E-Mail' }).fill(before.second_contact.email);
    await person.getByRole('textbox', { name: 'Aufgabe' }).fill(role);
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Weiter/ })
      .click();
    await change({ street: 'Zwischenweg 1' });
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expectToast(page, /^Kammer gespeichert\. .* bleiben erhalten: Straße und Hausnummer$/);
    await expect(form).toBeHidden();
    await expectStepAccessible(page);

    await page.goto('/#/information');
    await expect(page.getByText(role)).toBeVisible();
    await expect(page.getByText(/^Zwischenweg 1,/)).toBeVisible();
    await change({ street: before.street, second_contact: before.second_contact });
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 640 } });

  test('all of it can be read and pressed', { tag: slowTag }, async ({ page }) => {
    await page.goto('/#/information');
    await expect(page.getByRole('list', { name: /^Ansprechpersonen: / })).toHaveCount(chamberCount);
    await expectNoSidewaysScrolling(page);
    await expectNothingCutOff(page);
    await expectLargeTargets(page, 'main');
    await expectStepAccessible(page);
    await audiences(page).getByRole('link', { name: 'Unternehmen' }).tap();
    await expect(questions(page)).toBeInViewport();
    await page.getByRole('main').locator('button[aria-expanded]').first().tap();
    await expect(page.getByRole('link', { name: 'Link zu dieser Frage' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectNothingCutOff(page);
    await expectLargeTargets(page, 'main');
    await expectStepAccessible(page);

    const unfolded = page.getByRole('main').locator('button[aria-expanded=true]');
    await page.reload();
    await expect(unfolded).toHaveCount(1);
    await page.evaluate(() => (location.hash = '/impressum'));
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    await page.goBack();
    await expect(unfolded).toHaveCount(1);
    await audiences(page).getByRole('link', { name: 'Azubis' }).tap();
    await expect(unfolded).toHaveCount(0);
  });
});

/** Expects mail addresses on two lines to break after their '@', and their accessible names to be one word. */
async function expectBrokenAfterAt(page: Page): Promise<void> {
  const mails = page.getByRole('main').getByRole('link', { name: /^[^\s@]+@[^\s@]+$/ });
  await expect(mails.first()).toBeVisible();
  const lines = await mails.evaluateAll((links) =>
    links.map((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      let bottom = -Infinity;
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (let at = 0; at < text.length; at += 1) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const box = range.getBoundingClientRect();
          const line = box.top >= bottom ? '' : (found.pop() ?? '');
          bottom = box.bottom;
          found.push(`${line}${text.data[at]}`);
        }
      }
      return found;
    }),
  );
  const broken = lines.filter(({ length }) => length > 1);
  expect(broken.length).toBeGreaterThan(0);
  for (const [first, ...others] of broken) {
    expect(first).toMatch(/^[^@]+@$/);
    expect(others).toHaveLength(1);
  }
}

test(
  'mail addresses that a phone has no room for part after their @',
  { tag: slowTag },
  async ({ page }) => {
    // The addresses of other states' chambers are shorter.
    const width = chosenRegion === defaultRegion ? 390 : 320;
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/#/information');
    await expect(page.getByRole('list', { name: /^Ansprechpersonen: / })).toHaveCount(chamberCount);
    // The typefaces may still be loading.
    await expect(() => expectBrokenAfterAt(page)).toPass({ timeout: 15_000 });
  },
);
