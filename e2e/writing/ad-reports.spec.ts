import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { demo, logInAs } from '../support/login.ts';
import { mailTo } from '../support/data/mailbox.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { makeAd } from '../support/pages/own-job-ads-page.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { routeOnce } from '../support/route-once.ts';
import { expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

test.use(phone);

test('a pupil reports an ad, an editor locks it, and both sides are told why', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/, /ApiError/);
  const fresh = await freshCompany(page.request);
  const title = `Backen mit ${fresh.name}`;
  const ad = await makeAd(page.request, fresh, { title });
  const mail = `pia-${ad.id}@schule.example`;

  await new ResultsPage(page).open({ text: fresh.name, ad: String(ad.id) });
  const opener = page.getByRole('button', { name: 'Anzeige melden' });
  await opener.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Anzeige melden' });
  await sheet.getByRole('button', { name: 'Melden', exact: true }).click();
  await expect(sheet.getByText('Bitte wähle einen Grund aus.').first()).toBeVisible();
  await expectStepAccessible(page);
  await sheet.getByRole('radio', { name: 'Etwas anderes' }).check();
  await sheet.getByRole('button', { name: 'Melden', exact: true }).click();
  const words = sheet.getByRole('textbox', { name: 'Was genau?' });
  await expect(sheet.getByText('Pflichtfeld!').first()).toBeVisible();
  await words.fill('Die Straße gibt es dort nicht.');
  await sheet.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(mail);

  // The typed text is restored after the sheet was closed, and after a network failure.
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(words).toHaveValue('Die Straße gibt es dort nicht.');
  await routeOnce(page, '**/ad-reports/post/', (route) => route.abort());
  await sheet.getByRole('button', { name: 'Melden', exact: true }).click();
  const failure = sheet.getByRole('alert').filter({ hasText: 'Fehler –' });
  await failure.getByRole('button', { name: 'Schließen' }).click();
  await sheet.getByRole('button', { name: 'Melden', exact: true }).click();
  await expect(sheet.getByRole('heading', { name: /Meldung ist angekommen/ })).toBeFocused();
  await expectNoSidewaysScrolling(page);
  await sheet.getByRole('button', { name: 'Zurück zur Anzeige' }).click();
  await expect(sheet).toBeHidden();
  await mailTo(page.request, mail, 'Deine Meldung ist angekommen');

  const context = await browser.newContext({ ...(baseURL && { baseURL }), ...phone });
  const editor = await context.newPage();
  await logInAs(editor, demo.editor);
  await editor.goto(`/#/redakteure/meldungen/~search=${encodeURIComponent(fresh.name)}`);
  const card = editor.getByRole('article', { name: title });
  await expect(card.getByText('Die Straße gibt es dort nicht.')).toBeVisible();
  await expect(card).not.toContainText(mail);
  await card.getByText('Text der Anzeige, als sie gemeldet wurde').click();
  await expect(card.getByText('Wir backen jede Nacht.')).toBeVisible();
  await expectStepAccessible(editor);

  // The ad is left public, and the decision is undone.
  await card.getByRole('button', { name: 'Anzeige bleibt' }).click();
  const settling = editor.getByRole('alertdialog', { name: 'Anzeige bleibt?' });
  await settling.getByRole('button', { name: 'Anzeige bleibt' }).click();
  await expect(card).toBeHidden();
  await editor.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: 'Sperren' }).click();
  const question = editor.getByRole('alertdialog', { name: 'Gemeldete Anzeige sperren?' });
  await question.getByRole('button', { name: 'Sperren' }).click();
  await expect(question.getByText('Bitte einen Grund auswählen.')).toBeVisible();
  await question.getByRole('combobox', { name: 'Grund' }).selectOption('misleading');
  await question.getByRole('textbox', { name: /^Nachricht/ }).fill('Danke für den Hinweis.');
  await expectStepAccessible(editor);
  await question.getByRole('button', { name: 'Sperren' }).click();
  await expect(card).toBeHidden();
  const answer = await mailTo(page.request, mail, 'Deine Meldung: Anzeige gesperrt');
  expect(answer.text).toContain('Danke für den Hinweis.');
  const toCompany = await mailTo(page.request, fresh.email, 'Ihre Stellenanzeige wurde gesperrt');
  expect(toCompany.text).not.toContain('Die Straße');
  await context.close();

  await page.reload();
  await expect(page.getByText('Diese Stelle gibt es nicht mehr')).toBeVisible();
});

test.describe('without scripts, at 320 pixels', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test(
    'an ad is reported on its page, and what was written stays where it is refused',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/400/);
      const fresh = await freshCompany(page.request);
      const ad = await makeAd(page.request, fresh, { title: `Melden bei ${fresh.name}` });
      await page.goto(`/stelle/${ad.id}`);
      await page.getByRole('link', { name: 'Anzeige melden' }).click();
      const words = page.getByRole('textbox', { name: 'Was genau?' });
      await words.fill('Die Telefonnummer ist falsch.');
      await page.getByRole('button', { name: 'Melden', exact: true }).click();
      await expect(page.getByText('Bitte wähle einen Grund aus.')).toBeVisible();
      await expect(words).toHaveValue('Die Telefonnummer ist falsch.');
      await expect(page).toHaveTitle(/^Fehler/);
      await page.getByRole('radio', { name: 'Die Angaben stimmen nicht' }).check();
      await page.getByRole('button', { name: 'Melden', exact: true }).click();
      const arrived = page.getByRole('heading', { name: 'Danke, deine Meldung ist angekommen' });
      await expect(arrived).toBeVisible();
      await page.getByRole('link', { name: 'Zurück zur Anzeige' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ad.title);
    },
  );
});
