import type { Session } from '@lehrpfad/contract/core/sessions.ts';
import type { Locator, Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { demo, keepLogin, logInAs, openSession } from '../support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { answerPrompts } from '../support/prompts.ts';
import { routeUntil } from '../support/route-once.ts';
import { desktop, devicesFrom, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

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
const startHeading = (page: Page) => heading(page, 'Finde deinen Weg in den Beruf');
const openMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menü' }).click();
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const logOut = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();

/** Errors of a call that is still running at the logout, which is refused. */
const refusedAtLogout = [/403/, /Bitte melden Sie sich an\./];

/** Returns the stored session of the browser. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null') as Session | null);

/** Returns the name of the logged-in person. */
async function nameOf(page: Page): Promise<string> {
  await expect.poll(async () => (await kept(page))?.name ?? '').not.toBe('');
  return (await kept(page))?.name ?? '';
}

/** Replaces the stored session of the browser. */
const keep = (page: Page, session: Session) =>
  page.evaluate((kept) => localStorage.setItem('session', JSON.stringify(kept)), session);

/** Counts the renewals of the access token. */
function countRenewals(page: Page): () => number {
  let renewals = 0;
  page.on('request', (request) => (renewals += Number(request.url().endsWith('/token/refresh/'))));
  return () => renewals;
}

/** Expects the notice of a failure and closes it, so that the next one can be distinguished from it. */
async function expectFailure(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  await expect(page.getByText('Fehler –')).toBeVisible();
  await meanwhile?.();
  await page.getByRole('alert').getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByText('Fehler –')).toHaveCount(0);
}

/** Opens the login page and checks that it fits the device. */
async function openWell(page: Page): Promise<LoginPage> {
  const login = new LoginPage(page);
  await login.open();
  await expectNoSidewaysScrolling(page);
  await expectLargeTargets(page, 'main');
  await expectStepAccessible(page);
  return login;
}

async function expectLedToBranches(page: Page, login: LoginPage): Promise<void> {
  await login.logIn(`  ${demo.branches.toUpperCase()} `);
  await expect(heading(page, 'Filialenverwaltung')).toBeVisible();
  await expect(page).toHaveURL(profile);
}

/** Refuses all calls of the API except those about the session itself: a successful response would reset the count of failures. */
async function refuse(page: Page, code: string, detail: string): Promise<void> {
  await page.route(/\/api\/v1\/(?!token)/, (route) =>
    route.fulfill({ status: 403, json: { code, detail } }),
  );
}

test.describe('the login on a phone', () => {
  test.use(phone);

  test(
    'leads a company to its branches, and the menu out again',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      await expectLedToBranches(page, await openWell(page));
      const name = await nameOf(page);
      await test.step('greeting and logout are in the menu', async () => {
        await page.goto('/#/suche');
        await openMenu(page);
        const menu = menuOf(page);
        await expect(menu.getByText(`Hallo, ${name}`)).toBeVisible();
        await expectNoSidewaysScrolling(page);
        pageErrors.allow(...refusedAtLogout);
        await menu.getByRole('button', { name: 'Logout' }).click();
        await expect(startHeading(page)).toBeVisible();
      });
    },
  );
});

