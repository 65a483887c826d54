import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { callApi, demo, logInAs } from '../support/login.ts';
import { linkIn, mailTo } from '../support/data/mailbox.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { askToBeLetIn, decideRequest, RequestsPage } from '../support/pages/requests-page.ts';
import { desktop, devicesFrom, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

test.use(desktop);

test('an editor declines a request with a reason, and accepts another with what it may train for', async ({
  page,
}) => {
  await logInAs(page, demo.editor);
  const requests = new RequestsPage(page);
  const declined = await askToBeLetIn(page.request);
  await requests.open(declined.email);
  await expect(
    page.getByRole('group', { name: 'Anfragen' }).getByText('1 Anfrage', { exact: true }),
  ).toBeVisible();
  await requests.card(declined.name).getByRole('button', { name: 'Ablehnen' }).click();
  await requests.declining.getByRole('textbox', { name: 'Begründung' }).fill('Bitte rufen Sie an.');
  await expectStepAccessible(page, { overlay: true });
  await requests.declining.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByText('Keine Anfrage passt dazu.')).toBeVisible();
  await requests.filter('Abgelehnt').check();
  const refused = requests.card(declined.name);
  await expect(refused.getByText('Bitte rufen Sie an.')).toBeVisible();
  await expect(refused.getByRole('button', { name: 'Akzeptieren' })).toBeDisabled();

  const accepted = await askToBeLetIn(page.request);
  await requests.open(accepted.email);
  await requests.card(accepted.name).getByRole('button', { name: 'Akzeptieren' }).click();
  const jobs = requests.accepting.getByRole('combobox', { name: 'Zugelassene Ausbildungsberufe' });
  await jobs.fill('Bäcker/-in');
  await page.getByRole('option', { name: 'Bäcker/-in', exact: true }).click();
  await expectStepAccessible(page, { overlay: true });
  await requests.accepting.getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(requests.accepting).toBeHidden();
  await mailTo(page.request, accepted.email, 'Ihre Anfrage wurde angenommen');

  await requests.filter('Akzeptiert').check();
  const card = requests.card(accepted.name);
  await expect(card.getByText('Bäcker/-in')).toBeVisible();
  await expectStepAccessible(page);
  await card.getByRole('button', { name: 'Einladung neu versenden' }).click();
  await requests.resending.getByRole('button', { name: 'Neu versenden' }).click();
  await expect(
    card.getByText(/^Wieder möglich ab \d\d\.\d\d\.\d\d, \d\d:\d\d Uhr\.$/),
  ).toBeVisible();
  await expect(card.getByRole('button', { name: 'Einladung neu versenden' })).toBeDisabled();
});

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`asking back on a ${device}`, details, () => {
    test.use(options);

    test('mails a question; its answer brings the request back to what is to be done', async ({
      page,
      context,
      pageErrors,
    }) => {
      pageErrors.allow(/400/, /410/);
      await logInAs(page, demo.editor);
      const requests = new RequestsPage(page);
      const asked = await askToBeLetIn(page.request);
      await requests.open(asked.email);
      const card = requests.card(asked.name);
      await card.getByRole('button', { name: 'Rückfrage stellen' }).press('Enter');
      const question = requests.asking.getByRole('textbox', { name: 'Ihre Frage' });
      await requests.asking.getByRole('button', { name: 'Rückfrage senden' }).click();
      await expect(question).toHaveAccessibleDescription(/Pflichtfeld!/);
      await question.fill('Bilden Sie auch in Thale aus?');
      await expectStepAccessible(page, { overlay: true });
      await requests.asking.getByRole('button', { name: 'Rückfrage senden' }).click();
      await expectToast(page, 'Rückfrage gesendet');
      await expect(requests.asking).toBeHidden();
      await expect(page.getByText('Keine Anfrage passt dazu.')).toBeVisible();
      if (device === 'phone') await page.getByRole('button', { name: 'Filter, 1 aktiv' }).click();
      await requests.filter('Wartet auf Antwort').check();
      await expect(card.getByText(/^Wartet seit \d\d\.\d\d\.\d\d auf Antwort\./)).toBeVisible();
      await expect(card.getByRole('button', { name: 'Rückfrage stellen' })).toHaveCount(0);
      await expectNoSidewaysScrolling(page);
      if (device === 'phone') await expectLargeTargets(page, 'main');
      await expectStepAccessible(page);

      const mail = await mailTo(page.request, asked.email, 'Rückfrage zu Ihrer Anfrage');
      const link = linkIn(mail, '/konto/rueckfrage');
      const theirs = await context.newPage();
      await theirs.goto(link);
      await expect(theirs.getByText('Bilden Sie auch in Thale aus?')).toBeVisible();
      const answer = theirs.getByRole('textbox', { name: 'Ihre Antwort' });
      await theirs.getByRole('button', { name: 'Antwort senden' }).click();
      await expect(answer).toBeFocused();
      await expect(answer).toHaveAccessibleDescription(/^Pflichtfeld!/);
      await expectStepAccessible(theirs);
      await expectLargeTargets(theirs);
      await expectNoSidewaysScrolling(theirs);
      await answer.fill('Ja, dort ist unsere zweite Werkstatt.');
      await theirs.getByRole('button', { name: 'Antwort senden' }).click();
      await expect(
        theirs.getByRole('heading', { level: 1, name: 'Ihre Antwort ist angekommen' }),
      ).toBeVisible();
      await theirs.goto(link);
      await expect(
        theirs.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht mehr' }),
      ).toBeVisible();
      await theirs.close();

      await requests.filter('Wartet auf Antwort').uncheck();
      await page.reload();
      await expect(card.getByText('Zu bearbeiten')).toBeVisible();
      await expect(card.getByText('Ja, dort ist unsere zweite Werkstatt.')).toBeVisible();
      await expect(card.getByRole('button', { name: 'Rückfrage stellen' })).toBeVisible();
      await expectStepAccessible(page);
    });
  });
}

