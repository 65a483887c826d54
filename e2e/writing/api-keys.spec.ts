import { expectStepAccessible } from '../support/checks/axe.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { demo, logInAs } from '../support/login.ts';
import { linkIn, mailTo } from '../support/data/mailbox.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

test.use(phone);

test(
  'a programmer gets a key by mail, an editor allows a webhook, blocks the key and deletes it',
  { tag: slowTag },
  async ({ page, browser, baseURL, request, pageErrors }) => {
    // A form with errors comes back with status 400, a second deletion with 404, an overtaken note with 409.
    pageErrors.allow(/40[049]/);
    const mail = `jana-${crypto.randomUUID().slice(0, 13)}@app.example`;
    await page.goto('/schnittstelle#schluessel');
    await page.getByRole('link', { name: 'Schlüssel anfordern' }).click();
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(mail);
    await page.getByRole('textbox', { name: 'Wofür brauchen Sie ihn?' }).fill('Eine Karte');
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    const terms = page.getByRole('checkbox', { name: /Nutzungsbedingungen/ });
    await expect(terms).toBeFocused();
    await expectStepAccessible(page);
    await terms.check();
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bitte sehen Sie in Ihr Postfach',
    );

    const asked = await mailTo(request, mail, 'Ihr Schlüssel für die Schnittstelle von Lehrpfad');
    await page.goto(linkIn(asked, '/schnittstelle/schluessel/bestaetigen'));
    await page.getByRole('button', { name: 'Schlüssel erzeugen' }).click();
    const shown = page.locator('#key');
    await expect(shown).toHaveText(/^lpk_[\w-]{43}$/);
    const key = (await shown.innerText()).trim();
    await expectStepAccessible(page);
    await expectNoSidewaysScrolling(page);
    const statusOf = async () => {
      const headers = { authorization: `Bearer ${key}` };
      return (await request.get('/api/public/v1/ads?limit=1', { headers })).status();
    };
    expect(await statusOf()).toBe(200);

    const context = await browser.newContext({ ...(baseURL && { baseURL }), ...phone });
    const editor = await context.newPage();
    await logInAs(editor, demo.editor);
    await editor.goto(`/#/redakteure/api/~search=${encodeURIComponent(mail)}`);
    const card = editor.getByRole('article', { name: `${key.slice(0, 10)}…` });
    await expect(card.getByText('Eine Karte')).toBeVisible();
    await card.getByRole('button', { name: 'Webhook erlauben' }).click();
    await expect(card.getByText('erlaubt, noch keine Adresse')).toBeVisible();

    await card.getByRole('button', { name: 'Webhook entziehen' }).click();
    const withdrawal = editor.getByRole('alertdialog', { name: 'Webhook entziehen?' });
    await withdrawal.getByRole('button', { name: 'Entziehen' }).click();
    const why = withdrawal.getByRole('textbox', { name: 'Begründung' });
    await expect(why).toBeFocused();
    await expectStepAccessible(editor);
    await why.fill('Ihr Server antwortet nicht.');
    await withdrawal.getByRole('button', { name: 'Entziehen' }).click();
    await expect(card.getByText('Ihr Server antwortet nicht.')).toBeVisible();
    const withdrawn = await mailTo(request, mail, 'Ihr Webhook ist abgeschaltet');
    expect(JSON.stringify(withdrawn)).toContain('antwortet nicht');
    await card.getByRole('button', { name: 'Webhook erlauben' }).click();
    await expect(card.getByText('erlaubt, noch keine Adresse')).toBeVisible();

    await page.getByRole('link', { name: 'Schlüssel verwalten' }).first().click();
    await page.getByRole('link', { name: 'Webhook einrichten' }).click();
    const address = page.getByRole('textbox', { name: 'Adresse' });
    await address.fill('ftp://app.example/');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(address).toBeFocused();
    await expect(page.locator('#url-error')).toBeVisible();
    await expectStepAccessible(page);
    await expectNoSidewaysScrolling(page);

    await card.getByRole('button', { name: 'Sperren' }).click();
    const question = editor.getByRole('alertdialog', { name: 'Schlüssel sperren?' });
    await question.getByRole('button', { name: 'Sperren' }).click();
    const reason = question.getByRole('textbox', { name: 'Begründung' });
    await expect(reason).toBeFocused();
    await reason.fill('Bitte nennen Sie Lehrpfad als Quelle.');
    await question.getByRole('button', { name: 'Sperren' }).click();
    await expect(card.getByText('Gesperrt', { exact: true })).toBeVisible();
    await expectStepAccessible(editor);
    await expectNoSidewaysScrolling(editor);
    expect(await statusOf()).toBe(403);
    const told = await mailTo(request, mail, 'Ihr Schlüssel ist gesperrt');
    expect(JSON.stringify(told)).toContain('als Quelle');

    const second = await context.newPage();
    await second.goto(editor.url());
    const cardIn = (window: typeof editor) =>
      window.getByRole('article', { name: `${key.slice(0, 10)}…` });
    const noteIn = (window: typeof editor) =>
      window.getByRole('alertdialog', { name: /^Notiz zu/ });
    for (const window of [editor, second]) {
      await cardIn(window).getByRole('button', { name: 'Notiz' }).click();
      await noteIn(window)
        .getByRole('textbox')
        .fill(window === editor ? 'Angerufen' : 'Verein');
    }
    const saveIn = (window: typeof editor) =>
      noteIn(window).getByRole('button', { name: 'Speichern' });
    await saveIn(editor).click();
    await expect(noteIn(editor)).toBeHidden();
    await saveIn(second).click();
    const own = noteIn(second).getByRole('textbox');
    await expect(own).toBeFocused();
    await expect(own).toHaveValue('Verein');
    await expect(own).toHaveAccessibleDescription(/inzwischen geändert\. Notiz jetzt: „Angerufen“/);
    await saveIn(second).click();
    await expect(cardIn(second).getByText('Verein')).toBeVisible();

    for (const window of [editor, second])
      await cardIn(window).getByRole('button', { name: 'Löschen' }).click();
    const lastOf = (window: typeof editor) =>
      window.getByRole('alertdialog', { name: 'Schlüssel endgültig löschen?' });
    await lastOf(editor).getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(card).toBeHidden();
    expect(await statusOf()).toBe(401);
    await lastOf(second).getByRole('button', { name: 'Endgültig löschen' }).click();
    await expectToast(second, 'Diesen Schlüssel gibt es nicht mehr.');
    await context.close();
  },
);
