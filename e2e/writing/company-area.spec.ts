import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { AreaPage, expectToast } from '../support/pages/company-area.ts';
import { freshCompany, type FreshCompany } from '../support/data/fresh-company.ts';
import { accessOf, callApi, demo, keepLogin, logInAs } from '../support/login.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { makeAd } from '../support/pages/own-job-ads-page.ts';
import { desktop, devicesFrom, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const branches = ['unternehmensprofil', 'Filialenverwaltung'] as const;
const contacts = ['kontaktpersonen', 'Kontaktpersonen'] as const;

async function asFresh(page: Page): Promise<FreshCompany> {
  const fresh = await freshCompany(page.request);
  await keepLogin(page, fresh.session);
  return fresh;
}

const ownCompanies = (page: Page, access: string) =>
  callApi<FullCompany[]>(page.request, 'GET', 'companies/own/', { access });

/** A picture that is too large, drawn by the browser. */
async function largePicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 1200];
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = 'teal';
    context?.fillRect(0, 0, 2400, 1200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

/** Chooses a logo that is too large in the form of a branch. */
async function chooseLogo(page: Page, area: AreaPage): Promise<void> {
  const field = area.overlay.getByRole('group', { name: 'Logo', exact: true });
  const buffer = await largePicture(page);
  const file = { name: 'logo.png', mimeType: 'image/png', buffer };
  await field.locator('input[type=file]').setInputFiles(file);
}

/** Delays reading pictures in the page until `readPictures()`. */
const holdPictures = (page: Page) =>
  page.evaluate(() => {
    const read = window.createImageBitmap.bind(window);
    const gate = Promise.withResolvers<void>();
    window.createImageBitmap = async (...given: [ImageBitmapSource]) => {
      await gate.promise;
      return read(...given);
    };
    document.addEventListener('read-pictures', () => gate.resolve());
  });

const readPictures = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('read-pictures')));

/** Width and height of a stored picture. */
const pixelsOf = (page: Page, path: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, path);

const contactNames = (area: AreaPage) => area.main.getByRole('heading', { level: 2 });