test(
  'several requests that have been asked back stand in one list without barriers',
  { tag: slowTag },
  async ({ page }) => {
    const { access } = await logInAs(page, demo.editor);
    const common = crypto.randomUUID().slice(0, 8);
    for (const trade of ['Gerberei', 'Böttcherei']) {
      const asked = await askToBeLetIn(page.request, { name: `${trade} ${common}`, Address: null });
      const path = `companies/request/?open=1&search=${asked.email}`;
      const { results } = await callApi<{ results: { id: number }[] }>(page.request, 'GET', path, {
        access,
      });
      const question = { access, data: { question: 'Bilden Sie auch in Thale aus?' } };
      await callApi(
        page.request,
        'POST',
        `companies/request/question/${results[0]?.id}/`,
        question,
      );
    }
    const requests = new RequestsPage(page);
    await requests.open(common);
    await requests.filter('Wartet auf Antwort').check();
    await expect(page.getByRole('heading', { level: 3, name: 'Rückfrage' })).toHaveCount(2);
    await expectStepAccessible(page);
  },
);

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'an editor who was too slow is told what another one has decided',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/409/);
      await logInAs(page, demo.editor);
      const requests = new RequestsPage(page);
      const asked = await askToBeLetIn(page.request);
      await requests.open(asked.email);
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page, 'main');
      await expectStepAccessible(page);
      await requests.card(asked.name).getByRole('button', { name: 'Akzeptieren' }).click();
      await expect(requests.accepting.getByRole('button', { name: 'Akzeptieren' })).toBeVisible();
      await expectStepAccessible(page, { overlay: true });
      await decideRequest(page.request, asked, { status: 3 });
      await requests.accepting.getByRole('button', { name: 'Akzeptieren' }).click();
      await expect(requests.pageErrors).toContainText(
        /schon entschieden\. Stand jetzt: Abgelehnt, entschieden von \S/,
      );
      await expectStepAccessible(page, { overlay: true });
      await requests.pageErrors.getByRole('button', { name: 'Schließen' }).click();
      await expect(page.getByText('Keine Anfrage passt dazu.')).toBeVisible();
    },
  );
});

test(
  'a company that is there already is shown, and stays its owner’s',
  { tag: slowTag },
  async ({ page }) => {
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
  },
);

