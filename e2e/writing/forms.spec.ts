import type { Locator, Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { demo, keepLogin, logInAs } from '../support/login.ts';
import { answerPrompts } from '../support/prompts.ts';
import { desktop, expect, test } from '../support/test.ts';
import { routeOnce } from '../support/route-once.ts';
import { slowTag } from '../support/slow.ts';

test.use(desktop);

/** Leaves the application for a server-rendered page: unsaved input stays as a draft. */
const leave = (page: Page) => page.goto('/konto/passwort-vergessen');

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('lehrpfad-ent')));

const overlay = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') });
const notice = (page: Page) => page.getByRole('main').getByText(/noch nicht gespeichert\.$/);

interface Form {
  /** Address of the list that opens the form. */
  readonly list: string;
  /** Path below the list, or name of the button, that opens the form; `field` is filled in first. */
  readonly opens: '/neu' | RegExp;
  readonly field: string;
  readonly text: RegExp;
}

const editorsForms: readonly Form[] = [
  {
    list: '/redakteure/events',
    opens: '/neu',
    field: 'Name des Events',
    text: /ein Event begonnen/,
  },
  {
    list: '/redakteure/unternehmensprofil/liste',
    opens: '/neu',
    field: 'Name',
    text: /eine Firma begonnen/,
  },
  { list: '/redakteure/faq', opens: '/neu', field: 'Titel', text: /einen FAQ-Eintrag begonnen/ },
  {
    list: '/redakteure/suchbegriffe',
    opens: / bearbeiten$/,
    field: 'Begriff',
    text: /„.+“ geändert/,
  },
];

const companysForms: readonly Form[] = [
  {
    list: '/unternehmen/unternehmensprofil',
    opens: '/neu',
    field: 'Name',
    text: /eine Filiale begonnen/,
  },
  {
    list: '/unternehmen/kontaktpersonen',
    opens: '/neu',
    field: 'Nachname',
    text: /eine Kontaktperson begonnen/,
  },
];

async function open(page: Page, { list, opens }: Form): Promise<void> {
  if (opens === '/neu') return void (await page.goto(`/#${list}/neu`));
  await page.goto(`/#${list}`);
  await page.getByRole('main').getByRole('button', { name: opens }).first().click();
}

/** Begins a form, leaves it, and comes back to it from its list. */
async function comesBack(page: Page, form: Form): Promise<void> {
  await open(page, form);
  const field = overlay(page).getByRole('textbox', { name: form.field }).first();
  await field.fill('Noch nicht fertig');
  await leave(page);
  await page.goto(`/#${form.list}`);
  await expect(notice(page)).toHaveText(form.text);
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(field).toHaveValue('Noch nicht fertig');
  await expect(overlay(page)).toContainText('Nicht gespeicherte Eingaben wiederhergestellt.');
}

test.describe('what was begun and not saved', () => {
  for (const { who, forms } of [
    { who: 'editors', forms: editorsForms },
    { who: 'a company', forms: companysForms },
  ])
    test(
      `is announced in every list of ${who}, and gone once it is given up`,
      { tag: slowTag },
      async ({ page, request }) => {
        answerPrompts(page);
        if (who === 'editors') await logInAs(page, demo.editor);
        else await keepLogin(page, (await freshCompany(request)).session);
        for (const form of forms)
          await test.step(`${form.list} ${form.opens}`, async () => {
            await comesBack(page, form);
            await overlay(page).getByRole('button', { name: 'Verwerfen' }).click();
            await overlay(page).getByRole('button', { name: 'Abbrechen' }).click();
            await expect(overlay(page)).toHaveCount(0);
            await expect(notice(page)).toHaveCount(0);
            await expect.poll(() => drafts(page)).toEqual([]);
          });
      },
    );

  test('can be given up in the list, and be taken back', { tag: slowTag }, async ({ page }) => {
    answerPrompts(page);
    await logInAs(page, demo.editor);
    await page.goto('/#/redakteure/branchen/neu');
    await overlay(page).getByRole('textbox', { name: 'Name' }).fill('Noch nicht fertig');
    await leave(page);
    await page.goto('/#/redakteure/branchen');
    await expect(notice(page)).toBeVisible();
    await expectStepAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Verwerfen' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(() => drafts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(notice(page)).toBeVisible();
  });
});

test(
  'an error of a field that waits for another one leads to that one',
  { tag: slowTag },
  async ({ page }) => {
    await logInAs(page, demo.branches);
    const lead = async (address: string, save: string, message: RegExp) => {
      await page.goto(address);
      await overlay(page).getByRole('button', { name: save }).click();
      const errors = overlay(page).getByRole('group', { name: 'Bitte die Eingaben prüfen' });
      await errors.getByRole('button', { name: message }).press('Enter');
    };
    await lead('/#/unternehmen/events/neu', 'Speichern', /^Enddatum: /);
    await expect(overlay(page).getByRole('textbox', { name: 'Startdatum' })).toBeFocused();
    await page.goto('/#/unternehmen/kontaktpersonen');
    await lead('/#/unternehmen/stellenangebote/neu', 'Veröffentlichen', /^Berufsbezeichnung: /);
    await expect(overlay(page).getByRole('radio').first()).toBeFocused();
  },
);

