import type { Session } from '@lehrpfad/contract/sessions.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { demo, keepLogin, logInAs, openSession } from './support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from './support/measure.ts';
import { desktop, devices, expect, phone, test } from './support/test.ts';

const password = 'Lehrpfad-Demo-1';
const wrong = 'E-Mail oder Passwort falsch!';
const profile = /#\/unternehmen\/unternehmensprofil$/;

class LoginPage {
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Login' });
    this.email = page.getByRole('textbox', { name: 'E-Mail' });
    this.password = page.getByRole('textbox', { name: 'Passwort', exact: true });
    this.submit = page.getByRole('button', { name: 'Anmelden' });
  }

  async open(): Promise<void> {
    await this.#page.goto('/#/login');
    await expect(this.heading).toBeVisible();
  }

  async logIn(email: string, secret = password): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(secret);
    await this.password.press('Enter');
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What the browser keeps of the login. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null') as Session | null);

/** Answers every call of the API but those about the session itself: an answer that succeeds counts as a new start. */
async function refuse(page: Page, code: string, detail: string): Promise<void> {
  await page.route(/\/api\/v1\/(?!token)/, (route) =>
    route.fulfill({ status: 403, json: { code, detail } }),
  );
}

for (const [device, options] of Object.entries(devices)) {
  test.describe(`the login on a ${device}`, () => {
    test.use(options);

    test('leads a company to its branches', async ({ page }) => {
      const login = new LoginPage(page);
      await login.open();
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page, 'main');
      await expectAccessible(page);
      await login.logIn(`  ${demo.branches.toUpperCase()} `);
      await expect(heading(page, 'Filialenverwaltung')).toBeVisible();
      await expect(page).toHaveURL(profile);
    });
  });
}

