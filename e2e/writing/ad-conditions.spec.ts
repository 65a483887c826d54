import { cardFacts } from '@lehrpfad/contract/job-ads/facts/card-facts.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { keepLogin } from '../support/login.ts';
import { makeAd, makeContact, OwnJobAdsPage, ownAds } from '../support/pages/own-job-ads-page.ts';
import { desktop, expect, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

test.use(desktop);

test(
  'what decides about a place is written by keyboard, kept, changed, and read by pupils',
  { tag: slowTag },
  async ({ page, request }) => {
    const baker = await freshCompany(request);
    const { id } = await makeAd(request, baker);
    await makeContact(request, baker, { first_name: 'Jan', last_name: 'Ost' });
    await keepLogin(page, baker.session);
    const ads = new OwnJobAdsPage(page);
    const typedDay = 'Wir kneten. Wir backen. Wir verkaufen.';

    await test.step('an impossible number is refused at its field, and the others stay', async () => {
      await ads.open(`/${id}/bearbeiten`);
      const pay = ads.field('Vergütung im 1. Jahr');
      await pay.focus();
      await page.keyboard.type('viel');
      await ads.field('Vergütung im 2. Jahr').fill('1120');
      await ads.save.click();
      await expect(pay).toHaveAttribute('aria-invalid', 'true');
      await expect(pay).toHaveAccessibleDescription(
        /Bitte eine ganze Zahl von 1 bis \d+ eingeben\./,
      );
      await expect(
        ads.form.getByRole('group', { name: 'Bitte die Eingaben prüfen' }),
      ).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(pay).toBeFocused();
      await expect(ads.field('Vergütung im 2. Jahr')).toHaveValue('1120');
      await expectStepAccessible(page, { overlay: true });
    });

    await test.step('the fields are filled in and saved', async () => {
      await ads.field('Vergütung im 1. Jahr').fill('1050');
      await ads.form.getByRole('radio', { name: 'Realschulabschluss' }).focus();
      await page.keyboard.press('Space');
      for (const name of ['Teilzeit möglich', 'Schnuppertag möglich', 'E-Mail', 'Lebenslauf']) {
        await ads.form.getByRole('checkbox', { name, exact: true }).focus();
        await page.keyboard.press('Space');
      }
      await ads.field('Plätze insgesamt').fill('3');
      await ads.field('Freie Plätze').fill('2');
      await ads.pick('Kontaktperson', 'Jan Ost');
      await ads.field('Antwort nach höchstens … Tagen').fill('14');
      await ads.form.getByRole('textbox', { name: /^Ein Tag in diesem Beruf/ }).fill(typedDay);
      await ads.save.click();
      await expect(ads.form).toBeHidden();
      expect((await ownAds(request, baker)).find((ad) => ad.id === id)).toMatchObject({
        pay_year_1: 1050,
        pay_year_2: 1120,
        pay_year_3: null,
        certificate: 'realschule',
        working_time: ['part'],
        total_places: 3,
        free_places: 2,
        contact_person: { name: 'Jan Ost' },
        application_ways: ['email'],
        application_documents: ['cv'],
        reply_days: 14,
        trial_day: true,
        typical_day: typedDay,
      });
    });

    await test.step('the form shows them again, and one is taken back', async () => {
      await ads.open(`/${id}/bearbeiten`);
      await expect(ads.field('Vergütung im 1. Jahr')).toHaveValue('1050');
      await expect(ads.form.getByRole('radio', { name: 'Realschulabschluss' })).toBeChecked();
      const trialDay = ads.form.getByRole('checkbox', { name: 'Schnuppertag möglich' });
      await expect(trialDay).toBeChecked();
      await trialDay.uncheck();
      await ads.field('Vergütung im 2. Jahr').fill('');
      await ads.save.click();
      await expect(ads.form).toBeHidden();
    });

    await test.step('without a free place it is filled, which can be undone', async () => {
      const stored = async () => (await ownAds(request, baker)).find((ad) => ad.id === id);
      await ads.open(`/${id}/bearbeiten`);
      await ads.field('Freie Plätze').fill('0');
      await ads.save.click();
      await expect(ads.toast('Gespeichert. Die Stelle ist besetzt.')).toBeVisible();
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect.poll(stored).toMatchObject({ free_places: 2, filled_on: null });
    });

    await test.step('a pupil reads the rest on the page of the ad', async () => {
      await page.goto(`/stelle/${id}`);
      const main = page.getByRole('main');
      const facts = ['Realschulabschluss', 'Teilzeit möglich', '2 von 3 Plätzen frei', 'Jan Ost'];
      for (const fact of [...facts, typedDay]) await expect(main).toContainText(fact);
      await expect(main).toContainText(cardFacts({ pay_year_1: 1050 })[0] ?? '');
      await expect(main).not.toContainText('Schnuppertag');
      await expect(main).not.toContainText('1.120');
    });
  },
);