test(
  'a form over an open ad gives the focus back to the button that opened it',
  { tag: slowTag },
  async ({ page }) => {
    await logInAs(page, demo.branches);
    await page.goto('/#/unternehmen/stellenangebote');
    await page
      .getByRole('region', { name: 'Ihre Stellenanzeigen' })
      .getByRole('link')
      .last()
      .click();
    const detail = page.getByRole('region', { name: 'Stellenanzeige', exact: true });
    const button = detail.getByRole('button', { name: 'Bearbeiten' });
    await button.press('Enter');
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);

/** Delays the response to the next call until it is released. */
async function holdNext(page: Page, path: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let arrived = () => {};
  const isSent = new Promise<void>((resolve) => (arrived = resolve));
  await routeOnce(page, path, async (route) => {
    arrived();
    await held;
    await route.fallback();
  });
  return { isSent, letGo };
}

test.describe('while a form is being saved', () => {
  const slowly = (form: Locator) =>
    form.getByRole('paragraph').filter({ hasText: /^Wird gespeichert …/ });

  test('nothing can be changed, the focus stays, and what was sent is what is stored', async ({
    page,
    request,
  }) => {
    const baker = await freshCompany(request);
    await keepLogin(page, baker.session);
    await page.goto('/#/unternehmen/kontaktpersonen/neu');
    const form = overlay(page);
    const name = form.getByRole('textbox', { name: 'Nachname' });
    await form.getByRole('textbox', { name: 'Vorname' }).fill('Ute');
    await name.fill('Krume');
    await form.getByRole('textbox', { name: 'Telefon' }).fill('0391 1234567');
    await form.getByRole('textbox', { name: 'E-Mail' }).fill('ute@krume.example');
    const { isSent, letGo } = await holdNext(page, '**/contactpersons/post/');
    await name.press('Enter');
    await isSent;
    await page.keyboard.type('-Teig');
    await page.keyboard.press('Backspace');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Krume');
    await expect(name).not.toBeEditable();
    await expect(slowly(form)).toBeVisible();
    await expectStepAccessible(page, { overlay: true });
    letGo();
    await expect(form).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Ute Krume');
    await expect(page.getByRole('main')).not.toContainText('Krume-Teig');
    await expect.poll(() => drafts(page)).toEqual([]);
  });

  test(
    'texts, switches, choices and files stay as they are; refused, all can be changed again',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/500/, /ApiError/);
      await logInAs(page, demo.editor);
      await page.goto('/#/redakteure/faq/neu');
      const form = overlay(page);
      const text = form.getByRole('textbox', { name: 'Beschreibung' });
      const visible = form.getByRole('switch', { name: /Öffentlich sichtbar/ });
      const files = form.getByRole('button', { name: 'Dateien auswählen' });
      await form.getByRole('textbox', { name: 'Titel' }).fill(`Langsam ${crypto.randomUUID()}`);
      await text.fill('Frag uns.');
      await routeOnce(page, '**/faq/post/', (route) => route.fulfill({ status: 500, json: {} }));
      const { isSent, letGo } = await holdNext(page, '**/faq/post/');
      await form.getByRole('button', { name: 'Speichern' }).click();
      await isSent;
      await text.click();
      await page.keyboard.type('Und noch etwas.');
      await page.keyboard.press('Backspace');
      await expect(text).toHaveText('Frag uns.');
      await expect(text).toHaveAttribute('aria-readonly', 'true');
      // Forced, because Playwright would repeat a press without effect until the timeout.
      await visible.click({ force: true });
      await expect(visible).not.toBeChecked();
      await expect(files).toHaveAttribute('aria-disabled', 'true');
      await expect(slowly(form)).toBeVisible();
      letGo();
      await expect(form.getByText('Fehler –')).toBeVisible();
      await expect(slowly(form)).toHaveCount(0);
      await expect(files).not.toHaveAttribute('aria-disabled');
      await visible.check();
      await text.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' Bald.');
      await expect(text).toHaveText('Frag uns. Bald.');
    },
  );
});

test(
  'what a field that is left turns out to lack does not move the button that is being pressed',
  { tag: slowTag },
  async ({ page, request }) => {
    await keepLogin(page, (await freshCompany(request)).session);
    await page.goto('/#/unternehmen/kontaktpersonen/neu');
    const form = overlay(page);
    const name = form.getByRole('textbox', { name: 'Nachname' });
    await name.fill('Krume');
    await name.fill('');
    await form.getByRole('button', { name: 'Speichern' }).hover();
    await page.mouse.down();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await expect(name).not.toBeFocused();
    await expect(name).not.toHaveAttribute('aria-invalid');
    await page.mouse.up();
    await expect(form.getByRole('group', { name: 'Bitte die Eingaben prüfen' })).toBeFocused();

    await name.fill('Krume');
    await name.fill('');
    await page.keyboard.press('Tab');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  },
);