/** Returns the number of columns of the cards of contact persons. */
async function countColumns(area: AreaPage): Promise<number> {
  const lefts = await contactNames(area).evaluateAll((all) =>
    all.map((name) => Math.round(name.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}

interface SentLogo {
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** Records the logo of every form that is sent. */
async function recordLogos(page: Page): Promise<() => Promise<SentLogo | null>> {
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    const note = async (logo: File) => {
      const { width, height } = await createImageBitmap(logo);
      const sent = { type: logo.type, width, height };
      document.documentElement.dataset['sentLogo'] = JSON.stringify(sent);
    };
    XMLHttpRequest.prototype.send = function sendRecorded(body) {
      const logo = body instanceof FormData ? body.get('logo') : null;
      if (logo instanceof File) void note(logo);
      send.call(this, body);
    };
  });
  return async () => {
    const text = await page.evaluate(() => document.documentElement.dataset['sentLogo'] ?? 'null');
    return JSON.parse(text) as SentLogo | null;
  };
}

test.describe('the branches of a company', () => {
  test.use(desktop);

  test(
    'expand to all that is known about them, also after a reload; contact persons stand in two columns',
    { tag: slowTag },
    async ({ page }) => {
      const { access } = await logInAs(page, demo.branches);
      const companies = await ownCompanies(page, access);
      const area = new AreaPage(page);
      await area.open(...branches);
      for (const { name, Address } of companies) {
        await expect(area.panel(name).first()).toContainText(Address?.City.city ?? name);
      }
      const company = companies.find((one) => one.contacts.length > 0 && one.Address !== null);
      const panel = area.panel(company?.name ?? '').first();
      await panel.getByRole('button').first().click();
      await expect(panel.getByRole('region')).toContainText(company?.Address?.street ?? '');
      await expect(panel).toContainText(company?.contacts[0]?.last_name ?? '');
      for (const { name } of company?.Allowed_apprenticeships ?? [])
        await expect(panel.getByRole('list', { name: 'Ausbildungsberufe' })).toContainText(name);
      await expect(panel.getByRole('link', { name: /Stellenanzeigen?$/ })).toHaveAttribute(
        'href',
        '#/unternehmen/stellenangebote',
      );
      await expectStepAccessible(page);
      await page.reload();
      await expect(panel.getByRole('region')).toBeVisible();

      await test.step('their contact persons stand in two columns', async () => {
        await area.open(...contacts);
        await expect(contactNames(area).nth(1)).toBeVisible();
        await expect.poll(() => countColumns(area)).toBe(2);
        await expectNoSidewaysScrolling(page);
      });
    },
  );

  test('are added with address, logo and a contact person made on the way', async ({ page }) => {
    const { session } = await asFresh(page);
    const logo = await recordLogos(page);
    const area = new AreaPage(page);
    await area.open(...branches);
    await page.getByRole('button', { name: 'Neue Filiale' }).click();
    await expect(area.overlay.getByRole('heading', { name: 'Neue Filiale' })).toBeFocused();
    // A form that is opened before the data is loaded waits for the values that a new branch inherits.
    await page.reload();
    const inherited = area.overlay.getByRole('button', { name: 'Konditor/-in entfernen' });
    await expect(inherited).toBeVisible();
    await area.save();
    await expect(area.overlay.getByRole('group', { name: /prüfen/ })).toBeFocused();
    for (const field of ['Name', 'Straße und Hausnummer', 'Postleitzahl und Ort'])
      await expect(area.overlay.getByRole('button', { name: field })).toContainText('Pflichtfeld!');
    await expectStepAccessible(page, { overlay: true });

    await area.type({ Name: 'Zweigstelle Süd', 'Straße und Hausnummer': 'Am Markt 2' });
    await area.type({ Postleitzahl: '99999' });
    // The announcer contains the text, too.
    await expect(area.overlay.getByText('Keine valide PLZ!').last()).toBeVisible();
    // Several towns have this postcode.
    await area.type({ Postleitzahl: '39291' });
    const town = area.overlay.getByRole('combobox', { name: 'Ort', exact: true });
    await expect(town.getByRole('option', { name: /^Möckern/ })).toHaveCount(1);
    await area.save();
    await expect(area.overlay.getByText('Bitte Ort auswählen.').last()).toBeVisible();
    await town.selectOption({ label: 'Möser' });
    await inherited.click();
    await chooseLogo(page, area);
    await expect(area.overlay.getByRole('img', { name: 'Logo: Vorschau' })).toBeVisible();

    await area.overlay.getByRole('button', { name: 'Neue Kontaktperson' }).click();
    const contact = page.getByRole('dialog', { name: 'Neue Kontaktperson' });
    await area.type(
      { Nachname: 'Zander', Telefon: '03921 17', 'E-Mail': 'zander@werk.example' },
      contact,
    );
    await contact.getByRole('button', { name: 'Speichern' }).click();
    await expect(area.overlay.getByRole('checkbox', { name: 'Zander' })).toBeChecked();
    await area.save();

    await expectToast(page, 'Filiale gespeichert');
    await expect(area.overlay).toHaveCount(0);
    const panel = area.panel('Zweigstelle Süd');
    await expect(panel.getByRole('region')).toContainText('39291 Möser');
    await expect(panel.getByRole('region')).toContainText('zander@werk.example');
    // Inherited from the first branch, except the one that was removed.
    const trains = panel.getByRole('list', { name: 'Ausbildungsberufe' });
    await expect(trains.getByRole('listitem')).toHaveText(['Bäcker/-in']);
    await expect(panel.locator('img')).toBeVisible();
    await expect.poll(logo).toEqual({ type: 'image/jpeg', width: 1024, height: 512 });
    const stored = await ownCompanies(page, session.access);
    expect(stored.map(({ name }) => name)).toContain('Zweigstelle Süd');
  });

  test(
    'are changed, and lose their logo; both versions are shown where somebody else has saved meanwhile',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/^answer 409: .*companies\/patch/, /^console: .*409/);
      const { company, session } = await asFresh(page);
      const area = new AreaPage(page);
      const panel = area.panel(company.name);
      await page.goto(`/#/unternehmen/unternehmensprofil/${company.id}/bearbeiten`);
      await expect(area.field('Name')).toHaveValue(company.name);
      await chooseLogo(page, area);
      await area.field('Branchen').fill('Lebensmittel');
      await page.getByRole('listbox').getByRole('option').first().click();
      await area.type({ Webseite: 'www.backstube.example' });
      await area.save();
      await expectToast(page, 'Filiale gespeichert');
      await expect(page).toHaveURL(new RegExp(`/unternehmensprofil/${company.id}$`));
      await expect(panel.locator('img')).toBeVisible();
      await expect(panel.getByRole('link', { name: 'backstube.example' })).toHaveAttribute(
        'href',
        'https://www.backstube.example/',
      );
      const [changed] = await ownCompanies(page, session.access);
      expect(changed?.Professions).toHaveLength(1);
      expect(changed?.contacts).toEqual(company.contacts);

      await test.step('a new one begins with logo, website and contact persons of the first', async () => {
        await page.getByRole('button', { name: 'Neue Filiale' }).click();
        await expect(area.overlay.getByRole('note')).toContainText(
          'Logo, Webseite, Kontaktpersonen',
        );
        await expect(area.overlay.getByRole('img', { name: 'Logo: Vorschau' })).toBeVisible();
        await area.type({ Name: 'Zweigstelle', 'Straße und Hausnummer': 'Am Markt 2' });
        await area.type({ Postleitzahl: '39104' });
        await expect(area.field('Ort')).toHaveValue('Magdeburg');
        await area.save();
        await expect(area.overlay).toHaveCount(0);
        const stored = await ownCompanies(page, session.access);
        const first = stored.find(({ id }) => id === company.id);
        const added = stored.find(({ name }) => name === 'Zweigstelle');
        expect(added?.weblink).toBe('www.backstube.example');
        expect(added?.contacts).toEqual(company.contacts);
        expect(added?.logo).toMatch(/^\/media\/logos\//);
        expect(added?.logo).not.toBe(first?.logo);
      });

      await test.step('their logo is cropped, by keyboard and by dragging, and shown whole again', async () => {
        await panel.getByRole('button', { name: /bearbeiten$/ }).click();
        const logo = area.overlay.getByRole('group', { name: 'Logo', exact: true });
        const shape = (name: string) => logo.getByRole('button', { name });
        await shape('Quadratisch zuschneiden').click();
        const across = logo.getByRole('slider', { name: 'Ausschnitt waagerecht' });
        await expect(across).toHaveValue('0.5');
        await across.press('Home');
        await expect(across).toHaveValue('0');
        // The picture is no higher than the square.
        const down = logo.getByRole('slider', { name: 'Ausschnitt senkrecht' });
        await expect(down).toBeDisabled();
        await expect(logo.getByText(/^Senkrecht ist nichts zu verschieben/)).toBeVisible();
        await logo.getByRole('slider', { name: 'Größe' }).press('End');
        await expect(down).toBeEnabled();
        await expect(logo.getByRole('slider', { name: 'Größe' })).toHaveValue('4');
        const preview = logo.getByRole('img', { name: 'Logo: Vorschau' });
        await preview.hover({ position: { x: 100, y: 60 } });
        await page.mouse.down();
        await page.mouse.move(0, 0, { steps: 2 });
        await page.mouse.up();
        await expect(across).not.toHaveValue('0');
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScrolling(page);
        await expectStepAccessible(page, { overlay: true });
        await page.setViewportSize({ width: 1280, height: 720 });
        await shape('Ganz zeigen').click();
        await expect(across).toHaveCount(0);
        await shape('Quadratisch zuschneiden').click();
        await expect(across).toHaveValue('0.5');
        const before = (await ownCompanies(page, session.access)).find(
          ({ id }) => id === company.id,
        );
        await area.save();
        await expect(area.overlay).toHaveCount(0);
        const after = (await ownCompanies(page, session.access)).find(
          ({ id }) => id === company.id,
        );
        expect(after?.logo).not.toBe(before?.logo);
        // The stored picture was 1024 × 512.
        expect(await pixelsOf(page, after?.logo ?? '')).toEqual([512, 512]);
      });

      await test.step('a large logo is cropped and saved by presses that come while it is being read', async () => {
        await panel.getByRole('button', { name: /bearbeiten$/ }).click();
        const logo = area.overlay.getByRole('group', { name: 'Logo', exact: true });
        await holdPictures(page);
        await chooseLogo(page, area);
        await logo.getByRole('button', { name: 'Quadratisch zuschneiden' }).click();
        await expect(logo.getByText('Das Bild wird gelesen …')).toBeVisible();
        await area.overlay.getByRole('button', { name: 'Speichern' }).click();
        await readPictures(page);
        await expect(area.overlay).toHaveCount(0);
        const stored = (await ownCompanies(page, session.access)).find(
          ({ id }) => id === company.id,
        );
        // The chosen picture is 2400 × 1200.
        expect(await pixelsOf(page, stored?.logo ?? '')).toEqual([1024, 1024]);
      });

      await test.step('they lose their logo', async () => {
        await panel.getByRole('button', { name: /bearbeiten$/ }).click();
        await area.overlay.getByRole('button', { name: 'Logo entfernen' }).click();
        await area.save();
        await expect(area.overlay).toHaveCount(0);
        await expect(panel.locator('img')).toHaveCount(0);
      });

      await test.step('both versions are shown where somebody else has saved meanwhile', async () => {
        await panel.getByRole('button', { name: /bearbeiten$/ }).click();
        await expect(area.field('Name')).toHaveValue(company.name);
        await callApi(page.request, 'PATCH', `companies/patch/${company.id}/`, {
          access: session.access,
          data: { name: 'Name der Kollegin' },
        });
        await area.type({ Name: 'Mein Name' });
        await area.save();
        const notice = area.overlay.getByRole('group', { name: /inzwischen geändert/ });
        await expect(notice).toBeFocused();
        await expect(notice).toContainText(`Vorher${company.name}`);
        await expect(notice).toContainText('Name der Kollegin');
        await notice.getByRole('button', { name: 'Meine Fassung speichern' }).click();
        await expectToast(page, 'Filiale gespeichert');
        await expect(area.overlay).toHaveCount(0);
        const [stored] = await ownCompanies(page, session.access);
        expect(stored?.name).toBe('Mein Name');
      });
    },
  );

  test(
    'say what the server says where they cannot be saved; are closed after a question',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/^answer 413: /, /^console: .*413/);
      const { company, session } = await asFresh(page);
      const [name] = company.Allowed_apprenticeships;
      const [profession] = await callApi<{ id: number }[]>(page.request, 'GET', 'professions/');
      await callApi(page.request, 'POST', 'jobdescriptions/post/', {
        access: session.access,
        data: {
          title: 'Geht mit',
          job_type: 2,
          Job_name: name?.id,
          Profession: profession?.id,
          details: '<p>Text</p>',
          Companies: [company.id],
        },
      });
      await page.route('**/api/v1/companies/patch/**', (route) =>
        route.fulfill({ status: 413, json: { detail: 'Das Bild ist zu groß.' } }),
      );
      const area = new AreaPage(page);
      const panel = area.panel(company.name);

      await test.step('what the server says stands there, and nothing is lost unasked', async () => {
        await page.goto(`/#/unternehmen/unternehmensprofil/${company.id}/bearbeiten`);
        await area.type({ Name: 'Anders' });
        await area.save();
        await expect(area.overlay.getByRole('group', { name: /nicht geklappt/ })).toContainText(
          'Das Bild ist zu groß.',
        );
        // Unsaved input needs a confirmation, also after Back.
        await page.keyboard.press('Escape');
        await expect(area.question).toContainText('noch nicht gespeichert');
        await expectStepAccessible(page, { overlay: true });
        await area.question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
        await expect(area.field('Name')).toHaveValue('Anders');
        await area.overlay.getByRole('button', { name: 'Abbrechen' }).click();
        await area.question.getByRole('button', { name: 'Verwerfen' }).click();
        await expect(area.overlay).toHaveCount(0);
        await expect(panel).toBeVisible();
      });

      await test.step('the question before they are closed names what hangs on them', async () => {
        await expect(panel.getByRole('link', { name: '1 Stellenanzeige' })).toBeVisible();
        const close = page.getByRole('button', { name: /^Filiale schließen/ });
        await close.click();
        await expect(area.question).toContainText('1 Stellenanzeige: Geht mit');
        await expectStepAccessible(page, { overlay: true });
        await page.keyboard.press('Escape');
        await expect(close).toBeFocused();
        await close.click();
        await area.question.getByRole('button', { name: 'Filiale schließen' }).click();
        await expectToast(page, `${company.name} geschlossen`);
        await expect(area.main).toContainText('Keine Unternehmen Vorhanden...');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        expect(await ownCompanies(page, session.access)).toEqual([]);
        await expectStepAccessible(page);
      });

      await test.step('a closed branch is opened again with what hung on it', async () => {
        const closed = page.getByRole('region', { name: 'Geschlossene Filialen' });
        await expect(closed).toContainText('Mit 1 Stellenanzeige. Wiederherstellen bis');
        const reopen = closed.getByRole('button', { name: `Wiederherstellen: ${company.name}` });
        await reopen.press('Enter');
        await expectToast(page, `${company.name} wiederhergestellt`);
        await expect(panel.getByRole('link', { name: '1 Stellenanzeige' })).toBeVisible();
        await expect(closed).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });
    },
  );
});

