import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany, type FreshCompany } from '../support/data/fresh-company.ts';
import { callApi, keepLogin } from '../support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import {
  decide,
  inDays,
  OwnEventsPage,
  postEvent,
  readEvent,
  shown,
  typed,
} from '../support/pages/own-events-page.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { answerPrompts } from '../support/prompts.ts';
import { routeUntil } from '../support/route-once.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

test.use(desktop);

let known: Promise<FreshCompany> | undefined;

/** Returns the account of the worker's tests: each worker has its own events. */
function ourCompany(page: Page): Promise<FreshCompany> {
  known ??= freshCompany(page.request);
  return known;
}

async function logIn(page: Page, company?: FreshCompany) {
  const account = company ?? (await ourCompany(page));
  await keepLogin(page, account.session);
  return { account, own: new OwnEventsPage(page) };
}

/** Returns a unique title. */
const titled = (words: string) => `${words} ${Date.now().toString(36).slice(-6)}`;

const publicEvents = (page: Page) => callApi<PublicEvent[]>(page.request, 'GET', 'events/');

test('the first event: an empty page, a form with a live preview, then being checked', async ({
  page,
}) => {
  const { account, own } = await logIn(page, await freshCompany(page.request));
  await own.open();
  await expect(page.getByText('Kein Event vorhanden!')).toBeVisible();
  await expectStepAccessible(page);

  await own.add.last().click();
  await expect(page).toHaveURL(/events\/neu$/);
  await expect(own.form.getByRole('combobox', { name: 'Filiale' })).toHaveValue(
    `${account.company.name}, Quedlinburg`,
  );
  await expect(
    own.form.getByText(
      'Das Event findet an der Adresse der Filiale statt: Steinweg 5, 06484 Quedlinburg',
    ),
  ).toBeVisible();
  await expect(own.preview).toHaveAccessibleName('Vorschau: Name des Events, --, Quedlinburg');

  const long = 'Schnuppernachmittag in der Backstube für die Klassen 8 bis 10';
  await own.field('Name des Events').fill(long.slice(0, 60));
  await expect(own.preview).toContainText(`${long.slice(0, 55).trimEnd()}…`);
  await own.field('Webseite').fill('www.backstube.example');
  await own.field('Startdatum').fill(typed(inDays(30)));
  await expect(own.preview).toContainText(shown(inDays(30)));
  await own.field('Enddatum').fill(typed(inDays(31)));
  await own.time('Von').selectOption('13:15');
  await own.time('Bis').selectOption({ label: '17:00 Uhr' });
  for (const audience of ['Lehrkräfte', 'Eltern'])
    await own.form.getByRole('checkbox', { name: audience }).check();
  await own.field('Beschreibung').fill('Bitte Schürze mitbringen.');
  await expectStepAccessible(page, { overlay: true });
  await own.save();

  await expect(own.said('Event gespeichert. Es wird jetzt geprüft.')).toBeVisible();
  await expect(own.form).toBeHidden();
  await expect(own.detail.getByText('In Bearbeitung')).toBeVisible();
  await expect(own.detail.getByText('Steinweg 5')).toBeVisible();
  await expect(own.detail.getByText('Eltern, Lehrkräfte')).toBeVisible();
  await expect(own.card(long.slice(0, 60)).getByText('In Bearbeitung')).toBeVisible();
  const id = Number(new URL(page.url()).hash.split('/').at(-1));
  expect(await readEvent(page.request, account, id)).toMatchObject({
    title: long.slice(0, 60),
    weblink: 'www.backstube.example',
    status: 1,
    start_date: inDays(30),
    end_date: inDays(31),
    start_time: '13:15',
    end_time: '17:00',
    audiences: ['parents', 'teachers'],
    description: '<p>Bitte Schürze mitbringen.</p>',
  });
  await expectStepAccessible(page);
});

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'an accepted event stays public while a change is checked, which can be taken back; Back closes the form, then the event',
    { tag: slowTag },
    async ({ page, browser, baseURL }) => {
      const { account, own } = await logIn(page);
      const title = titled('Nacht der Backstube');
      const { id } = await postEvent(page.request, account, { title });
      expect((await publicEvents(page)).some((event) => event.id === id)).toBe(false);
      await decide(page.request, id, 2);
      const link = own.card(title).getByRole('link');
      const edit = own.detail.getByRole('button', { name: 'Bearbeiten' });

      await test.step('every visitor finds it', async () => {
        const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' });
        const start = new StartPage(await visitor.newPage());
        await start.open();
        await start.showAllEvents();
        await start.eventList.getByRole('button', { name: title }).click();
        await expect(start.eventList.getByText('Steinweg 5')).toBeVisible();
        await visitor.close();
      });

      await test.step('Back closes the form, then the event', async () => {
        await own.open();
        await link.click();
        await expect(own.detail.getByText('Akzeptiert')).toBeVisible();
        await expectNoSidewaysScrolling(page);
        await expectStepAccessible(page, { overlay: true });
        await edit.click();
        await expect(own.form).toBeVisible();
        await page.goBack();
        await expect(own.form).toBeHidden();
        await expect(own.detail).toBeVisible();
        await page.goBack();
        await expect(own.detail).toBeHidden();
        await expect(link).toBeFocused();
      });

      const both = 'Öffentlich: bisherige Fassung · Neue Fassung';
      const isPublicWith = async (weblink: string) =>
        (await publicEvents(page)).some((event) => event.id === id && event.weblink === weblink);

      await test.step('a change is checked, and the accepted version stays public', async () => {
        await link.click();
        await edit.click();
        await expect(own.form.getByText(/bis dahin bleibt die bisherige Fassung/)).toBeVisible();
        await expectLargeTargets(page, 'dialog:has(form)');
        await own.field('Webseite').fill('www.nacht.example');
        await own.save();
        await expect(own.said('Event gespeichert. Es wird jetzt geprüft.')).toBeVisible();
        await expect(own.detail.getByText(`${both} in Prüfung`)).toBeVisible();
        await expect(own.detail.getByRole('list', { name: 'Was sich ändert' })).toContainText(
          'www.nacht.example',
        );
        await expectNoSidewaysScrolling(page);
        await expectStepAccessible(page, { overlay: true });
        expect(await isPublicWith('')).toBe(true);
      });

      await test.step('declined, it says why; the form goes on with it, and it can be taken back', async () => {
        await decide(page.request, id, 3, 'Die Seite gibt es nicht.');
        await page.reload();
        await expect(own.detail.getByText(`${both} abgelehnt`)).toBeVisible();
        await expect(own.detail.getByText('Die Seite gibt es nicht.')).toBeVisible();
        await edit.click();
        await expect(own.field('Webseite')).toHaveValue('www.nacht.example');
        await page.goBack();
        await own.detail.getByRole('button', { name: 'Neue Fassung zurückziehen' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
        await expect(own.said('Neue Fassung zurückgezogen')).toBeVisible();
        await expect(own.detail.getByText(both)).toHaveCount(0);
        await expect(own.detail.getByRole('heading', { name: title })).toBeFocused();
        expect(await isPublicWith('')).toBe(true);
      });
    },
  );
});

