import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { callApi, demo, logInAs } from '../support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { decide, inDays, postEvent, typed } from '../support/pages/own-events-page.ts';
import { AllEventsPage } from '../support/pages/all-events-page.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

test.use(desktop);

/** Returns a unique title. */
const titled = (words: string) => `${words} ${Date.now().toString(36).slice(-6)}`;

const isPublic = async (page: Page, title: string) =>
  (await callApi<PublicEvent[]>(page.request, 'GET', 'events/')).some(
    (event) => event.title === title,
  );

test('an editor adds an event at a place of its own, which is public at once, and deletes it', async ({
  page,
}) => {
  await logInAs(page, demo.editor);
  const events = new AllEventsPage(page);
  const title = titled('Messe im Dom');
  await events.open();
  await page.getByRole('button', { name: 'Neues Event' }).click();
  await events.form.getByRole('radio', { name: 'Eigener Ort' }).check({ force: true });
  await events.field('Name des Events').fill(title);
  await events.field('Startdatum').fill(typed(inDays(30)));
  await events.field('Enddatum').fill(typed(inDays(30)));
  await events.form.getByRole('button', { name: 'Speichern' }).click();
  await expect(events.form.getByText('Pflichtfeld!').first()).toBeVisible();
  await events.field('Straße und Hausnummer').fill('Am Dom 1');
  await events.field('Postleitzahl').fill('39104');
  await expect(events.field('Ort')).toHaveValue('Magdeburg');
  await expectStepAccessible(page, { overlay: true });
  await events.form.getByRole('button', { name: 'Speichern' }).click();
  await expect(events.form).toBeHidden();
  await expect(events.detail.getByText('Am Dom 1')).toBeVisible();
  await expectStepAccessible(page);

  await expect(events.detail.getByText('Akzeptiert', { exact: true })).toBeVisible();
  await expect(events.detail.getByRole('button', { name: 'Ablehnen' })).toHaveCount(0);
  expect(await isPublic(page, title)).toBe(true);

  await events.detail.getByRole('button', { name: 'Löschen' }).click();
  await events.question('Event löschen?').getByRole('button', { name: 'Löschen' }).click();
  await expect(events.detail.getByRole('heading', { name: title })).toHaveCount(0);
  expect(await isPublic(page, title)).toBe(false);
});

test('an editor sees what a company has changed of an accepted event, accepts it, and takes the decision back', async ({
  page,
}) => {
  const baker = await freshCompany(page.request);
  const title = titled('Offene Backstube');
  const event = await postEvent(page.request, baker, { title });
  await decide(page.request, event.id, 2);
  const { access } = baker.session;
  await callApi(page.request, 'PATCH', `events/patch/${event.id}/`, {
    access,
    data: { title: `${title} II`, start_time: '10:00' },
  });
  await logInAs(page, demo.editor);
  const events = new AllEventsPage(page);
  await events.open({ search: title });
  await page.getByRole('link', { name: title }).click();
  const changes = events.detail.getByRole('list', { name: 'Was sich ändert' });
  await expect(changes.getByRole('listitem')).toHaveCount(2);
  await expect(changes).toContainText(`${title} II`);
  await expect(changes).toContainText('10:00 Uhr');
  await expectStepAccessible(page);
  await events.detail.getByRole('button', { name: 'Akzeptieren' }).click();
  const question = events.question('Neue Fassung akzeptieren?');
  await question.getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(events.detail.getByRole('heading', { name: `${title} II` })).toBeVisible();
  await expect(changes).toHaveCount(0);
  expect(await isPublic(page, `${title} II`)).toBe(true);

  await events.detail.getByRole('button', { name: 'Entscheidung zurücknehmen' }).click();
  await events
    .question('Entscheidung zurücknehmen?')
    .getByRole('button', { name: 'Zurücknehmen' })
    .click();
  await expect(events.detail.getByText('In Bearbeitung')).toBeVisible();
  expect(await isPublic(page, `${title} II`)).toBe(false);
  await expect(events.detail.getByRole('button', { name: 'Akzeptieren' })).toBeVisible();
});

test(
  'an editor decides on one event after the other, and nothing deletes where a decision was',
  { tag: slowTag },
  async ({ page }) => {
    const baker = await freshCompany(page.request);
    const word = titled('Reihe');
    const titles = ['A', 'B', 'C'].map((letter) => `${word} ${letter}`);
    for (const title of titles) await postEvent(page.request, baker, { title });
    const [first = '', second = '', third = ''] = titles;
    await logInAs(page, demo.editor);
    const events = new AllEventsPage(page);
    const titleOf = (name: string) => events.detail.getByRole('heading', { name, exact: true });
    await events.open({ search: word });
    await page.getByRole('link', { name: first }).click();

    await events.detail.getByRole('button', { name: 'Ablehnen' }).click();
    await events.question('Event ablehnen?').getByRole('button', { name: 'Ablehnen' }).click();
    await expect(titleOf(second)).toBeFocused();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByRole('link', { name: first })).toBeVisible();

    await events.detail.getByRole('button', { name: 'Akzeptieren' }).click();
    await events
      .question('Event akzeptieren?')
      .getByRole('button', { name: 'Akzeptieren' })
      .click();
    await expect(titleOf(third)).toBeFocused();
    await events.detail.getByRole('button', { name: 'Akzeptieren' }).click();
    await events
      .question('Event akzeptieren?')
      .getByRole('button', { name: 'Akzeptieren' })
      .click();
    await expect(titleOf(first)).toBeFocused();

    // The last one stays open, and its delete button is not at the position of the button that declined it.
    const button = events.detail.getByRole('button', { name: 'Ablehnen' });
    const { x, y, width, height } = (await button.boundingBox())!;
    await button.click();
    await events.question('Event ablehnen?').getByRole('button', { name: 'Ablehnen' }).click();
    await expect(
      events.detail.getByText('Das Event wurde ohne Begründung abgelehnt.'),
    ).toBeVisible();
    const there = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.textContent ?? '',
      [x + width / 2, y + height / 2] as const,
    );
    expect(there).not.toContain('Löschen');
  },
);

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'an editor declines an event with a reason, and finds it among the declined ones',
    { tag: slowTag },
    async ({ page }) => {
      const baker = await freshCompany(page.request);
      const title = titled('Kuchenschlacht');
      const { id } = await postEvent(page.request, baker, { title });
      await logInAs(page, demo.editor);
      const events = new AllEventsPage(page);
      await events.open({ search: title });
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page, 'main');
      await expectStepAccessible(page);
      await page.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(new RegExp(`search=[^/]+/${id}$`));
      await events.detail.getByRole('button', { name: 'Ablehnen' }).click();
      const question = events.question('Event ablehnen?');
      await question.getByRole('textbox', { name: 'Begründung' }).fill('Zu süß.');
      await expectStepAccessible(page, { overlay: true });
      await question.getByRole('button', { name: 'Ablehnen' }).click();
      await expect(events.detail.getByText('Zu süß.')).toBeVisible();
      await expectStepAccessible(page, { overlay: true });
      await page.goBack();
      await expect(page.getByText('Kein Event passt dazu.')).toBeVisible();
      await page.getByRole('button', { name: 'Filter, 1 aktiv' }).click();
      await page.getByRole('checkbox', { name: 'Abgelehnt' }).check();
      await expect(page.getByRole('link', { name: title })).toBeVisible();
    },
  );
});
