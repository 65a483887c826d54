import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { accessOf, callApi, demo } from '../support/login.ts';
import { mailsTo, mailTo } from '../support/data/mailbox.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const send = (page: Page) => page.getByRole('button', { name: 'Anfrage senden' }).click();

async function open(page: Page): Promise<void> {
  await page.goto('/#/registrieren/anfrage');
  await expect(heading(page, 'Unternehmen registrieren')).toBeVisible();
}

const anyEmail = () => `anfrage${randomInt(10_000_000)}@betrieb.example`;

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'Name des Unternehmens').fill('Tischlerei Probe');
  await field(page, 'Straße und Hausnummer').fill('Werkstraße 2');
  await field(page, 'Postleitzahl').fill('39104');
  await field(page, 'Vorname').fill('Tom');
  await field(page, 'Nachname').fill('Tisch');
  await field(page, 'Telefon').fill('03931 55');
  await field(page, 'E-Mail').fill(email);
}

async function openRequests(page: Page, email: string): Promise<number> {
  const access = await accessOf(page.request, demo.editor);
  const path = 'companies/request/?search=Tischlerei';
  const { results } = await callApi<{ results: { email: string }[] }>(page.request, 'GET', path, {
    access,
  });
  return results.filter((one) => one.email === email).length;
}

/** Sends the empty form and expects its messages. */
async function expectMissing(page: Page): Promise<void> {
  await open(page);
  await expectNoSidewaysScrolling(page);
  await send(page);
  for (const name of [
    'Name des Unternehmens',
    'Straße und Hausnummer',
    'Postleitzahl',
    'Vorname',
    'Nachname',
    'Telefon',
    'E-Mail',
  ]) {
    await expect(field(page, name)).toHaveAccessibleDescription(/Pflichtfeld!/);
  }
  await expectLargeTargets(page, 'main form');
  await page.getByRole('button', { name: 'Telefon: Pflichtfeld!' }).click();
  await expect(field(page, 'Telefon')).toBeFocused();
}

test.describe('the request on a phone', () => {
  test.use(phone);

  test('says at each field what is missing or wrong, leads there, and fills in the town', async ({
    page,
  }) => {
    await expectMissing(page);
    await expectStepAccessible(page);

    await test.step('limits and forms of what is typed are those of the specification', async () => {
      const wrong = [
        ['Name des Unternehmens', 'x'.repeat(51), 'Max. 50 Zeichen!'],
        ['Straße und Hausnummer', 'x'.repeat(51), 'Max. 50 Zeichen!'],
        ['Vorname', 'x'.repeat(31), 'Max. 30 Zeichen!'],
        ['Nachname', 'x'.repeat(31), 'Max. 30 Zeichen!'],
        ['Telefon', '1'.repeat(21), 'Max. 20 Zeichen!'],
        ['E-Mail', 'ohne-at', 'Keine E-mail'],
        ['Postleitzahl', '00000', 'Keine valide PLZ!'],
      ] as const;
      for (const [name, text] of wrong) await field(page, name).fill(text);
      await send(page);
      for (const [name, , message] of wrong) {
        await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message));
      }
      await expect(page.getByRole('radio', { name: 'Divers' })).toBeChecked();
    });

    await test.step('a postcode brings its town', async () => {
      await field(page, 'Postleitzahl').fill('39104');
      await expect(field(page, 'Ort')).toHaveValue('Magdeburg');
    });
  });
});

test.describe('the request on a desktop', () => {
  test.use(desktop);

  test(
    'says at each field what is missing; its film waits, has no sound, captions and a text version',
    { tag: slowTag },
    async ({ page }) => {
      await expectMissing(page);

      await test.step('the film waits to be started, has no sound, captions and a text version', async () => {
        const film = page.locator('video');
        await expect(film).toHaveJSProperty('paused', true);
        await expect(film).toHaveJSProperty('muted', true);
        await expect(film).toHaveJSProperty('controls', true);
        await page.getByText('Der Film als Text').click();
        await expect(page.getByRole('listitem').filter({ hasText: 'Filialen' })).toBeVisible();
        const captions = await film.evaluate(async (video: HTMLVideoElement) => {
          await video.play();
          const [track] = video.textTracks;
          if (track) track.mode = 'showing';
          return new Promise<number>((resolve) => {
            const look = () => {
              if (track?.cues?.length && video.currentTime > 0) resolve(track.cues.length);
              else requestAnimationFrame(look);
            };
            look();
          });
        });
        expect(captions).toBe(await page.locator('details li').count());
      });

      // The messages at the fields and the playing film in one scan.
      await expect(field(page, 'E-Mail')).toHaveAccessibleDescription(/Pflichtfeld!/);
      await expectStepAccessible(page);
    },
  );
});

