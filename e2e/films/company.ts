import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import type { Scenes } from './scenes.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Leaves a form without saving the values that were filled in for the picture. */
async function leave(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Verwerfen' }).click();
}

/** A company looks around in its area. */
export const companyScenes: Scenes = {
  branches: async (page) => {
    await page.goto('/#/unternehmen/unternehmensprofil');
    await expect(heading(page, 'Filialenverwaltung')).toBeVisible();
    const branch = page.getByRole('main').getByRole('button', { name: /^Bau/ }).first();
    await branch.click();
    return branch;
  },
  company: async (page) => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /bearbeiten/i })
      .or(page.getByRole('main').getByRole('button', { name: /bearbeiten/i }))
      .first()
      .click();
    return page.getByRole('dialog').getByRole('button', { name: 'Speichern' });
  },
  contacts: async (page) => {
    await page.goto('/#/unternehmen/kontaktpersonen');
    await expect(heading(page, 'Kontaktpersonen')).toBeVisible();
    const edit = /bearbeiten/i;
    const main = page.getByRole('main');
    return main
      .getByRole('link', { name: edit })
      .or(main.getByRole('button', { name: edit }))
      .first();
  },
  ads: async (page) => {
    await page.goto('/#/unternehmen/stellenangebote');
    return page.getByRole('main').getByText(/^\d+ Stellenanzeigen$/);
  },
  'new-ad': async (page) => {
    await page.goto('/#/unternehmen/stellenangebote/neu');
    const overlay = page.getByRole('dialog', { name: 'Neue Stellenanzeige' });
    await overlay.getByRole('checkbox').first().check({ force: true });
    await overlay
      .getByRole('textbox', { name: 'Titel' })
      .fill('Ausbildung zur Maurerin / zum Maurer');
    await overlay.getByRole('radio', { name: 'Ausbildung' }).check({ force: true });
    const title = overlay.getByRole('textbox', { name: 'Titel' });
    await title.scrollIntoViewIfNeeded();
    return title;
  },
  event: async (page) => {
    await leave(page, '/#/unternehmen/events/neu');
    const overlay = page.getByRole('dialog', { name: 'Neues Event' });
    const title = overlay.getByRole('textbox', { name: /name/i }).first();
    await title.fill('Tag der offenen Baustelle');
    return title;
  },
  search: async (page) => {
    await leave(page, `/#/suche/${Buffer.from('search_multi_match=maurer').toString('base64url')}`);
    return page.getByRole('article').first();
  },
};