test(
  'a declined event says why; an event gets a logo; one that somebody else has changed shows both versions',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/409/);
    const { account, own } = await logIn(page);
    const title = titled('Kuchenschlacht');
    const { id } = await postEvent(page.request, account, { title });
    const other = await postEvent(page.request, account, { title: titled('Zu zweit') });
    await decide(page.request, id, 3, 'Bitte nennen Sie die Aufsicht.');

    await test.step('a declined event says why, and can be checked again as it is', async () => {
      await own.open(`/${id}`);
      await expect(own.card(title).getByText('Abgelehnt')).toBeVisible();
      await expect(own.detail.getByText('Bitte nennen Sie die Aufsicht.')).toBeVisible();
      await expectStepAccessible(page);
      await own.detail.getByRole('button', { name: 'Prüfung anfordern' }).click();
      await expect(own.said('Prüfung angefordert')).toBeVisible();
      await expect(own.detail.getByText('In Bearbeitung')).toBeVisible();
      await expect(own.detail.getByRole('button', { name: 'Prüfung anfordern' })).toBeHidden();
      await expect(own.detail.getByRole('heading', { name: title })).toBeFocused();
      expect(await readEvent(page.request, account, id)).toMatchObject({ status: 1 });
    });

    await test.step('what somebody else has changed meanwhile shows both versions', async () => {
      await own.open(`/${other.id}/bearbeiten`);
      await own.field('Webseite').fill('www.meine.example');
      await callApi(page.request, 'PATCH', `events/patch/${other.id}/`, {
        access: account.session.access,
        data: { weblink: 'www.andere.example' },
      });
      await own.save();
      const notice = own.form.getByRole('group', {
        name: 'Der Eintrag wurde inzwischen geändert.',
      });
      await expect(notice).toBeFocused();
      await expect(notice).toContainText('www.meine.example');
      await expect(notice).toContainText('www.andere.example');
      await expectStepAccessible(page, { overlay: true });
      await notice.getByRole('button', { name: 'Meine Fassung speichern' }).click();
      await expect(own.form).toBeHidden();
      const stored = await readEvent(page.request, account, other.id);
      expect(stored?.weblink).toBe('www.meine.example');
    });

    await test.step('a logo is shown at once, kept when saved, and can be taken away', async () => {
      await own.detail.getByRole('button', { name: 'Bearbeiten' }).click();
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 120 } });
      const chooser = page.waitForEvent('filechooser');
      await own.form.getByRole('button', { name: 'Bild auswählen' }).click();
      const logo = { name: 'logo.png', mimeType: 'image/png', buffer: picture };
      await (await chooser).setFiles(logo);
      await expect(own.form.getByRole('img', { name: 'Logo: Vorschau' })).toBeVisible();
      await expect(own.preview.locator('canvas')).toBeVisible();
      await own.save();
      await expect(own.form).toBeHidden();
      const saved = await readEvent(page.request, account, other.id);
      expect(saved?.logo).toMatch(/^\/media\//);
      await expect(own.detail.locator(`img[src="${saved?.logo}"]`)).toBeVisible();

      await own.detail.getByRole('button', { name: 'Bearbeiten' }).click();
      await expect(own.preview.locator(`img[src="${saved?.logo}"]`)).toBeVisible();
      await own.form.getByRole('button', { name: 'Logo entfernen' }).click();
      await expect(own.preview.locator('img')).toHaveCount(0);
      await own.save();
      await expect(own.form).toBeHidden();
      expect((await readEvent(page.request, account, other.id))?.logo).toBeNull();
    });
  },
);

