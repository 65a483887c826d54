import type { Locator, Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany, type FreshCompany } from '../support/data/fresh-company.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { callApi, demo, logInAs } from '../support/login.ts';
import { isApart, boxesOf, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { decide, postEvent, readEvent } from '../support/pages/own-events-page.ts';
import { makeAd, makeBranch } from '../support/pages/own-job-ads-page.ts';
import { mailsTo, mailTo } from '../support/data/mailbox.ts';
import { routeOnce } from '../support/route-once.ts';
import { askToBeLetIn } from '../support/pages/requests-page.ts';
import { slowTag } from '../support/slow.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { keepUndo } from '../support/undo.ts';

test.use(desktop);

const inboxOf = (fresh: FreshCompany) =>
  `/#/redakteure/eingang/~search=${encodeURIComponent(fresh.name)}`;

const list = (page: Page) => page.getByRole('group', { name: 'Aufgaben' });
const row = (page: Page, title: string) => list(page).getByRole('link', { name: title });
const detail = (page: Page) => page.getByRole('region', { name: 'Aufgabe', exact: true });

test('an editor works through the inbox by keys, takes back, notes and puts aside', async ({
  page,
  pageErrors,
}) => {
  const fresh = await freshCompany(page.request);
  const titles = ['Erster Backtag', 'Zweiter Backtag', 'Dritter Backtag'];
  const events: { readonly id: number }[] = [];
  for (const title of titles) events.push(await postEvent(page.request, fresh, { title }));
  const branch = `${fresh.name} am Markt`;
  await makeBranch(page.request, fresh, branch);
  const statusOf = async (at: number) =>
    (await readEvent(page.request, fresh, events[at]?.id ?? 0))?.status;
  await logInAs(page, demo.editor);
  await page.goto(inboxOf(fresh));
  await expect(list(page).getByText('4 Aufgaben')).toBeVisible();

  // The oldest first; the next one opens after each decision.
  await page.keyboard.press('j');
  await expect(detail(page).getByRole('heading', { name: 'Erster Backtag' })).toBeVisible();
  await expect(row(page, 'Erster Backtag')).toHaveAttribute('aria-current', 'true');
  await expectStepAccessible(page);
  await expect(detail(page).getByRole('button', { name: 'Akzeptieren' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(detail(page).getByRole('heading', { name: 'Zweiter Backtag' })).toBeVisible();
  await expect(row(page, 'Erster Backtag')).toBeHidden();
  expect(await statusOf(0)).toBe(2);
  await page.keyboard.press('z');
  await expect(row(page, 'Erster Backtag')).toBeVisible();
  expect(await statusOf(0)).toBe(1);

  // In an open dialog the keys have no effect on the list.
  await page.keyboard.press('d');
  const question = page.getByRole('alertdialog', { name: 'Event ablehnen?' });
  await question.getByRole('textbox').fill('jadz');
  await question.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(detail(page).getByRole('heading', { name: 'Dritter Backtag' })).toBeVisible();
  expect(await statusOf(1)).toBe(3);

  // A note with a reminder hides the item.
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Dritter Backtag' });
  await form.getByRole('combobox', { name: 'Zuständig' }).fill('x?');
  await form.getByRole('textbox', { name: 'Notiz' }).fill('Der Ort fehlt noch.');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByText('Bitte wählen Sie eine Person aus der Liste.').first()).toBeVisible();
  await expectStepAccessible(page);
  await form.getByRole('combobox', { name: 'Zuständig' }).fill('');
  await form.getByRole('textbox', { name: /wiedervorlegen am/ }).fill('31.12.2098');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(row(page, 'Dritter Backtag')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Wartet auf Antwort' }).check();
  await expect(list(page).getByText('Der Ort fehlt noch.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Wartet auf Antwort' }).uncheck();
  await expect(list(page).getByText('2 Aufgaben')).toBeVisible();

  // Several at once, undone together.
  for (const name of [`Event Erster Backtag auswählen`, `Filiale ${branch} auswählen`])
    await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: '2 annehmen' }).click();
  const undo = await keepUndo(page);
  await expect(list(page).getByText('Keine Aufgabe passt dazu.')).toBeVisible();
  expect(await statusOf(0)).toBe(2);
  await undo.click();
  await expect(list(page).getByText('2 Aufgaben')).toBeVisible();
  expect(await statusOf(0)).toBe(1);

  // Declined for one reason, and undone together.
  for (const name of [`Event Erster Backtag auswählen`, `Filiale ${branch} auswählen`])
    await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: '2 ablehnen' }).click();
  const refusal = page.getByRole('alertdialog', { name: '2 Aufgaben ablehnen?' });
  await expect(refusal).toContainText('Erster Backtag');
  await refusal.getByRole('textbox').fill('Die Anschrift stimmt nicht.');
  await expectStepAccessible(page);
  await refusal.getByRole('button', { name: 'Ablehnen' }).click();
  await keepUndo(page);
  await expect(list(page).getByText('Keine Aufgabe passt dazu.')).toBeVisible();
  const declined = await readEvent(page.request, fresh, events[0]?.id ?? 0);
  expect(declined).toMatchObject({ status: 3, declined_message: 'Die Anschrift stimmt nicht.' });
  await undo.click();
  await expect(list(page).getByText('2 Aufgaben')).toBeVisible();
  expect(await statusOf(0)).toBe(1);

  // Where another editor was faster, the reason stays until it is read; then the next one opens.
  await row(page, 'Erster Backtag').click();
  await expect(detail(page).getByRole('button', { name: 'Akzeptieren' })).toBeVisible();
  await decide(page.request, events[0]?.id ?? 0, 2);
  pageErrors.allow(/409/);
  const reloaded = page.waitForResponse(/\/api\/v1\/inbox\/\?/);
  await page.keyboard.press('a');
  const refused = page.getByRole('alertdialog', { name: 'Ein Fehler ist aufgetreten' });
  await reloaded;
  await expect(list(page).getByText('1 Aufgabe')).toBeVisible();
  await expect(refused).toContainText('Stand jetzt');
  await refused.getByRole('button', { name: 'Schließen' }).press('Enter');
  await expect(detail(page).getByRole('heading', { name: branch })).toBeVisible();

  // Keys can be switched off.
  await page.getByRole('button', { name: 'Tasten' }).click();
  const help = page.getByRole('dialog', { name: 'Tasten im Eingang' });
  await help.getByRole('switch', { name: /Tasten benutzen/ }).uncheck();
  await help.getByRole('button', { name: 'Schließen' }).click();
  await page.goto(inboxOf(fresh));
  await page.reload();
  await expect(list(page).getByText('1 Aufgabe')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(page).not.toHaveURL(/\/\d+$/);
  await expect(help).toBeHidden();
});

/** Whether the focused element lies behind a bar. */
async function isBehind(page: Page, bar: Locator): Promise<boolean> {
  const [focused, over] = await boxesOf(page, [page.locator(':focus'), bar]);
  return focused !== undefined && over !== undefined && !isApart(focused, over);
}

test('items of several pages are selected, decided and assigned together', async ({
  page,
  pageErrors,
}) => {
  const fresh = await freshCompany(page.request);
  const events: { readonly id: number }[] = [];
  for (let number = 1; number <= 21; number += 1)
    events.push(await postEvent(page.request, fresh, { title: `Backtag ${number}.` }));
  const branch = `${fresh.name} am Markt`;
  await makeBranch(page.request, fresh, branch);
  const statusOf = async (at: number) =>
    (await readEvent(page.request, fresh, events[at]?.id ?? 0))?.status;
  const { access } = await logInAs(page, demo.editor);
  await page.goto(inboxOf(fresh));
  const pick = (name: string) => page.getByRole('checkbox', { name: `${name} auswählen` });
  const turn = (to: number) => page.getByRole('button', { name: `Seite ${to}`, exact: true });
  const bar = page.getByRole('group', { name: 'Auswahl bearbeiten' });
  await pick('Event Backtag 1.').check();
  await pick('Event Backtag 2.').check();
  await turn(2).click();
  await pick(`Filiale ${branch}`).check();
  await expect(bar).toContainText('3 ausgewählt, davon 2 nicht auf dieser Seite');
  await expectStepAccessible(page);

  const whole = page.getByRole('checkbox', { name: 'alle auf dieser Seite' });
  await expect(whole).not.toBeChecked();
  await turn(1).click();
  await whole.check();
  await expect(bar).toContainText('21 ausgewählt, davon 1 nicht auf dieser Seite');
  await whole.focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isBehind(page, bar)).toBe(false);
  }
  await whole.uncheck();
  await expect(bar).toContainText('1 ausgewählt, davon 1 nicht auf dieser Seite');
  for (const at of [1, 2]) await pick(`Event Backtag ${at}.`).check();

  // What is decided alone, is no longer selected.
  await row(page, 'Backtag 1.').click();
  await expect(detail(page).getByRole('button', { name: 'Akzeptieren' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(bar).toContainText('2 ausgewählt, davon 1 nicht auf dieser Seite');
  await pick('Event Backtag 3.').check();

  // What a lost connection has left undecided stays selected, and the error goes once it has worked.
  pageErrors.allow(/ERR_FAILED/, /ApiError/);
  await routeOnce(page, '**/events/editor/patch/**', (route) => route.abort());
  await bar.getByRole('button', { name: '3 annehmen' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Fehler –' });
  await expect(notice).toBeVisible();
  await expect(bar).toContainText('2 ausgewählt');
  await bar.getByRole('button', { name: '2 annehmen' }).click();
  await expect(notice).toBeHidden();
  const undo = await keepUndo(page);
  await expect(bar).toBeHidden();
  await expect(list(page).getByText('18 Aufgaben')).toBeVisible();
  expect(await statusOf(1)).toBe(2);
  await undo.click();
  await expect(list(page).getByText('20 Aufgaben')).toBeVisible();

  // A box that has the focus is no text field, so the keys go on; without room for two columns the focus comes back to the item.
  await pick('Event Backtag 6.').check();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tasten im Eingang' });
  await help.getByRole('button', { name: 'Schließen' }).click();
  await pick('Event Backtag 6.').uncheck();
  await page.goto(inboxOf(fresh));
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(row(page, 'Backtag 4.')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: 'Aufgabe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Backtag 4.')).toBeFocused();
  await page.setViewportSize(desktop.viewport);

  // A task that somebody else has taken meanwhile stays theirs.
  await pick('Event Backtag 4.').check();
  await pick('Event Backtag 5.').check();
  const admin = await callApi<{ id: number; name: string }[]>(
    page.request,
    'GET',
    'inbox/colleagues/',
    { access },
  );
  const other = admin.find(({ name }) => name.includes('Verwaltung')) ?? admin[0]!;
  const data = { kind: 'event', id: events[3]?.id, assigned: other.id };
  await callApi(page.request, 'PATCH', 'inbox/patch/', { access, data });
  pageErrors.allow(/inbox\/patch/, /409/);
  await bar.getByRole('button', { name: 'Mir zuweisen' }).click();
  await expectToast(page, /^1 Aufgabe Ihnen zugewiesen, 1 inzwischen geändert oder erledigt/);
  await expect(bar).toBeHidden();

  // What has been left as it is stands above the list by name until it is dismissed.
  const left = page.getByRole('region', { name: 'Bitte einzeln prüfen' });
  await expect(left.getByRole('link')).toHaveText(['Event: Backtag 4.']);
  await expectStepAccessible(page);
  await left.getByRole('link').click();
  await expect(detail(page)).toContainText('Backtag 4.');
  await left.getByRole('button', { name: 'Ausblenden' }).click();
  await expect(left).toBeHidden();
});

test(
  'reports are settled and requests declined several at once, with one answer for all',
  { tag: slowTag },
  async ({ page }) => {
    const fresh = await freshCompany(page.request);
    const titles = ['Erste Backstelle', 'Zweite Backstelle'];
    const mail = `pia-${fresh.company.id}@schule.example`;
    for (const title of titles) {
      const { id } = await makeAd(page.request, fresh, { title });
      const data = { job_ad: id, reason: 'wrong', text: '', mail };
      await callApi(page.request, 'POST', 'ad-reports/post/', { data });
    }
    const { email } = await askToBeLetIn(page.request, {
      name: `${fresh.name} Anfrage`,
      Address: fresh.company.Address,
    });
    const { access } = await logInAs(page, demo.editor);
    await page.goto(inboxOf(fresh));
    await expect(list(page).getByText('3 Aufgaben')).toBeVisible();
    for (const title of titles)
      await page.getByRole('checkbox', { name: `Gemeldete Anzeige ${title} auswählen` }).check();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: '2 Meldungen erledigen' }).click();
    const question = page.getByRole('alertdialog', { name: '2 Meldungen erledigen?' });
    await expect(question).toContainText('„Erste Backstelle“, „Zweite Backstelle“');
    await question.getByRole('button', { name: 'Wurden berichtigt' }).click();
    await question.getByRole('textbox').fill('Danke, die Adresse stimmt jetzt.');
    await expectStepAccessible(page);
    await expectNoSidewaysScrolling(page);
    await question.getByRole('button', { name: 'Erledigen' }).click();
    const undo = await keepUndo(page);
    await expect(list(page).getByText('1 Aufgabe', { exact: true })).toBeVisible();
    const { results } = await callApi<{ results: { answer: string }[] }>(
      page.request,
      'GET',
      `ad-reports/?corrected=1&search=${encodeURIComponent(fresh.name)}`,
      { access },
    );
    expect(results.map(({ answer }) => answer)).toEqual(
      titles.map(() => 'Danke, die Adresse stimmt jetzt.'),
    );
    await undo.click();
    await expect(list(page).getByText('3 Aufgaben')).toBeVisible();
    // The mails about the decisions wait as long as they can be undone.
    const mails = await mailsTo(page.request, mail);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(['Deine Meldung ist angekommen']),
    );

    await page.setViewportSize(desktop.viewport);
    await page
      .getByRole('checkbox', { name: `Unternehmensanfrage ${fresh.name} Anfrage auswählen` })
      .check();
    await page.getByRole('button', { name: '1 ablehnen' }).click();
    const refusal = page.getByRole('alertdialog', { name: '1 Aufgabe ablehnen?' });
    await expect(refusal).toContainText('endgültig');
    await refusal.getByRole('textbox').fill('Der Betrieb bildet nicht aus.');
    await refusal.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(list(page).getByText('2 Aufgaben')).toBeVisible();
    const told = await mailTo(page.request, email, 'Ihre Anfrage wurde abgelehnt');
    expect(JSON.stringify(told)).toContain('Der Betrieb bildet nicht aus.');
  },
);

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'the offer to undo covers no action for what is still selected',
    { tag: slowTag },
    async ({ page }) => {
      const fresh = await freshCompany(page.request);
      await postEvent(page.request, fresh, { title: 'Backtag' });
      await askToBeLetIn(page.request, {
        name: `${fresh.name} Anfrage`,
        Address: fresh.company.Address,
      });
      await logInAs(page, demo.editor);
      await page.goto(inboxOf(fresh));
      await page.getByRole('checkbox', { name: 'alle auf dieser Seite' }).check();
      const bar = page.getByRole('group', { name: 'Auswahl bearbeiten' });
      await bar.getByRole('button', { name: '1 annehmen' }).click();
      await expect(bar).toContainText('1 ausgewählt');
      const [undo, rest] = await boxesOf(page, [await keepUndo(page), bar]);
      expect(undo && rest && isApart(undo, rest)).toBe(true);
    },
  );

  test('an editor assigns a task and saves a filter', { tag: slowTag }, async ({ page }) => {
    const fresh = await freshCompany(page.request);
    await postEvent(page.request, fresh, { title: 'Backtag' });
    await logInAs(page, demo.editor);
    await page.goto(inboxOf(fresh));
    await row(page, 'Backtag').click();
    const drawer = page.getByRole('dialog', { name: 'Aufgabe' });
    await drawer.getByRole('button', { name: 'Mir zuweisen' }).click();
    await expect(drawer.getByRole('button', { name: 'Mir zuweisen' })).toBeHidden();
    await expectStepAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.goBack();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Mir zugewiesen' }).check();
    await page.getByRole('button', { name: 'Filter speichern' }).click();
    const naming = page.getByRole('alertdialog', { name: 'Filter speichern' });
    await naming.getByRole('button', { name: 'Speichern' }).click();
    await expect(naming.getByText('Pflichtfeld!')).toBeVisible();
    await naming.getByRole('textbox', { name: 'Name' }).fill('Meine');
    await naming.getByRole('button', { name: 'Speichern' }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(page);
    await page.goto('/#/redakteure/eingang');
    await page.getByRole('button', { name: 'Meine', exact: true }).click();
    await expect(row(page, 'Backtag')).toBeVisible();
    await page.getByRole('button', { name: 'Filter Meine löschen' }).click();
    await expect(page.getByRole('button', { name: 'Meine', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByRole('button', { name: 'Meine', exact: true })).toBeVisible();
  });
});

/** Presses keys and counts them. */
class Keys {
  readonly #page: Page;
  pressed = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.pressed += 1;
    await this.#page.keyboard.press(key);
  }

  /** Presses Tab until the element with this role and name has the focus. */
  async tabTo(role: 'button', name: string): Promise<void> {
    const target = this.#page.locator('dialog[open]').last().getByRole(role, { name, exact: true });
    await expect(target).toBeEnabled();
    for (let steps = 0; steps < 20; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`${name} was not reached.`);
  }
}