test('the login leads a company that is not set up to the wizard, an editor to the dashboard', async ({
  page,
  browser,
  trouble,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await login.logIn(demo.withoutSetup);
  await expect(page).toHaveURL(/#\/unternehmen\/setup/);
  trouble.allow(/ERR_ABORTED/);

  const other = await browser.newPage();
  await new LoginPage(other).open();
  await new LoginPage(other).logIn(demo.editor);
  await expect(other).toHaveURL(/#\/redakteure\/dashboard$/);
  await other.close();
});

test.describe('a login that fails', () => {
  test('says so at both fields, and keeps what was typed', async ({ page, trouble }) => {
    trouble.allow(/token\//, /401/);
    const login = new LoginPage(page);
    await login.open();
    await login.logIn('niemand@firma.example', 'ganz falsch');
    for (const field of [login.email, login.password]) {
      await expect(field).toHaveAccessibleDescription(wrong);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(login.email).toHaveValue('niemand@firma.example');
    await expectAccessible(page);
    expect(await kept(page)).toBeNull();
  });

  test('says that there were too many', async ({ page, trouble }) => {
    trouble.allow(/token\//, /429/);
    await page.route('**/api/v1/token/', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '900' }, json: { detail: 'x' } }),
    );
    const login = new LoginPage(page);
    await login.open();
    await login.logIn(demo.branches);
    await expect(page.getByRole('alert')).toContainText([
      'Zu viele Loginversuche. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.',
    ]);
  });

  test('sends nothing that cannot be right', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    let calls = 0;
    page.on('request', (request) => (calls += Number(request.url().endsWith('/token/'))));
    await login.submit.click();
    await expect(login.email).toHaveAccessibleDescription('Pflichtfeld!');
    await login.email.fill('ute');
    await login.password.fill('x');
    await login.submit.click();
    await expect(login.email).toHaveAccessibleDescription('Keine E-mail');
    expect(calls).toBe(0);
  });
});

test('the login leads to the page for a forgotten password and to the registration', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Jetzt Unternehmen registrieren!' })
    .click();
  await expect(heading(page, 'Unternehmen registrieren')).toBeVisible();
  await login.open();
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page).toHaveURL(/\/konto\/passwort-vergessen$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('who is logged in', () => {
  test.use(desktop);

  test('is led home from the start page and the login, and not from the search', async ({
    page,
  }) => {
    await logInAs(page, demo.branches);
    for (const address of ['/', '/#/login', '/#/redakteure/dashboard', '/#/gibt-es-nicht']) {
      await page.goto(address);
      await expect(page).toHaveURL(profile);
      await expect(heading(page, 'Filialenverwaltung')).toBeVisible();
    }
    await page.goto('/#/suche');
    await expect(heading(page, 'Stellen finden')).toBeVisible();
  });

  test('is greeted, and finds the entries of a company, none of which leads back', async ({
    page,
  }) => {
    const { name } = await logInAs(page, demo.branches);
    await page.goto('/#/suche');
    const header = page.getByRole('banner');
    await expect(header.getByText(`Hallo, ${name}`)).toBeVisible();
    await expect(header.getByRole('link', { name: 'Zum Login' })).toHaveCount(0);
    const targets = [
      ['Stellenanzeigen', '/unternehmen/stellenangebote'],
      ['Unternehmensverwaltung', '/unternehmen/unternehmensprofil'],
      ['Events', '/unternehmen/events'],
    ] as const;
    for (const [entry, path] of targets) {
      await header.getByRole('button', { name: 'Menü' }).click();
      const menu = page.getByRole('dialog', { name: 'Menü' });
      await expect(menu.getByRole('link')).toHaveText([
        `Hallo, ${name}`,
        ...targets.map(([words]) => words),
      ]);
      await menu.getByRole('link', { name: entry }).click();
      await expect(page).toHaveURL(new RegExp(`#${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await header.getByRole('button', { name: 'Menü' }).click();
    await expectAccessible(page);
  });

  for (const [role, email, entries] of [
    ['an editor', demo.editor, []],
    ['an administrator', 'admin@lehrpfad.example', ['Redakteure']],
  ] as const) {
    test(`finds the entries of ${role}`, async ({ page }) => {
      const { name } = await logInAs(page, email);
      await page.goto('/');
      await expect(page).toHaveURL(/#\/redakteure\/dashboard$/);
      await page.getByRole('banner').getByRole('button', { name: 'Menü' }).click();
      const menu = page.getByRole('dialog', { name: 'Menü' });
      await expect(menu.getByRole('link')).toHaveText([
        `Hallo, ${name}`,
        'Stellenanzeigen',
        'Unternehmensverwaltung',
        'Events',
        ...entries,
        'Berufsbezeichnungen',
      ]);
      await menu.getByRole('link', { name: 'Berufsbezeichnungen' }).click();
      await expect(page).toHaveURL(/#\/redakteure\/berufe$/);
    });
  }

  test('logs out, even where the server does not answer', async ({ page, trouble }) => {
    trouble.allow(/logout/, /ERR_/, /ApiError/);
    await logInAs(page, demo.branches);
    await page.route('**/rest-auth/logout/', (route) => route.abort());
    await page.goto('/');
    await expect(page).toHaveURL(profile);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(heading(page, 'Finde deinen Weg in den Beruf')).toBeVisible();
    expect(await kept(page)).toBeNull();
    await page.goto('/#/unternehmen/events');
    await expect(heading(page, 'Finde deinen Weg in den Beruf')).toBeVisible();
  });

  test('logs out in every tab at once', async ({ page, context }) => {
    await logInAs(page, demo.branches);
    await page.goto('/');
    await expect(page).toHaveURL(profile);
    const other = await context.newPage();
    await other.goto('/#/unternehmen/events');
    await expect(heading(other, 'Events')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(heading(other, 'Finde deinen Weg in den Beruf')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('greeting and logout are in the menu', async ({ page }) => {
    const { name } = await logInAs(page, demo.branches);
    await page.goto('/#/suche');
    await page.getByRole('banner').getByRole('button', { name: 'Menü' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await expect(menu.getByText(`Hallo, ${name}`)).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(heading(page, 'Finde deinen Weg in den Beruf')).toBeVisible();
  });
});

test.describe('an access token that has run out', () => {
  test('is renewed once for all calls that wait, and nothing is lost', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/403/);
    const session = await openSession(page.request, demo.branches);
    await keepLogin(page, { ...session, access: 'x'.repeat(43) });
    let renewals = 0;
    page.on(
      'request',
      (request) => (renewals += Number(request.url().endsWith('/token/refresh/'))),
    );
    await page.goto('/#/unternehmen/unternehmensprofil');
    await expect(heading(page, 'Filialenverwaltung')).toBeVisible();
    await expect.poll(async () => (await kept(page))?.access).not.toBe('x'.repeat(43));
    expect((await kept(page))?.refresh).toBe(session.refresh);
    expect(renewals).toBe(1);
    await expect(page.getByRole('alert').getByText('Fehler –')).toHaveCount(0);
  });

  test('of a session that is over ends it here, and begins again at the start page', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/40[13]/, /ApiError/);
    const session = await openSession(page.request, demo.branches);
    await keepLogin(page, { ...session, access: 'x'.repeat(43), refresh: 'y'.repeat(43) });
    await page.goto('/#/unternehmen/unternehmensprofil');
    await expect(heading(page, 'Finde deinen Weg in den Beruf')).toBeVisible();
    expect(await kept(page)).toBeNull();
  });

  test('does not end the session where only the way to the server is the problem', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/403/, /ERR_/, /ApiError/, /refresh/);
    const session = await openSession(page.request, demo.branches);
    await keepLogin(page, { ...session, access: 'x'.repeat(43) });
    await page.route('**/token/refresh/', (route) => route.abort());
    await page.goto('/#/unternehmen/unternehmensprofil');
    await expect(page.getByText('Fehler –')).toBeVisible();
    expect((await kept(page))?.refresh).toBe(session.refresh);
  });

  test('is renewed three times in a row at most', async ({ page, trouble }) => {
    trouble.allow(/403/, /ApiError/);
    await logInAs(page, demo.branches);
    await refuse(page, 'token_not_valid', 'Bitte melden Sie sich an.');
    let renewals = 0;
    page.on(
      'request',
      (request) => (renewals += Number(request.url().endsWith('/token/refresh/'))),
    );
    await page.goto('/#/unternehmen/unternehmensprofil');
    await expect(page.getByText('Fehler –')).toBeVisible();
    expect(renewals).toBe(3);
    expect(await kept(page)).not.toBeNull();
  });

  for (const [code, detail] of [
    ['user_inactive', 'Dieses Konto ist deaktiviert.'],
    ['unpermitted', 'Unpermitted'],
  ] as const) {
    test(`is not to blame for ${code}: that is passed on`, async ({ page, trouble }) => {
      trouble.allow(/403/, /ApiError/);
      await logInAs(page, demo.branches);
      await refuse(page, code, detail);
      let renewals = 0;
      page.on(
        'request',
        (request) => (renewals += Number(request.url().endsWith('/token/refresh/'))),
      );
      await page.goto('/#/unternehmen/unternehmensprofil');
      await expect(page.getByText('Fehler –')).toBeVisible();
      expect(renewals).toBe(0);
    });
  }
});