test.describe('the login on a desktop', () => {
  test.use(desktop);

  test('says what fails, and leads a company to its branches', async ({ page, pageErrors }) => {
    const login = await openWell(page);
    let calls = 0;
    page.on('request', (request) => (calls += Number(request.url().endsWith('/token/'))));

    await test.step('sends nothing that cannot be right', async () => {
      await login.submit.click();
      await expect(login.email).toHaveAccessibleDescription('Pflichtfeld!');
      await login.email.fill('ute');
      await login.password.fill('x');
      await login.submit.click();
      await expect(login.email).toHaveAccessibleDescription('Keine E-mail');
      expect(calls).toBe(0);
      expect(pageErrors.unexpected).toEqual([]);
    });

    await test.step('says at both fields what was wrong, and keeps what was typed', async () => {
      pageErrors.allow(/token\//, /401/);
      await login.logIn('niemand@firma.example', 'ganz falsch');
      for (const field of [login.email, login.password]) {
        await expect(field).toHaveAccessibleDescription(wrong);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(login.email).toHaveValue('niemand@firma.example');
      await expectStepAccessible(page);
      expect(await kept(page)).toBeNull();
      expect(pageErrors.unexpected).toEqual([]);
    });

    await test.step('says that there were too many', async () => {
      pageErrors.allow(/429/);
      const mend = await routeUntil(page, '**/api/v1/token/', (route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': '900' }, json: { detail: 'x' } }),
      );
      await login.logIn(demo.branches);
      await expect(page.getByRole('alert')).toContainText([
        'Zu viele Loginversuche. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut. Das geht wieder in 15 Minuten.',
      ]);
      mend();
    });

    await expectLedToBranches(page, login);
  });
});

test(
  'the login leads to the registration, to the page for a forgotten password, and a company that is not set up to the wizard',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
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
    await login.open();
    await login.logIn(demo.withoutSetup);
    await expect(page).toHaveURL(/#\/unternehmen\/setup/);
    pageErrors.allow(/ERR_ABORTED/);
  },
);

test(
  'the login leads editors and administrators to the dashboard, each with their own entries',
  { tag: slowTag },
  async ({ page }) => {
    const login = new LoginPage(page);
    for (const [email, entries] of [
      [demo.editor, []],
      ['admin@lehrpfad.example', ['Redakteure']],
    ] as const) {
      await login.open();
      await login.logIn(email);
      await expect(page).toHaveURL(/#\/redakteure\/dashboard$/);
      const name = await nameOf(page);
      await openMenu(page);
      await expect(menuOf(page).getByRole('link')).toHaveText([
        `Hallo, ${name}`,
        'Stellenanzeigen',
        'Unternehmensverwaltung',
        'Events',
        ...entries,
        'Berufsbezeichnungen',
      ]);
      await menuOf(page).getByRole('link', { name: 'Berufsbezeichnungen' }).click();
      await expect(page).toHaveURL(/#\/redakteure\/berufe$/);
      await page.goto('/#/');
      await expect(page).toHaveURL(/#\/redakteure\/dashboard$/);
      // A call that is still running at the logout would be refused.
      await expect(page.getByRole('figure')).toHaveCount(3);
      for (const figure of await page.getByRole('figure').all()) {
        await expect(figure).toContainText(/\d/);
      }
      await logOut(page);
      await expect(startHeading(page)).toBeVisible();
    }
  },
);

test.describe('who is logged in', () => {
  test.use(desktop);

  test(
    'is led home, finds the entries of a company, and logs out in every tab',
    { tag: slowTag },
    async ({ page, context, pageErrors }) => {
      const { name } = await logInAs(page, demo.branches);
      const header = page.getByRole('banner');

      await test.step('from the start page and the login, and not from the search', async () => {
        for (const address of ['/', '/#/login', '/#/redakteure/dashboard', '/#/gibt-es-nicht']) {
          await page.goto(address);
          await expect(page).toHaveURL(profile);
          await expect(heading(page, 'Filialenverwaltung')).toBeVisible();
        }
        await page.goto('/#/suche');
        await expect(heading(page, 'Stellen finden')).toBeVisible();
      });

      await test.step('is greeted, and no entry leads back', async () => {
        await expect(header.getByText(`Hallo, ${name}`)).toBeVisible();
        await expect(header.getByRole('link', { name: 'Zum Login' })).toHaveCount(0);
        const targets = [
          ['Stellenanzeigen', '/unternehmen/stellenangebote'],
          ['Unternehmensverwaltung', '/unternehmen/unternehmensprofil'],
          ['Events', '/unternehmen/events'],
        ] as const;
        const entries = targets.map(([words]) => words);
        for (const [entry, path] of targets) {
          await openMenu(page);
          await expect(menuOf(page).getByRole('link')).toHaveText([`Hallo, ${name}`, ...entries]);
          await menuOf(page).getByRole('link', { name: entry }).click();
          await expect(page).toHaveURL(new RegExp(`#${path}$`));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        }
        await openMenu(page);
        await expectStepAccessible(page);
        await page.keyboard.press('Escape');
        expect(pageErrors.unexpected).toEqual([]);
      });

      await test.step('logs out in every tab, even where the server does not answer', async () => {
        pageErrors.allow(/logout/, /ERR_/, /ApiError/, ...refusedAtLogout);
        const other = await context.newPage();
        await other.goto('/#/unternehmen/events');
        await expect(heading(other, 'Events')).toBeVisible();
        await page.route('**/rest-auth/logout/', (route) => route.abort());
        await logOut(page);
        for (const tab of [page, other]) await expect(startHeading(tab)).toBeVisible();
        await expect.poll(() => kept(page)).toBeNull();
        await page.goto('/#/unternehmen/events');
        await expect(startHeading(page)).toBeVisible();
      });
    },
  );
});

test('a logout opens the start page of visitors, also while the reload waits for a slow server', async ({
  page,
}) => {
  await logInAs(page, demo.branches);
  await page.goto('/#/unternehmen/kontaktpersonen');
  await expect(page.getByRole('button', { name: 'Neue Kontaktperson' })).toBeVisible();
  const refused: string[] = [];
  page.on('response', (response) => response.status() === 403 && refused.push(response.url()));
  const held = Promise.withResolvers<void>();
  const release = await routeUntil(page, /\/(\?.*)?$/, async (route) => {
    if (route.request().isNavigationRequest()) await held.promise;
    await route.fallback();
  });
  // While a navigation waits, Playwright reads nothing from the page: its requests show what it does.
  const opened = page.waitForRequest(/\/start-page-/);
  await Promise.all([
    opened,
    logOut(page).catch(() => undefined),
    opened.then(() => held.resolve()),
  ]);
  release();
  await expect(startHeading(page)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Hallo,')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test.describe('what is unsaved in one’s tabs', () => {
  test.use(desktop);

  test('outlives a session that ends, under one question in each, and a logout after another', async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.allow(/40[13]/, ...refusedAtLogout);
    const prompts: (readonly string[])[] = [];
    const begin = async (tab: Page) => {
      prompts.push(answerPrompts(tab));
      await tab.goto('/#/unternehmen/kontaktpersonen');
      await tab.getByRole('button', { name: 'Neue Kontaktperson' }).first().click();
      await tab.getByRole('textbox', { name: 'Nachname' }).fill('Noch nicht gespeichert');
    };
    const drafts = (tab: Page) =>
      tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('lehrpfad-')));
    const again = (tab: Page) => tab.getByRole('alertdialog', { name: /^Bitte neu anmelden/ });
    const session = await logInAs(page, demo.branches);
    const other = await context.newPage();
    await begin(page);
    await begin(other);

    await test.step('a save that comes too late raises one question, in every tab', async () => {
      await keep(page, { ...session, access: 'x'.repeat(43), refresh: 'y'.repeat(43) });
      await page.getByRole('textbox', { name: 'Telefon' }).fill('03946 1');
      await page.getByRole('textbox', { name: 'E-Mail' }).fill('ute@kruste.example');
      await page.getByRole('button', { name: 'Speichern' }).click();
      for (const tab of [page, other]) {
        await expect(again(tab)).toHaveCount(1);
        await expect(tab.getByText('Fehler –')).toHaveCount(0);
        await expect(
          tab.getByRole('textbox', { name: 'Nachname', includeHidden: true }),
        ).toHaveValue('Noch nicht gespeichert');
      }
    });

    await test.step('who is back in one tab is back in all', async () => {
      await again(page).getByRole('textbox', { name: 'E-Mail' }).fill(demo.branches);
      await again(page).getByRole('textbox', { name: 'Passwort', exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
      for (const tab of [page, other]) {
        await expect(again(tab)).toHaveCount(0);
        await expect(tab.getByRole('textbox', { name: 'Nachname' })).toHaveValue(
          'Noch nicht gespeichert',
        );
        await expect.poll(() => drafts(tab)).toHaveLength(1);
      }
    });

    await test.step('a logout in a third tab asks there alone, and then empties both', async () => {
      const third = await context.newPage();
      await third.goto('/#/unternehmen/events');
      const question = third.getByRole('alertdialog', { name: 'Trotzdem abmelden?' });
      await logOut(third);
      await question.getByRole('button', { name: 'Abbrechen' }).click();
      await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue(
        'Noch nicht gespeichert',
      );
      await logOut(third);
      await question.getByRole('button', { name: 'Abmelden' }).click();
      for (const tab of [third, page, other]) {
        await expect(startHeading(tab)).toBeVisible();
        await expect.poll(() => drafts(tab)).toEqual([]);
      }
      expect(prompts.flat()).toEqual([]);
    });
  });
});

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`on a ${device}`, details, () => {
    test.use(options);

    test(
      'a link to a page behind the login says so without a session, and is opened by the login',
      { tag: slowTag },
      async ({ page, pageErrors }) => {
        await page.goto('/#/redakteure/events');
        await expect(startHeading(page)).toBeVisible();
        const notice = page
          .getByRole('alert')
          .filter({ hasText: 'Die gewünschte Seite ist nur nach dem Login zu sehen.' });
        await expect(notice).toBeVisible();
        await expectNoSidewaysScrolling(page);
        await expectStepAccessible(page);
        await notice.getByRole('link', { name: 'Zum Login' }).click();
        await new LoginPage(page).logIn(demo.editor);
        await expect(heading(page, 'Eventübersicht')).toBeVisible();
        await expect(notice).toHaveCount(0);
        // The next login works as usual.
        pageErrors.allow(...refusedAtLogout);
        if (device === 'phone') {
          await openMenu(page);
          await menuOf(page).getByRole('button', { name: 'Logout' }).click();
        } else await logOut(page);
        await expect(startHeading(page)).toBeVisible();
        await expect(notice).toHaveCount(0);
      },
    );

    test(
      'who wants nothing more of it puts the notice away, and is led home by the login',
      { tag: slowTag },
      async ({ page }) => {
        await page.goto('/#/unternehmen/events');
        const notice = page.getByRole('alert').filter({ hasText: 'nur nach dem Login' });
        await notice.getByRole('button', { name: 'Schließen' }).click();
        await expect(notice).toHaveCount(0);
        const login = new LoginPage(page);
        await login.open();
        await login.logIn(demo.branches);
        await expect(page).toHaveURL(profile);
      },
    );
  });
}

test.describe('an access token that has run out', () => {
  test(
    'is renewed, and the session ends where it is over and nowhere else',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/403/);
      const session = await openSession(page.request, demo.branches);
      const renewals = countRenewals(page);
      const access = 'x'.repeat(43);
      await keepLogin(page, { ...session, access });

      await test.step('once for all calls that wait, and nothing is lost', async () => {
        await page.goto('/#/unternehmen/unternehmensprofil');
        await expect(heading(page, 'Filialenverwaltung')).toBeVisible();
        await expect.poll(async () => (await kept(page))?.access).not.toBe(access);
        expect((await kept(page))?.refresh).not.toBe(session.refresh);
        expect(renewals()).toBe(1);
        await expect(page.getByRole('alert').getByText('Fehler –')).toHaveCount(0);
        expect(pageErrors.unexpected).toEqual([]);
      });

      await test.step('the session goes on where only the way to the server is the problem', async () => {
        pageErrors.allow(/ERR_/, /ApiError/, /refresh/);
        const connect = await routeUntil(page, '**/token/refresh/', (route) => route.abort());
        const { refresh = '' } = (await kept(page)) ?? {};
        await keep(page, { ...session, access, refresh });
        await page.goto('/#/konto');
        await expectFailure(page, async () => {
          expect((await kept(page))?.refresh).toBe(refresh);
        });
        connect();
        expect(pageErrors.unexpected).toEqual([]);
      });

      await test.step('a session that is over ends, and begins again at the start page', async () => {
        pageErrors.allow(/401/);
        await keep(page, { ...session, access, refresh: 'y'.repeat(43) });
        // Reloads, because the earlier failures would count as failures in a row.
        await page.reload();
        await expect(startHeading(page)).toBeVisible();
        await expect.poll(() => kept(page)).toBeNull();
      });

      await test.step('says so, and the next login leads back to where it ended', async () => {
        const notice = page.getByRole('alert').filter({ hasText: 'Ihre Sitzung ist abgelaufen.' });
        await expect(notice).toBeVisible();
        await expectStepAccessible(page);
        await notice.getByRole('link', { name: 'Zum Login' }).click();
        const login = new LoginPage(page);
        await expect(login.heading).toBeVisible();
        await expect(notice).toBeVisible();
        await login.logIn(demo.branches);
        await expect(heading(page, 'Mein Konto')).toBeVisible();
        await expect(page).toHaveURL(/#\/konto$/);
        await expect(notice).toHaveCount(0);
      });
    },
  );

  test(
    'is renewed by two tabs at the same moment, and both go on',
    { tag: slowTag },
    async ({ page, context, pageErrors }) => {
      pageErrors.allow(/403/);
      const session = await openSession(page.request, demo.branches);
      await keepLogin(page, { ...session, access: 'x'.repeat(43) });
      // A page without the application, which would renew the session at once.
      await page.goto('/robots.txt');
      const other = await context.newPage();

      // Neither request gets a response before both were sent.
      const asked: (() => void)[] = [];
      const letGo = await routeUntil(context, '**/token/refresh/', async (route) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        asked.push(resolve);
        if (asked.length === 2) for (const go of asked) go();
        await promise;
        await route.continue();
      });
      await Promise.all([page.goto('/#/unternehmen/unternehmensprofil'), other.goto('/#/konto')]);
      await expect.poll(() => asked.length).toBe(2);
      await expect.poll(async () => (await kept(page))?.access).not.toBe('x'.repeat(43));
      await expect(heading(page, 'Filialenverwaltung')).toBeVisible();
      await expect(other.getByRole('textbox', { name: 'Vorname' })).not.toHaveValue('');
      letGo();
      // Each tab has stored its response; the second one is valid for both.
      await expect
        .poll(async () => JSON.stringify(await kept(other)) === JSON.stringify(await kept(page)))
        .toBe(true);
      const renewed = await kept(page);

      // The stored session can be renewed again.
      await keep(page, { ...renewed!, access: 'y'.repeat(43) });
      await other.reload();
      await expect(other.getByRole('textbox', { name: 'Vorname' })).not.toHaveValue('');
      await expect.poll(async () => (await kept(other))?.refresh).not.toBe(renewed?.refresh);
    },
  );

  test(
    'is renewed three times in a row at most, and is not to blame for other refusals',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/403/, /ApiError/);
      await logInAs(page, demo.branches);
      const renewals = countRenewals(page);
      for (const [code, detail, address] of [
        ['user_inactive', 'Dieses Konto ist deaktiviert.', '/#/unternehmen/events'],
        ['unpermitted', 'Unpermitted', '/#/unternehmen/stellenangebote'],
      ] as const) {
        await test.step(`${code} is passed on`, async () => {
          await refuse(page, code, detail);
          await page.goto(address);
          if (code === 'user_inactive') await expect(page.getByText(detail)).toBeVisible();
          else await expectFailure(page);
          expect(renewals()).toBe(0);
        });
      }
      await refuse(page, 'token_not_valid', 'Bitte melden Sie sich an.');
      await page.goto('/#/unternehmen/unternehmensprofil');
      await expectFailure(page, async () => {
        expect(renewals()).toBe(3);
        expect(await kept(page)).not.toBeNull();
      });
    },
  );
});

test('an account that is deactivated meanwhile reads so, and can log out', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/403/, /ApiError/);
  await logInAs(page, demo.branches);
  await refuse(page, 'user_inactive', 'Dieses Konto ist deaktiviert.');
  await page.goto('/#/unternehmen/events');
  const notice = page.getByRole('alert').filter({ hasText: 'Dieses Konto ist deaktiviert.' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('Internetverbindung')).toHaveCount(0);
  await expectStepAccessible(page);
  await notice.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Zum Login' })).toBeVisible();
  // A logout reloads the page, which may interrupt the first look.
  await expect(async () => expect(await kept(page)).toBeNull()).toPass();
});
