import type { FullCompany } from '@lehrpfad/contract/companies.ts';
import { expectAccessible } from './support/axe.ts';
import { freshCompany } from './support/fresh-company.ts';
import { callApi, demo, logInAs } from './support/login.ts';
import { mailTo } from './support/mailbox.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from './support/measure.ts';
import { askToBeLetIn, decideRequest, RequestsPage } from './support/requests-page.ts';
import { desktop, expect, phone, test } from './support/test.ts';

test.use(desktop);

test('an editor declines a request with a reason, and accepts another with what it may train for', async ({
  page,
}) => {
  await logInAs(page, demo.editor);
  const requests = new RequestsPage(page);
  const declined = await askToBeLetIn(page.request);
  await requests.open(declined.email);
  await expect(page.getByText('1 Anfrage', { exact: true })).toBeVisible();
  await requests.card(declined.name).getByRole('button', { name: 'Ablehnen' }).click();
  await requests.declining.getByRole('textbox', { name: 'Begründung' }).fill('Bitte rufen Sie an.');
  await expectAccessible(page, { overlay: true });
  await requests.declining.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByText('Keine Anfrage passt dazu.')).toBeVisible();
  await requests.filter('Abgelehnt').check({ force: true });
  const refused = requests.card(declined.name);
  await expect(refused.getByText('Bitte rufen Sie an.')).toBeVisible();
  await expect(refused.getByRole('button', { name: 'Akzeptieren' })).toBeDisabled();

  const accepted = await askToBeLetIn(page.request);
  await requests.open(accepted.email);
  await requests.card(accepted.name).getByRole('button', { name: 'Akzeptieren' }).click();
  const jobs = requests.accepting.getByRole('combobox', { name: 'Zugelassene Ausbildungsberufe' });
  await jobs.fill('Bäcker/-in');
  await page.getByRole('option', { name: 'Bäcker/-in', exact: true }).click();
  await expectAccessible(page, { overlay: true });
  await requests.accepting.getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(requests.accepting).toBeHidden();
  await mailTo(page.request, accepted.email, 'Ihre Anfrage wurde angenommen');

  await requests.filter('Akzeptiert').check({ force: true });
  const card = requests.card(accepted.name);
  await expect(card.getByText('Bäcker/-in')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Einladung neu versenden' }).click();
  await requests.resending.getByRole('button', { name: 'Neu versenden' }).click();
  await expect(
    card.getByText(/^Wieder möglich ab \d\d\.\d\d\.\d\d, \d\d:\d\d Uhr\.$/),
  ).toBeVisible();
  await expect(card.getByRole('button', { name: 'Einladung neu versenden' })).toBeDisabled();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('an editor who was too slow is told what another one has decided', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/409/);
    await logInAs(page, demo.editor);
    const requests = new RequestsPage(page);
    const asked = await askToBeLetIn(page.request);
    await requests.open(asked.email);
    await expectNoSidewaysScrolling(page);
    await expectLargeTargets(page, 'main');
    await expectAccessible(page);
    await requests.card(asked.name).getByRole('button', { name: 'Akzeptieren' }).click();
    await expect(requests.accepting.getByRole('button', { name: 'Akzeptieren' })).toBeVisible();
    await expectAccessible(page, { overlay: true });
    await decideRequest(page.request, asked, { status: 3 });
    await requests.accepting.getByRole('button', { name: 'Akzeptieren' }).click();
    await expect(requests.trouble).toContainText(
      /schon entschieden\. Stand jetzt: Abgelehnt, entschieden von \S/,
    );
    await expectAccessible(page, { overlay: true });
    await requests.trouble.getByRole('button', { name: 'Schließen' }).click();
    await expect(page.getByText('Keine Anfrage passt dazu.')).toBeVisible();
  });
});

test('a company that is there already is shown, and stays its owner’s', async ({ page }) => {
  const known = await freshCompany(page.request);
  const { access } = await logInAs(page, demo.editor);
  const requests = new RequestsPage(page);
  const asked = await askToBeLetIn(page.request, known.company);
  await requests.open(asked.email);
  await requests.card(asked.email).getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(requests.accepting.getByText('Dieses Unternehmen gibt es schon')).toBeVisible();
  await expect(requests.accepting.getByText(/^Gehört zum Konto/)).toBeVisible();
  await requests.accepting.getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(
    requests.accepting.getByText('Bitte entscheiden Sie, was geschehen soll.').first(),
  ).toBeVisible();
  await requests.accepting
    .getByRole('radio', { name: 'Trotzdem ein neues Unternehmen anlegen' })
    .check({ force: true });
  await requests.accepting.getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(requests.accepting).toBeHidden();
  const path = `companies/by/name/?name=${encodeURIComponent(known.company.name)}`;
  const named = await callApi<FullCompany[]>(page.request, 'GET', path, { access });
  expect(named).toHaveLength(2);
  const owners = new Set(named.map(({ User }) => User?.id));
  expect(owners.size).toBe(2);
});
