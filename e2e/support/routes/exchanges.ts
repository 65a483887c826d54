import type { Page } from '@playwright/test';
import { at, button, dialog, heading, main, newForm, pressed, type RouteRow } from './row.ts';

type Row = Omit<RouteRow, 'role'>;

const open = (name: string) => (page: Page) =>
  main(page).getByRole('link', { name, exact: true }).click();

export const exchangesOfEditors: Row = {
  address: at('/redakteure/schnittstellen'),
  heading: 'Schnittstellen',
  shows: heading(2, 'Börsen'),
  states: [
    {
      name: 'an exchange with its runs',
      bring: open('Bundesagentur für Arbeit'),
      shows: (page) =>
        main(page).getByRole('group', { name: 'Datensätze' }).getByRole('listitem').first(),
    },
  ],
};

/** The page of the exchanges with the actions of administrators. */
export const exchangesOfAdmins: Row = {
  address: at('/redakteure/schnittstellen'),
  heading: 'Schnittstellen',
  shows: button('Neue Schnittstelle'),
  states: [
    ...newForm('Neue Schnittstelle'),
    pressed('question before ads go', 'Entfallen lassen'),
    {
      name: 'overlay to edit',
      bring: async (page) => {
        await open('Lehrstellenbörse')(page);
        await main(page).getByRole('button', { name: 'Bearbeiten', exact: true }).click();
      },
      shows: dialog('Lehrstellenbörse bearbeiten'),
      overlay: true,
    },
  ],
};