test.describe('a branch that somebody else has closed while its form is open', () => {
  test.use(desktop);

  test('is said to be gone, and keeps what was typed', async ({ page, pageErrors }) => {
    pageErrors.allow(/404/);
    const { company, session } = await asFresh(page);
    const area = new AreaPage(page);
    await page.goto(`/#/unternehmen/unternehmensprofil/${company.id}/bearbeiten`);
    await area.type({ Name: 'Anders' });
    await callApi(page.request, 'DELETE', `companies/delete/${company.id}/`, {
      access: session.access,
    });
    await area.save();
    await expect(area.overlay.getByRole('group', { name: /nicht geklappt/ })).toContainText(
      'Den Eintrag gibt es nicht mehr',
    );
    await expect(area.field('Name')).toHaveValue('Anders');
  });
});

test.describe('the branches of a company on a phone', () => {
  test.use(phone);

  test(
    'say where an account is not validated or a branch locked; their form is closed by Back',
    { tag: slowTag },
    async ({ page }) => {
      const fresh = await asFresh(page);
      const access = await accessOf(page.request, demo.editor);
      await callApi(page.request, 'PATCH', `companies/patch/${fresh.company.id}/`, {
        access,
        data: { locked: true },
      });
      await page.route('**/api/v1/validated/', (route) =>
        route.fulfill({ json: { validated: false } }),
      );
      const area = new AreaPage(page);
      const panel = area.panel(fresh.company.name);
      await area.open(...branches);
      await expect(area.main).toContainText(
        'Ihr Account wurde noch nicht durch einen Redakteur validiert...',
      );
      await expect(panel.getByRole('button').first()).toContainText('Gesperrt');
      await expect(area.main).toContainText('Die Redaktion hat diese Filiale gesperrt');
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);

      await test.step('their form is closed by Back', async () => {
        const edit = panel.getByRole('button', { name: /bearbeiten$/ });
        await edit.click();
        await expect(area.field('Name')).toHaveValue(fresh.company.name);
        await expectStepAccessible(page, { overlay: true });
        await page.goBack();
        await expect(area.overlay).toHaveCount(0);
        await expect(edit).toBeFocused();
      });
    },
  );
});