test(
  'the form holds to its limits, and sends nothing else; the end waits for the start',
  { tag: slowTag },
  async ({ page }) => {
    const { own } = await logIn(page);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('events/post/')) sent += 1;
    });
    await own.open('/neu');
    const error = async (name: string, message: string) =>
      expect(own.field(name)).toHaveAccessibleDescription(new RegExp(message.replace('.', '\\.')));
    const openEnd = own.form.getByRole('button', { name: 'Enddatum: Kalender öffnen' });
    await expect(own.field('Enddatum')).toBeDisabled();
    await expect(openEnd).toBeDisabled();

    await test.step('nothing is saved while something is missing', async () => {
      await own.save();
      const summary = own.form.getByRole('group', { name: 'Bitte die Eingaben prüfen' });
      await expect(summary).toBeFocused();
      await error('Name des Events', 'Pflichtfeld!');
      await error('Startdatum', 'Pflichtfeld!');
      await expect(summary.getByRole('button', { name: 'Enddatum: Pflichtfeld!' })).toBeVisible();
    });

    await test.step('the end waits for the start, weeks begin on Monday, times go by quarters', async () => {
      const start = `${inDays(45).slice(0, 8)}15`;
      await own.field('Startdatum').fill(typed(start));
      await openEnd.click();
      const calendar = page.getByRole('dialog', { name: 'Enddatum: Tag wählen' });
      await expect(
        calendar.getByRole('columnheader').or(calendar.locator('th')).first(),
      ).toHaveText('Mo');
      const day = (number: number) =>
        calendar.getByRole('button', { name: new RegExp(`, ${number}\\. `) });
      await expect(day(14)).toBeDisabled();
      await day(15).click();
      await expect(calendar).toBeHidden();
      await expect(own.field('Enddatum')).toHaveValue(typed(start));
      const times = own.time('Von').locator('option');
      await expect(times).toHaveCount(97);
      await expect(times.nth(2)).toHaveText('00:15 Uhr');
      await expect(times.last()).toHaveText('23:45 Uhr');
    });

    await test.step('nor while something is wrong', async () => {
      const company = own.form.getByRole('combobox', { name: 'Filiale' });
      await company.fill('Irgendwer');
      await own.field('Name des Events').fill('x'.repeat(61));
      await own.field('Webseite').fill(`${'x'.repeat(200)}.de`);
      await own.field('Startdatum').fill(typed(inDays(9)));
      await own.field('Enddatum').fill(typed(inDays(8)));
      await own.field('Beschreibung').fill('x'.repeat(2001));
      await own.save();
      await expect(company).toHaveAccessibleDescription(/Firma nicht im System!/);
      await error('Name des Events', 'Max. 60 Zeichen!');
      await error('Webseite', 'Max. 200 Zeichen!');
      await error('Beschreibung', 'Maximal 2000 Zeichen!');
      // Rules about several fields are checked only after each field is valid.
      await company.fill('');
      await own.form.getByRole('option').first().click();
      await own.field('Name des Events').fill('x'.repeat(60));
      await own.field('Webseite').fill('');
      await own.field('Beschreibung').fill('x'.repeat(2000));
      await own.save();
      await error('Enddatum', 'Das Ende liegt vor dem Beginn.');
      await expectStepAccessible(page, { overlay: true });
      expect(sent).toBe(0);
    });
  },
);