test('60 tasks are decided by keyboard', { tag: slowTag }, async ({ page }) => {
  test.setTimeout(600_000);
  const fresh = await freshCompany(page.request);
  for (let number = 1; number <= 40; number += 1)
    await postEvent(page.request, fresh, { title: `Backtag ${number}` });
  for (let number = 1; number <= 12; number += 1)
    await makeBranch(page.request, fresh, `${fresh.name} Filiale ${number}`);
  const { Address } = fresh.company;
  for (let number = 1; number <= 8; number += 1) {
    const name = `${fresh.name} Anfrage ${number}`;
    await askToBeLetIn(page.request, { name, Address: { ...Address!, street: `Weg ${number}` } });
  }
  await logInAs(page, demo.editor);
  await page.goto(inboxOf(fresh));
  await expect(list(page).getByText('60 Aufgaben')).toBeVisible();

  const keys = new Keys(page);
  const kinds = { event: 0, branch: 0, request: 0 };
  const begun = performance.now();
  await keys.press('j');
  for (let left = 60; left > 0; left -= 1) {
    await expect(list(page).getByText(left === 1 ? '1 Aufgabe' : `${left} Aufgaben`)).toBeVisible();
    const open = list(page).locator('a[aria-current="true"]');
    await expect(open).toHaveCount(1);
    const title = (await open.textContent()) ?? '';
    await expect(detail(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
    await keys.press('a');
    if (title.includes('Anfrage')) {
      kinds.request += 1;
      await keys.tabTo('button', 'Akzeptieren');
      await keys.press('Enter');
    } else kinds[title.startsWith('Backtag') ? 'event' : 'branch'] += 1;
    await expect(row(page, title).filter({ hasText: new RegExp(`^${title}$`) })).toHaveCount(0);
  }
  const seconds = (performance.now() - begun) / 1000;
  test.info().annotations.push({
    type: 'measured',
    description: `60 tasks: ${keys.pressed} keys, ${seconds.toFixed(0)} s`,
  });
  expect(kinds).toEqual({ event: 40, branch: 12, request: 8 });
  expect(keys.pressed).toBeLessThanOrEqual(200);
  const { access } = fresh.session;
  const events = await callApi<{ status: number }[]>(page.request, 'GET', 'events/own/', {
    access,
  });
  expect(events.filter(({ status }) => status === 2)).toHaveLength(40);
});
