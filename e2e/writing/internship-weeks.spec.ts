import { holidayStarts } from '@lehrpfad/contract/core/dates/school-holidays.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { keepLogin } from '../support/login.ts';
import { makeAd, OwnJobAdsPage, ownAds } from '../support/pages/own-job-ads-page.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { expect, phone, test } from '../support/test.ts';

test.use(phone);

test('weeks of an internship are chosen by keyboard on a phone, read and found', async ({
  page,
  request,
}) => {
  const company = await freshCompany(request);
  const title = `Wochenpraktikum ${company.name}`;
  const { id } = await makeAd(request, company, { title, job_type: 1 });
  await keepLogin(page, company.session);
  const ads = new OwnJobAdsPage(page);
  const [holiday] = holidayStarts(new Date().toISOString().slice(0, 10)).slice(-1);
  if (holiday === undefined) throw new Error('school-holidays.ts knows no holidays after today.');
  const name = holiday.label.slice(0, -5);

  await ads.open(`/${id}/bearbeiten`);
  const weeks = ads.form.getByRole('group', { name: 'Praktikumswochen', exact: true });
  const month = weeks.locator('details', { hasText: `· ${name}` }).first();
  if ((await month.getAttribute('open')) === null) {
    await month.locator('summary').focus();
    await page.keyboard.press('Enter');
  }
  const week = month.getByRole('checkbox', { name: `· ${name}` }).first();
  await week.focus();
  await page.keyboard.press('Space');
  await expect(week).toBeChecked();
  await weeks.getByLabel('Plätze', { exact: true }).selectOption('3');
  await weeks.getByLabel('davon frei').selectOption('2');
  await expectStepAccessible(page, { overlay: true });
  await ads.save.click();
  await expect(ads.form).toBeHidden();
  const saved = (await ownAds(request, company)).find((ad) => ad.id === id);
  expect(saved?.internship_weeks).toMatchObject([{ places: 3, free: 2 }]);

  await page.goto(`/stelle/${id}`);
  await expect(page.getByRole('main')).toContainText('2 von 3 frei');

  const results = new ResultsPage(page);
  await results.open({ search_multi_match: title });
  await results.filterButton.click();
  await page.getByRole('radio', { name: holiday.label }).check();
  await page.keyboard.press('Escape');
  await expect(results.cards.filter({ hasText: company.name })).toHaveCount(1);
});
