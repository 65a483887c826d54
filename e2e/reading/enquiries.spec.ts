import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { mailsTo, mailTo } from '../support/data/mailbox.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { routeUntil } from '../support/route-once.ts';
import { expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { chamberOfBarriers, chambers } from '../support/data/region-names.ts';

const [first, second, third] = chambers;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const chamber = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const someone = () => `pia${randomInt(10_000_000)}@schule.example`;
const text = 'Guten Tag,\n\nwo finde ich ein Praktikum?\nPia';

async function fillIn(page: Page, mail: string): Promise<void> {
  await chamber(page, second.name).check();
  await field(page, 'Betreff').fill('Praktikum im Herbst');
  await field(page, 'Nachricht').fill(text);
  await field(page, 'E-Mail-Adresse').fill(mail);
}

test('a message is written and sent by keyboard, reaches its chamber, and is confirmed without its text', async ({
  page,
}) => {
  const mail = someone();
  const subject = `Schnuppertag ${mail.slice(0, 12)}`;
  await page.goto('/#/kontakt');
  await expect(heading(page, 'Kontakt')).toBeVisible();
  // Pupils and companies write here, so the page uses neither 'du' nor 'Sie'.
  await expect(page.getByRole('main')).not.toContainText(/\b(?:du|dein\w*|Sie|Ihre?\w?|Ihnen)\b/);

  await test.step('every field is reached in its order', async () => {
    await chamber(page, first.name).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(chamber(page, third.name)).toBeChecked();
    await expect(chamber(page, third.name)).toHaveAccessibleDescription(third.hint);
    for (const [name, typed] of [
      ['Betreff', subject],
      ['Nachricht', text],
      ['E-Mail-Adresse', mail],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(field(page, name)).toBeFocused();
      await page.keyboard.insertText(typed);
    }
    await expect(field(page, 'E-Mail-Adresse')).toHaveAttribute('autocomplete', 'email');
    await page.keyboard.press('Enter');
  });

  await test.step('what comes next is said, with the focus there', async () => {
    await expect(heading(page, 'Die Nachricht ist unterwegs')).toBeFocused();
    await expect(page.getByRole('main')).toContainText(`Bestätigung an ${mail}`);
    await expectStepAccessible(page);
  });

  await test.step('the chamber gets it, to answer its sender', async () => {
    const to = third.email;
    const sent = await mailTo(page.request, to, `Kontaktanfrage: ${subject}`);
    expect(sent.text).toContain(`Antwort an ${mail}`);
    expect(sent.text).toContain('wo finde ich ein Praktikum?');
  });

  await test.step('its sender gets a confirmation that says nothing of it', async () => {
    const { text: said } = await mailTo(page.request, mail, 'Ihre Nachricht ist angekommen');
    expect(said).toContain(third.name);
    expect(said).not.toMatch(/Schnuppertag|wo finde ich/);
    expect(await mailsTo(page.request, mail)).toHaveLength(1);
  });

  await test.step('another one begins empty, but for the address', async () => {
    await button(page, 'Weitere Nachricht schreiben').press('Enter');
    await expect(chamber(page, first.name)).toBeFocused();
    await expect(field(page, 'Nachricht')).toHaveValue('');
    await expect(field(page, 'E-Mail-Adresse')).toHaveValue(mail);
  });
});

test('what fails loses nothing: a broken server, too many messages, a reload, another address', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/contact\//, /500/, /429/, /ApiError/);
  const answer = { status: 500, json: { detail: 'x' } as object };
  const mend = await routeUntil(page, '**/api/v1/contact/', (route) => route.fulfill(answer));
  await page.goto('/#/kontakt');
  const mail = someone();
  const expectKept = async () => {
    await expect(chamber(page, second.name)).toBeChecked();
    await expect(field(page, 'Betreff')).toHaveValue('Praktikum im Herbst');
    await expect(field(page, 'Nachricht')).toHaveValue(text);
    await expect(field(page, 'E-Mail-Adresse')).toHaveValue(mail);
  };
  await fillIn(page, mail);
  await button(page, 'Nachricht senden').click();
  const notice = page.getByRole('alert').filter({ hasText: 'unerwarteter Fehler' });
  await expect(notice).toBeVisible();
  await expectKept();
  await notice.getByRole('button', { name: 'Schließen' }).click();

  await test.step('one too many says when it goes on', async () => {
    const detail = 'Ab 15:40 Uhr geht es wieder.';
    Object.assign(answer, { status: 429, json: { detail, code: 'too_many' } });
    await button(page, 'Nachricht senden').click();
    const summary = page.getByRole('group', { name: 'Das hat nicht geklappt' });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(detail);
    await expectKept();
  });

  await test.step('leaving asks first; a reload brings it back', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await button(page, 'Weiter bearbeiten').click();
    await expectKept();
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Nicht gespeicherte Eingaben');
    await expectKept();
  });

  await test.step('sent at last', async () => {
    mend();
    await button(page, 'Nachricht senden').click();
    await expect(heading(page, 'Die Nachricht ist unterwegs')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'a barrier is reported from the preset form, whose complaints lead to their fields',
    { tag: slowTag },
    async ({ page }) => {
      await page.goto('/#/kontakt/barriere');
      await expect(heading(page, 'Barriere melden')).toBeVisible();
      await expect(field(page, 'Betreff')).toHaveValue(/Barriere/);
      await expect(chamber(page, chamberOfBarriers)).toBeChecked();
      await field(page, 'Betreff').fill('x'.repeat(51));
      await field(page, 'E-Mail-Adresse').fill('pia@schule');
      await expect(page.getByText('1 Zeichen zu viel')).toBeVisible();
      await button(page, 'Nachricht senden').click();
      for (const [name, message] of [
        ['Betreff', /Max\. 50 Zeichen!/],
        ['Nachricht', /Pflichtfeld!/],
        ['E-Mail-Adresse', /Keine E-mail/],
      ] as const)
        await expect(field(page, name)).toHaveAccessibleDescription(message);
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page, 'main form');
      await button(page, 'Nachricht: Pflichtfeld!').click();
      await expect(field(page, 'Nachricht')).toBeFocused();
    },
  );
});
