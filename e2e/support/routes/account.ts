import { at, dialog, heading, main, newForm, onTop, press, type RouteRow } from './row.ts';

/** The pages of a company's account: its persons, their changes, and the own login. */
export const accountRoutes: readonly RouteRow[] = [
  {
    address: at('/unternehmen/team'),
    role: 'company',
    heading: 'Team',
    shows: heading(2, 'Konto übergeben'),
    states: [
      ...newForm('Ins Team einladen', 'Einladung senden'),
      {
        name: 'question to remove',
        bring: press(/ entfernen$/),
        shows: dialog('Person entfernen?'),
        overlay: true,
      },
      {
        name: 'overlay to hand over',
        bring: press('Konto übergeben'),
        shows: dialog('Konto übergeben'),
        overlay: true,
      },
    ],
  },
  {
    address: at('/unternehmen/team/verlauf'),
    role: 'company',
    heading: 'Wer hat was geändert?',
    shows: (page) => main(page).getByRole('listitem').first(),
  },
  {
    address: at('/konto'),
    role: 'company',
    heading: 'Mein Konto',
    shows: heading(2, 'Konto schließen'),
    states: [
      {
        name: 'errors',
        bring: press('Passwort ändern'),
        shows: (page) => page.locator('[aria-invalid=true]').first(),
      },
      {
        name: 'overlay to close the account',
        bring: press('Konto schließen'),
        shows: onTop,
        overlay: true,
      },
    ],
  },
];
