import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import type { OwnUser } from '@lehrpfad/contract/accounts/accounts.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { AreaPage, expectToast } from '../support/pages/company-area.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { importedCompany } from '../support/data/imported-company.ts';
import { callApi, keepLogin } from '../support/login.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { tealPicture } from '../support/data/teal-picture.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

/** The wizard. */
class SetupPage {
  readonly next: Locator;
  readonly back: Locator;
  readonly finish: Locator;
  readonly postings: Locator;
  readonly area: AreaPage;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.area = new AreaPage(page);
    this.next = page.getByRole('button', { name: 'Weiter' });
    this.back = page.getByRole('button', { name: 'Zurück' });
    this.finish = page.getByRole('button', { name: /abschließen|Erneut versuchen/ });
    this.postings = page.getByRole('checkbox', { name: /^Übernehmen / });
  }

  field(name: string): Locator {
    return this.area.field(name, this.area.main);
  }

  /** The heading of a step, which gets the focus when the step is opened. */
  step(number: number): Locator {
    return this.#page.getByRole('heading', { level: 1, name: `Schritt ${number} von 3` });
  }
}

const own = async (request: APIRequestContext, access: string) => ({
  user: await callApi<OwnUser>(request, 'GET', 'user/own/', { access }),
  contacts: await callApi<ContactPerson[]>(request, 'GET', 'contactpersons/own/', { access }),
  companies: await callApi<FullCompany[]>(request, 'GET', 'companies/own/', { access }),
});

