import type { OwnEvent, PublicEvent } from '@lehrpfad/contract/events.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { callApi, demo, logInAs } from './support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from './support/measure.ts';
import { inDays, typed } from './support/own-events-page.ts';
import { AllEventsPage } from './support/all-events-page.ts';
import { desktop, expect, phone, test } from './support/test.ts';

test.use(desktop);

/** A title that only one test knows. */
const titled = (words: string) => `${words} ${Date.now().toString(36).slice(-6)}`;

const isPublic = async (page: Page, title: string) =>
  (await callApi<PublicEvent[]>(page.request, 'GET', 'events/')).some(
    (event) => event.title === title,
  );

/** Adds a digital event of the chambers by API. */
function postChambersEvent(page: Page, access: string, title: string): Promise<OwnEvent> {
  const day = inDays(40);
  return callApi<OwnEvent>(page.request, 'POST', 'events/post/', {
    access,
    data: { title, start_date: day, end_date: day, digital: true, weblink: '', description: '' },
  });
}

test('an editor adds an event at a place of its own, accepts it and deletes it', async ({
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
  await expectAccessible(page, { overlay: true });
  await events.form.getByRole('button', { name: 'Speichern' }).click();
  await expect(events.form).toBeHidden();
  await expect(events.detail.getByText('Am Dom 1')).toBeVisible();
  await expectAccessible(page);

  await events.detail.getByRole('button', { name: 'Akzeptieren' }).click();
  await events.question('Event akzeptieren?').getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(events.detail.getByText('Akzeptiert', { exact: true })).toBeVisible();
  await expect(events.detail.getByRole('button', { name: 'Ablehnen' })).toHaveCount(0);
  expect(await isPublic(page, title)).toBe(true);

  await events.detail.getByRole('button', { name: 'Löschen' }).click();
  await events.question('Event löschen?').getByRole('button', { name: 'Löschen' }).click();
  await expect(events.detail.getByRole('heading', { name: title })).toHaveCount(0);
  expect(await isPublic(page, title)).toBe(false);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('an editor declines an event with a reason, and finds it among the declined ones', async ({
    page,
  }) => {
    const { access } = await logInAs(page, demo.editor);
    const title = titled('Kuchenschlacht');
    const { id } = await postChambersEvent(page, access, title);
    const events = new AllEventsPage(page);
    await events.open({ search: title });
    await expectNoSidewaysScrolling(page);
    await expectLargeTargets(page, 'main');
    await expectAccessible(page);
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`search=[^/]+/${id}$`));
    await events.detail.getByRole('button', { name: 'Ablehnen' }).click();
    const question = events.question('Event ablehnen?');
    await question.getByRole('textbox', { name: 'Begründung' }).fill('Zu süß.');
    await expectAccessible(page, { overlay: true });
    await question.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(events.detail.getByText('Zu süß.')).toBeVisible();
    await expectAccessible(page, { overlay: true });
    await page.goBack();
    await expect(page.getByText('Kein Event passt dazu.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Abgelehnt' }).check({ force: true });
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });
});