test(
  'the form says how long it takes, what can be posted without apprenticeships, and where to read about privacy',
  { tag: slowTag },
  async ({ page }) => {
    await open(page);
    await expect(page.getByText('in etwa drei Minuten ausgefüllt')).toBeVisible();
    await expect(page.getByText('meist innerhalb weniger Werktage')).toBeVisible();
    await expect(
      page.getByRole('combobox', { name: 'Ausbildungsberufe' }),
    ).toHaveAccessibleDescription(/Ohne Ausbildungsberufe können Sie nur Praktikumsplätze/);
    await page.getByRole('main').getByRole('link', { name: 'Datenschutzerklärung' }).click();
    await expect(heading(page, 'Datenschutz')).toBeVisible();
  },
);

test(
  'a request arrives once, however often it is sent, and a mail says so kindly; a robot is only thanked',
  { tag: slowTag },
  async ({ page }) => {
    await open(page);

    await test.step('of a robot that fills in every field nothing comes', async () => {
      const email = anyEmail();
      await fillIn(page, email);
      await page
        .locator('input[name=fax]')
        .evaluate((input: HTMLInputElement) => (input.value = '1'));
      await expect(field(page, 'Ort')).toHaveValue('Magdeburg');
      await send(page);
      await expect(heading(page, 'Ihre Anfrage ist eingegangen')).toBeVisible();
      expect(await openRequests(page, email)).toBe(0);
    });

    await test.step('what is sent twice arrives once', async () => {
      const email = anyEmail();
      for (let times = 0; times < 2; times += 1) {
        await page.reload();
        await expect(heading(page, 'Unternehmen registrieren')).toBeVisible();
        await fillIn(page, email);
        await expect(field(page, 'Ort')).toHaveValue('Magdeburg');
        await send(page);
        await expect(heading(page, 'Ihre Anfrage ist eingegangen')).toBeFocused();
      }
      expect(await openRequests(page, email)).toBe(1);
      await mailTo(page.request, email, 'Ihre Anfrage liegt uns bereits vor');
      expect(await mailsTo(page.request, email)).toHaveLength(2);
    });
  },
);

test('a request that fails says so, and nothing that was typed is lost; what the server finds wrong goes to its field', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/request\/post/, /500/, /400/, /ApiError/);
  const answer = { status: 500, json: { detail: 'x' } as object };
  await page.route('**/companies/request/post/', (route) => route.fulfill(answer));
  await open(page);
  await fillIn(page, 'tom@tisch.example');
  await expect(field(page, 'Ort')).toHaveValue('Magdeburg');
  await send(page);
  await expect(heading(page, 'Etwas ist schief gegangen ...')).toBeFocused();
  await expect(page.getByText('Bitte versuchen Sie es später noch einmal')).toBeVisible();
  await expect(page.getByText('Fehler –')).toBeVisible();
  await expectStepAccessible(page);
  await page.getByRole('button', { name: 'Zurück zum Formular' }).click();
  await expect(heading(page, 'Unternehmen registrieren')).toBeFocused();
  await expect(field(page, 'E-Mail')).toHaveValue('tom@tisch.example');
  await page.reload();
  await expect(
    page.getByRole('main').getByText('Nicht gespeicherte Eingaben wiederhergestellt.'),
  ).toBeVisible();
  await expect(field(page, 'E-Mail')).toHaveValue('tom@tisch.example');
  await expect(field(page, 'Ort')).toHaveValue('Magdeburg');

  await test.step('what the server finds wrong goes to its field', async () => {
    answer.status = 400;
    answer.json = { detail: 'x', errors: { phone: ['Max. 20 Zeichen!'] } };
    await send(page);
    await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/Max\. 20 Zeichen!/);
  });
});