test(
  'an account that is not validated is told so, at its branches and at its ads',
  { tag: slowTag },
  async ({ page }) => {
    await logInAs(page, demo.notValidated);
    const area = new AreaPage(page);
    await area.open(...branches);
    await expect(area.main.getByRole('note')).toContainText(
      'noch nicht durch einen Redakteur validiert',
    );
    await area.open('stellenangebote', 'Stellenanzeigen');
    await expect(area.main).toContainText(
      'Ihr Account wurde noch nicht durch einen Redakteur validiert',
    );
  },
);

test.describe('the contact persons of a company', () => {
  test.use(phone);

  test(
    'are added, changed and deleted; both versions are shown where somebody else has saved meanwhile; their cards stand in one column',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      const { company, session } = await asFresh(page);
      const [pia] = company.contacts;
      const area = new AreaPage(page);
      await area.open(...contacts);
      const cards = area.main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) });
      await expect(cards).toHaveCount(1);
      await expect(cards).toContainText(company.name);
      await expect(cards.getByRole('link', { name: pia?.phone ?? '' })).toHaveAttribute(
        'href',
        /^tel:/,
      );
      await expectStepAccessible(page);

      await page.getByRole('button', { name: 'Neue Kontaktperson' }).click();
      await area.type({ Vorname: 'x'.repeat(21), Nachname: 'y'.repeat(31), 'E-Mail': 'keine' });
      await area.save();
      const summary = area.overlay.getByRole('group', { name: /prüfen/ });
      await expect(summary).toContainText('Vorname: Max. 20 Zeichen!');
      await expect(summary).toContainText('Nachname: Max. 30 Zeichen!');
      await expect(summary).toContainText('Telefon: Pflichtfeld!');
      await expect(summary).toContainText('E-Mail: Keine E-mail');
      await expectStepAccessible(page, { overlay: true });
      await area.type({
        Vorname: '',
        Nachname: 'Adler',
        Telefon: '03931 1',
        'E-Mail': 'a@adler.example',
      });
      await area.field('Rolle').fill('Fil');
      await page.getByRole('option', { name: 'Filialleitung' }).click();
      await area.save();
      await expectToast(page, 'Kontaktperson gespeichert');
      await expect(cards).toHaveCount(2);
      await expect(cards.first().getByRole('heading', { level: 2 })).toHaveText('Adler');
      await expect(cards.first()).toContainText('Filialleitung');
      await expect(cards.first()).toContainText('Noch bei keiner Filiale eingetragen.');
      await expect.poll(() => countColumns(area)).toBe(1);
      await expectNoSidewaysScrolling(page);

      await page.getByRole('button', { name: 'Adler bearbeiten' }).click();
      await expect(area.field('E-Mail')).toHaveValue('a@adler.example');
      await area.type({ Vorname: 'Anna' });
      await area.save();
      await expect(cards.first().getByRole('heading', { level: 2 })).toHaveText('Anna Adler');

      await page.getByRole('button', { name: /^Karl Krume bearbeiten/ }).click();
      await area.type({ Telefon: '03931 2' });
      await callApi(page.request, 'PATCH', `contactpersons/patch/${pia?.id}/`, {
        access: session.access,
        data: { role: 'Bäckermeister' },
      });
      pageErrors.allow(/409/);
      await area.save();
      await expectToast(page, /^Kontaktperson gespeichert\. .* bleiben erhalten: Rolle/);
      await expect(area.overlay).toBeHidden();
      const karl = cards.filter({ hasText: 'Karl Krume' });
      await expect(karl).toContainText('Bäckermeister');
      await expect(karl).toContainText('03931 2');

      await page.getByRole('button', { name: /Karl Krume löschen/ }).click();
      await expect(area.question).toContainText(company.name);
      await expectStepAccessible(page, { overlay: true });
      await area.question.getByRole('button', { name: 'Löschen' }).click();
      await expectToast(page, 'Karl Krume gelöscht');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(cards).toHaveCount(1);
      await page.getByRole('button', { name: 'Anna Adler löschen' }).click();
      await area.question.getByRole('button', { name: 'Löschen' }).click();
      await expect(area.main).toContainText('Keine Kontaktpersonen Vorhanden.');
    },
  );
});

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`contact persons on a ${device}`, details, () => {
    test.use(options);

    test(
      'say on how many ads they stand; a change and a deletion are taken back',
      { tag: slowTag },
      async ({ page }) => {
        const fresh = await asFresh(page);
        const [pia] = fresh.company.contacts;
        const name = `${pia?.first_name} ${pia?.last_name}`;
        await makeAd(page.request, fresh);
        await makeAd(page.request, fresh, { title: 'Noch eine' });
        const area = new AreaPage(page);
        const undo = page.getByRole('button', { name: 'Rückgängig' });
        await area.open(...contacts);
        const card = area.main.getByRole('listitem').filter({ hasText: name });
        await expect(card).toContainText('Steht auf 2 Stellenanzeigen.');

        await page.getByRole('button', { name: `${name} bearbeiten` }).click();
        await expect(area.overlay).toContainText(
          'Änderungen sind sofort auf 2 Stellenanzeigen zu sehen.',
        );
        await area.type({ Telefon: '03931 77' });
        await area.save();
        await expect(area.overlay).toBeHidden();
        await expect(card).toContainText('03931 77');
        await undo.click();
        await expect(card).toContainText(pia?.phone ?? '');
        await expect(card).not.toContainText('03931 77');

        await page.getByRole('button', { name: `${name} löschen` }).click();
        await expect(area.question).toContainText('Betroffen: 2 Stellenanzeigen.');
        await expectStepAccessible(page, { overlay: true });
        await area.question.getByRole('button', { name: 'Löschen' }).click();
        await expect(card).toHaveCount(0);
        await undo.click();
        await expect(card, 'with its branch').toContainText(fresh.company.name);
        await expect(card).toContainText('Steht auf 2 Stellenanzeigen.');
        await expectStepAccessible(page);
      },
    );
  });
}
