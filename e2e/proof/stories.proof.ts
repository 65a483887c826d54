import type { Page } from '@playwright/test';
import { freshCompany, freshPassword } from '../support/data/fresh-company.ts';
import { demo } from '../support/login.ts';
import { askToBeLetIn, RequestsPage } from '../support/pages/requests-page.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { devices, test } from '../support/test.ts';
import { Keyboard } from './keyboard.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const entry = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation').getByRole('link', { name });

async function logIn(page: Page, keyboard: Keyboard, email: string, password: string) {
  await page.goto('/#/login');
  await keyboard.step('logs in', async () =>
    [
      ...(await keyboard.type(field(page, 'E-Mail'), email)),
      ...(await keyboard.type(field(page, 'Passwort'), password)),
      await page.keyboard.press('Enter'),
    ].filter((one) => one !== undefined),
  );
}

async function pupil(page: Page, size: string): Promise<void> {
  const keyboard = new Keyboard(page, 'Story: a pupil finds a place and keeps it', 'visitor', size);
  const start = new StartPage(page);
  const results = new ResultsPage(page);
  await start.open();
  await keyboard.step('searches', async () => {
    const found = await keyboard.type(start.fields.text, 'mechaniker');
    await page.keyboard.press('Escape');
    found.push(...(await keyboard.press(start.submit)));
    await keyboard.expectFocusOn(results.heading);
    return found;
  });
  const link = results.titleOf(results.cards.first());
  await keyboard.step('opens an ad', () => keyboard.press(link));
  await keyboard.step('keeps it', () =>
    keyboard.press(results.detail.getByRole('button', { name: 'Favorit' }), 'Space'),
  );
  await keyboard.step('closes it, and is where it was', async () => {
    await page.keyboard.press('Escape');
    await keyboard.expectFocusOn(link);
  });
  await keyboard.step('comes to the favourites', async () => {
    const favourites = page.getByRole('banner').getByRole('link', { name: /^Favoriten/ });
    const found = await keyboard.to(favourites, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await keyboard.expectFocusOn(h1(page, 'Deine Favoriten'));
    return found;
  });
}

async function company(page: Page, size: string): Promise<void> {
  const keyboard = new Keyboard(page, 'Story: a company writes down whom to ask', 'company', size);
  const { email } = await freshCompany(page.request);
  await logIn(page, keyboard, email, freshPassword);
  await keyboard.step('comes to its page', async () => {
    const found = await keyboard.press(entry(page, 'Kontaktpersonen'));
    await keyboard.expectFocusOn(h1(page, 'Kontaktpersonen'));
    return found;
  });
  const add = page.getByRole('button', { name: 'Neue Kontaktperson' });
  const overlay = page.getByRole('dialog', { name: 'Neue Kontaktperson' });
  const save = overlay.getByRole('button', { name: 'Speichern' });
  await keyboard.step('opens the form and leaves it', async () => {
    const found = await keyboard.press(add);
    await overlay.waitFor();
    await page.keyboard.press('Escape');
    await keyboard.expectFocusOn(add);
    await page.keyboard.press('Enter');
    await overlay.waitFor();
    return found;
  });
  await keyboard.step('is led to what is missing', async () => {
    const found = await keyboard.press(save);
    await overlay.locator('[aria-invalid=true]').first().waitFor();
    return found;
  });
  await keyboard.step('fills it in and saves', async () => {
    const found = await keyboard.to(field(page, 'Nachname'), 'Shift+Tab');
    await page.keyboard.type('Adler');
    found.push(...(await keyboard.type(field(page, 'Telefon'), '0391 1234')));
    found.push(...(await keyboard.type(field(page, 'E-Mail'), 'adler@kruste.example')));
    found.push(...(await keyboard.press(save)));
    await overlay.waitFor({ state: 'hidden' });
    return found;
  });
  await keyboard.step('is asked before something is deleted', async () => {
    const remove = page.getByRole('button', { name: 'Adler löschen' });
    const found = await keyboard.press(remove);
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await keyboard.expectFocusOn(remove);
    return found;
  });
}

async function editor(page: Page, size: string): Promise<void> {
  const keyboard = new Keyboard(page, 'Story: an editor lets a company in', 'editor', size);
  const { name, email } = await askToBeLetIn(page.request);
  await logIn(page, keyboard, demo.editor, 'Lehrpfad-Demo-1');
  await keyboard.step('comes to the requests', async () => {
    const found = await keyboard.press(entry(page, /^Unternehmensanfragen/));
    await keyboard.expectFocusOn(h1(page, 'Unternehmensanfragen'));
    return found;
  });
  const requests = new RequestsPage(page);
  const accept = requests.card(name).getByRole('button', { name: 'Akzeptieren' });
  await keyboard.step('finds the one', async () => {
    const found = await keyboard.type(page.getByRole('searchbox'), email);
    await requests.card(name).waitFor();
    return found;
  });
  await keyboard.step('looks at it and leaves', async () => {
    const found = await keyboard.press(accept);
    await requests.accepting.waitFor();
    await page.keyboard.press('Escape');
    await keyboard.expectFocusOn(accept);
    return found;
  });
  await keyboard.step('accepts it', async () => {
    await page.keyboard.press('Enter');
    const found = await keyboard.press(
      requests.accepting.getByRole('button', { name: 'Akzeptieren' }),
    );
    await requests.accepting.waitFor({ state: 'hidden' });
    return found;
  });
}

for (const [size, options] of Object.entries(devices)) {
  test.describe(`by keyboard on a ${size}`, () => {
    test.use(options);
    test.beforeEach(({ page, pageErrors }) => {
      test.setTimeout(180_000);
      page.setDefaultTimeout(10_000);
      pageErrors.allow(/./);
    });

    test('a pupil finds a place and keeps it', ({ page }) => pupil(page, size));

    test('a company writes down whom to ask', ({ page }) => company(page, size));

    test('an editor lets a company in', ({ page }) => editor(page, size));
  });
}