test.describe('the setup on a phone', () => {
  test.use(phone);

  test(
    'leads from a login through three steps, whose beginnings come from the request',
    { tag: slowTag },
    async ({ page }) => {
      const fresh = await freshCompany(page.request, { setUp: false });
      const { access } = fresh.session;
      const setup = new SetupPage(page);
      await page.goto('/#/login');
      await page.getByRole('textbox', { name: 'E-Mail' }).fill(fresh.email);
      await page.getByRole('textbox', { name: 'Passwort' }).fill(fresh.password);
      await page.keyboard.press('Enter');

      await expect(setup.step(1)).toBeFocused();
      await expect(page).toHaveURL(/#\/unternehmen\/setup\/1$/);
      await expect(setup.back).toBeDisabled();
      await expect(setup.field('Nachname')).toHaveValue('Krume');
      await setup.field('Nachname').fill('');
      await setup.next.click();
      await expect(page.getByRole('group', { name: /prüfen/ })).toContainText(
        'Nachname: Pflichtfeld!',
      );
      await setup.field('Nachname').fill('Probst');
      await setup.next.click();

      await expect(setup.step(2)).toBeFocused();
      await expect(setup.field('Name')).toHaveValue(fresh.name);
      await expect(setup.field('Postleitzahl')).toHaveValue('06484');
      await expect(page.getByRole('checkbox', { name: /Probst/ })).toBeChecked();
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);
      await setup.field('Webseite').fill('probst.example');
      await setup.next.click();

      await expect(setup.step(3)).toBeFocused();
      await expect(setup.area.main).toContainText(
        'Wir konnten keine Stellenanzeigen von anderen Börsen finden.',
      );
      await expectStepAccessible(page);
      expect((await own(page.request, access)).user.setup_complete).toBe(false);
      await setup.finish.click();
      await expectToast(page, 'Einrichtung abgeschlossen');
      await expect(page).toHaveURL(/#\/unternehmen\/unternehmensprofil$/);
      await expect(page.getByRole('link', { name: 'Einrichtung' })).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/#\/unternehmen\/unternehmensprofil$/);

      const stored = await own(page.request, access);
      expect(stored.user.setup_complete).toBe(true);
      expect(stored.contacts.map((one) => one.last_name)).toEqual(['Probst']);
      expect(stored.companies.map(({ weblink }) => weblink)).toEqual(['probst.example']);
      expect(stored.companies[0]?.Allowed_apprenticeships).toHaveLength(2);
    },
  );
});

test.describe('the setup', () => {
  test.use(desktop);

  test(
    'is taken up where it was left, adds nothing twice, and goes no further than what is stored',
    { tag: slowTag },
    async ({ page }) => {
      const { session } = await freshCompany(page.request, { setUp: false });
      const { access } = session;
      await keepLogin(page, session);
      const setup = new SetupPage(page);

      await test.step('it is taken up where it was left, and adds nothing twice', async () => {
        await page.goto('/#/unternehmen/setup');
        await setup.next.click();
        await expect(setup.step(2)).toBeFocused();
        await setup.field('Adresszusatz').fill('Hinterhaus');
        await page.reload();
        await expect(setup.step(2)).toBeVisible();
        await expect(setup.field('Adresszusatz')).toHaveValue('Hinterhaus');
        await page.goto('/#/unternehmen/kontaktpersonen');
        await expect(
          page.getByRole('heading', { level: 1, name: 'Kontaktpersonen' }),
        ).toBeVisible();
        await page.getByRole('link', { name: 'Einrichtung' }).click();
        await expect(setup.step(2)).toBeFocused();
        await setup.next.click();
        await expect(setup.step(3)).toBeFocused();
        await setup.back.click();
        await expect(setup.field('Adresszusatz')).toHaveValue('Hinterhaus');
        await page.getByRole('list', { name: 'Fortschritt' }).getByRole('link').click();
        await expect(setup.step(1)).toBeFocused();
        await setup.next.click();
        await setup.next.click();
        await expect(setup.step(3)).toBeFocused();
        const { contacts, companies } = await own(page.request, access);
        expect([contacts.length, companies.length]).toEqual([1, 1]);
        expect(companies[0]?.Address?.additional).toBe('Hinterhaus');
      });

      await test.step('a logo that was chosen outlives the way back', async () => {
        const logo = page.getByRole('main').getByRole('img', { name: 'Logo: Vorschau' });
        await setup.back.click();
        await expect(setup.step(2)).toBeFocused();
        const picture = { name: 'Logo.png', mimeType: 'image/png', buffer: tealPicture };
        await setup.area.main
          .getByRole('group', { name: 'Logo', exact: true })
          .locator('input[type=file]')
          .setInputFiles(picture);
        await expect(logo).toBeVisible();
        await setup.back.click();
        await expect(setup.step(1)).toBeFocused();
        await setup.next.click();
        await expect(setup.step(2)).toBeFocused();
        await expect(logo).toBeVisible();
        await expect(setup.area.main).not.toContainText('wählen Sie sie erneut aus');
        await page.goBack();
        await expect(setup.step(1)).toBeVisible();
        await page.goForward();
        await setup.next.click();
        await expect(setup.step(3)).toBeFocused();
        expect((await own(page.request, access)).companies[0]?.logo).toMatch(/\.jpg$/);
      });

      await test.step('it goes no further than what is stored', async () => {
        const { contacts, companies } = await own(page.request, access);
        for (const { id } of companies)
          await callApi(page.request, 'DELETE', `companies/delete/${id}/`, { access });
        for (const { id } of contacts)
          await callApi(page.request, 'DELETE', `contactpersons/delete/${id}/`, { access });
        await expect(page).toHaveURL(/#\/unternehmen\/setup\/3$/);
        await page.reload();
        await expect(setup.step(1)).toBeVisible();
        await expect(page).toHaveURL(/#\/unternehmen\/setup\/1$/);
        await setup.area.type(
          { Nachname: 'Neu', Telefon: '03931 1', 'E-Mail': 'neu@probe.example' },
          setup.area.main,
        );
        await setup.next.click();
        await expect(setup.step(2)).toBeFocused();
        await expect(page.getByRole('checkbox', { name: 'Neu' })).toBeChecked();
        await setup.area.type(
          { Name: 'Neubeginn', 'Straße und Hausnummer': 'Weg 1', Postleitzahl: '39576' },
          setup.area.main,
        );
        const town = page.getByRole('combobox', { name: 'Ort', exact: true });
        await town.selectOption({ label: 'Stendal' });
        await setup.next.click();
        await expect(setup.step(3)).toBeFocused();
        const [stored] = (await own(page.request, access)).companies;
        expect(stored?.contacts.map((one) => one.last_name)).toEqual(['Neu']);
      });
    },
  );

  test('leaves the navigation of another device once it is finished', async ({ page }) => {
    const { session } = await freshCompany(page.request, { setUp: false });
    await keepLogin(page, session);
    const entry = page.getByRole('link', { name: 'Einrichtung' });
    await page.goto('/#/unternehmen/kontaktpersonen');
    await expect(entry).toBeVisible();
    const data = { setup_complete: true };
    await callApi(page.request, 'PATCH', 'user/patch/own/', { access: session.access, data });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Kontaktpersonen' })).toBeVisible();
    await expect(entry).toHaveCount(0);
    const isComplete = () =>
      page.evaluate(() => localStorage.getItem('session')?.includes('"setup_complete":true'));
    await expect.poll(isComplete).toBe(true);

    for (const address of ['setup', 'setup/2']) {
      await page.goto(`/#/unternehmen/${address}`);
      await expect(page).toHaveURL(/#\/unternehmen\/unternehmensprofil$/);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Filialenverwaltung' })).toBeVisible();
  });

  test(
    'adopts postings one after another, stops at the first error, and goes on with the rest',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/^answer 500: .*jobdescriptions\/patch/, /^console: .*(500|Datenbank)/);
      const takeOver = await importedCompany(page.request, 3);
      const { session } = await freshCompany(page.request, { setUp: false, takeOver });
      await keepLogin(page, session);
      const before = (await own(page.request, session.access)).companies.flatMap(({ jd }) => jd);
      const [first, second, ...others] = before;
      const order: string[] = [];
      let isBroken = true;
      await page.route('**/api/v1/jobdescriptions/patch/**', (route) => {
        const { pathname } = new URL(route.request().url());
        order.push(pathname.split('/').at(-2) ?? '');
        if (!isBroken || !pathname.endsWith(`/${second?.id}/`)) return route.continue();
        isBroken = false;
        return route.fulfill({ status: 500, json: { detail: 'Die Datenbank antwortet nicht.' } });
      });

      const setup = new SetupPage(page);
      await page.goto('/#/unternehmen/setup/3');
      await expect(setup.postings).toHaveCount(before.length);
      for (const index of [0, 1, 2]) await setup.postings.nth(index).check();
      await expect(setup.area.main).toContainText(`3 von ${before.length} ausgewählt`);
      await page.reload();
      await expect(setup.area.main).toContainText(`3 von ${before.length} ausgewählt`);
      await expectStepAccessible(page);
      await setup.finish.click();

      const stopped = page.getByRole('group', { name: 'Fehler' });
      await expect(stopped).toBeFocused();
      await expect(stopped).toContainText(`„${second?.title}“ konnte nicht übernommen werden.`);
      await expect(stopped).toContainText('Die Datenbank antwortet nicht.');
      await expect(setup.postings).toHaveCount(before.length - 1);
      // Before that it is busy, and its buttons are disabled.
      await expect(setup.back).toBeEnabled();
      await expectStepAccessible(page);
      expect(order).toEqual([first?.id, second?.id].map(String));
      const between = await own(page.request, session.access);
      expect(between.user.setup_complete).toBe(false);
      expect(between.companies.flatMap(({ jd }) => jd).map(({ id }) => id)).not.toContain(
        first?.id,
      );

      await setup.finish.click();
      await expectToast(page, 'Einrichtung abgeschlossen');
      expect(order).toEqual([first?.id, second?.id, second?.id, others[0]?.id].map(String));
      const after = await own(page.request, session.access);
      expect(after.user.setup_complete).toBe(true);
      // Ads that were not accepted stay with the exchange.
      expect(after.companies.flatMap(({ jd }) => jd).map(({ id }) => id)).toEqual(
        others.slice(1).map(({ id }) => id),
      );
    },
  );
});