test(
  'events that do not come can be asked for again; an expired one can only be deleted; what is not saved is kept',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/500/, /ApiError/);
    const { account, own } = await logIn(page);
    const title = titled('Vorbei');
    const day = inDays(-3);
    const { id } = await postEvent(page.request, account, {
      title,
      start_date: day,
      end_date: day,
    });

    await test.step('events that do not come can be asked for again', async () => {
      const mend = await routeUntil(page, '**/events/own/', (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await own.open();
      await expect(page.getByText('Die Events konnten nicht geladen werden.')).toBeVisible();
      mend();
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(own.card(title)).toBeVisible();
    });

    await test.step('an expired event is dimmed and cannot be edited, but deleted', async () => {
      await own.open(`/${id}/bearbeiten`);
      await expect(own.detail.getByText(/Das Event ist abgelaufen/)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`events/${id}$`));
      await expect(own.form).toBeHidden();
      await expect(own.detail.getByRole('button', { name: 'Bearbeiten' })).toBeHidden();
      const past = page.getByRole('region', { name: 'Abgelaufene Events' });
      await expect(past.getByRole('listitem').filter({ hasText: title })).toContainText(
        'Das Event ist abgelaufen',
      );
      await expectStepAccessible(page);

      const remove = own.detail.getByRole('button', { name: 'Löschen' });
      await remove.click();
      const question = page.getByRole('alertdialog', { name: 'Event löschen?' });
      await expectStepAccessible(page, { overlay: true });
      await question.getByRole('button', { name: 'Abbrechen' }).click();
      await expect(remove).toBeFocused();
      await remove.press('Enter');
      await question.getByRole('button', { name: 'Löschen' }).click();
      await expect(own.said('Event gelöscht')).toBeVisible();
      await expect(own.card(title)).toHaveCount(0);
      await expect(own.heading).toBeFocused();
      expect(await readEvent(page.request, account, id)).toBeUndefined();
    });

    await test.step('what is not saved outlives a reload, and is asked for before it is lost', async () => {
      answerPrompts(page);
      const name = own.field('Name des Events');
      await own.add.first().click();
      await name.fill('Halb fertig');
      await page.reload();
      await expect(name).toHaveValue('Halb fertig');
      await expect(
        own.form.getByRole('paragraph').filter({ hasText: 'Nicht gespeicherte Eingaben' }),
      ).toBeVisible();

      await page.keyboard.press('Escape');
      const lose = page.getByRole('alertdialog', { name: 'Ungespeicherte Änderungen verwerfen?' });
      await lose.getByRole('button', { name: 'Weiter bearbeiten' }).click();
      await expect(name).toHaveValue('Halb fertig');
      await page.keyboard.press('Escape');
      await lose.getByRole('button', { name: 'Verwerfen' }).click();
      await expect(own.form).toBeHidden();
      await own.add.first().click();
      await expect(name).toHaveValue('');
    });
  },
);