test(
  'an editor accepts one request after the other, with a click each',
  { tag: slowTag },
  async ({ page }) => {
    await logInAs(page, demo.editor);
    const requests = new RequestsPage(page);
    const common = crypto.randomUUID().slice(0, 8);
    const names = ['Molkerei', 'Sattlerei', 'Töpferei'].map((trade) => `${trade} ${common}`);
    for (const name of names) await askToBeLetIn(page.request, { name, Address: null });
    await requests.open(common);
    await expect(
      page.getByRole('group', { name: 'Anfragen' }).getByText('3 Anfragen', { exact: true }),
    ).toBeVisible();

    // The newest request is the first one.
    await requests.card('Töpferei').getByRole('button', { name: 'Akzeptieren' }).click();
    const goOn = requests.accepting.getByRole('button', { name: 'Akzeptieren und nächste öffnen' });
    for (const name of ['Töpferei', 'Sattlerei']) {
      await expect(requests.accepting).toContainText(`„${name} ${common}“`);
      await expect(page.getByRole('heading', { name: 'Unternehmen Akzeptieren?' })).toBeFocused();
      await expectStepAccessible(page, { overlay: true });
      await goOn.click();
    }
    await expect(requests.accepting).toContainText(`„Molkerei ${common}“`);
    await expect(goOn).toHaveCount(0);

    // Back closes only the dialog, and the page stays.
    await page.goBack();
    await expect(requests.accepting).toBeHidden();
    await expect(
      page.getByRole('group', { name: 'Anfragen' }).getByText('1 Anfrage', { exact: true }),
    ).toBeVisible();
    await requests.card('Molkerei').getByRole('button', { name: 'Akzeptieren' }).click();
    await requests.accepting.getByRole('button', { name: 'Akzeptieren' }).click();
    await expect(requests.accepting).toBeHidden();
    await expect(page.getByText('Keine Anfrage passt dazu.')).toBeVisible();
  },
);

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`joining an account on a ${device}`, details, () => {
    test.use(options);

    test(
      'a request becomes a further branch of the account of its company, or of one that is searched for',
      { tag: slowTag },
      async ({ page }) => {
        const known = await freshCompany(page.request);
        const { access } = await logInAs(page, demo.editor);
        const requests = new RequestsPage(page);
        const { accepting } = requests;
        // A request with the same name, but another street.
        const asked = await askToBeLetIn(page.request, { name: known.company.name, Address: null });
        await requests.open(asked.email);
        await requests.card(asked.email).getByRole('button', { name: 'Akzeptieren' }).click();
        await expect(accepting.getByRole('radio', { name: 'Ein neues Konto' })).toBeChecked();
        const choice = accepting.locator('label').filter({ hasText: known.email });
        const proposed = choice.getByRole('radio');
        await expect(proposed).toHaveAccessibleDescription(/gleicher Name/);
        await proposed.check({ force: true });
        await expect(
          accepting.getByText(/wird dem gewählten Konto zugeordnet, als weitere Filiale/),
        ).toBeVisible();
        await expectStepAccessible(page, { overlay: true });
        await expectNoSidewaysScrolling(page);
        await accepting.getByRole('button', { name: 'Akzeptieren und zuordnen' }).click();
        await expect(accepting).toBeHidden();
        if (device === 'phone') await page.getByRole('button', { name: /^Filter/ }).click();
        await requests.filter('Akzeptiert').check();
        const card = requests.card(asked.email);
        await expect(card.getByText(/Dem Konto von .+ zugeordnet\./)).toBeVisible();
        await expect(card.getByRole('button', { name: 'Einladung neu versenden' })).toHaveCount(0);
        const toOwner = await mailTo(page.request, known.email, 'Neues in Ihrem Konto');
        expect(toOwner.text).not.toContain(asked.email);
        const toAsker = await mailTo(page.request, asked.email, 'Ihre Anfrage wurde angenommen');
        expect(toAsker.text).not.toContain(known.email);

        const other = await askToBeLetIn(page.request);
        await requests.open(other.email);
        await requests.card(other.name).getByRole('button', { name: 'Akzeptieren' }).click();
        await accepting
          .getByRole('radio', { name: 'Ein anderes Konto, das es schon gibt' })
          .check({ force: true });
        const account = accepting.getByRole('combobox', { name: 'Konto' });
        const option = page.getByRole('option', { name: new RegExp(known.email) });
        await account.fill(known.email);
        // The footer of the overlay does not cover it.
        await expect(option).toBeInViewport({ ratio: 1 });
        await account.fill('');
        await accepting.getByRole('button', { name: 'Akzeptieren und zuordnen' }).click();
        await expect(account).toHaveAccessibleDescription(/Bitte wählen Sie ein Konto/);
        await account.fill(known.email);
        await option.click();
        await expectStepAccessible(page, { overlay: true });
        await accepting.getByRole('button', { name: 'Akzeptieren und zuordnen' }).click();
        await expect(accepting).toBeHidden();
        const path = `companies/by/name/?name=${encodeURIComponent(other.name)}`;
        const [branch] = await callApi<FullCompany[]>(page.request, 'GET', path, { access });
        expect(branch?.User?.id).toBe(known.company.User?.id);
      },
    );
  });
}
