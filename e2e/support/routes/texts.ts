import { accessibilityLaw } from '@lehrpfad/regions/parts/legal.ts';
import type { Page } from '@playwright/test';
import { at, heading, main, press, type RouteRow, type State } from './row.ts';

const inPlainLanguage: State = {
  name: 'in plain language',
  bring: (page) => page.getByRole('button', { name: 'Einfache Sprache' }).click(),
  shows: (page) => main(page).locator('[data-plain]').first(),
};

const questions = (page: Page) => main(page).locator('[aria-expanded]');

const audiences = [
  ['schueler', 'Informationen für Schüler und Eltern'],
  ['azubi', 'Informationen für Azubis'],
  ['lehrer', 'Informationen für Lehrer und Schulen'],
  ['unternehmen', 'Informationen für Unternehmen'],
].map(([path = '', title = '']): RouteRow => ({
  address: at(`/information/${path}`),
  role: 'visitor',
  heading: title,
  // Each audience has its questions: eight at least.
  shows: (page) => questions(page).nth(7),
  states: [
    {
      name: 'two open questions',
      bring: async (page) => {
        await questions(page).nth(0).click();
        await questions(page).nth(2).click();
      },
      shows: (page) => questions(page).nth(2),
    },
    inPlainLanguage,
  ],
}));

const contact = (path: string, title: string): RouteRow => ({
  address: at(path),
  role: 'visitor',
  heading: title,
  shows: (page) => main(page).getByRole('textbox', { name: 'Nachricht' }),
  states: [
    {
      name: 'errors',
      bring: press(/senden$/i),
      shows: (page) => page.locator('[aria-invalid=true]').first(),
    },
  ],
});

const legal = (path: string, title: string, shows: RouteRow['shows']): RouteRow => ({
  address: at(path),
  role: 'visitor',
  heading: title,
  shows,
  states: [inPlainLanguage],
});

/** Pages that are read, and the one that is written to. */
export const textRoutes: readonly RouteRow[] = [
  {
    address: at('/information'),
    role: 'visitor',
    heading: 'Informationen',
    // Four chambers with two people each.
    shows: (page) => main(page).getByRole('link', { name: /@/ }).nth(7),
    states: [inPlainLanguage],
  },
  ...audiences,
  contact('/kontakt', 'Kontakt'),
  contact('/kontakt/barriere', 'Barriere melden'),
  legal('/impressum', 'Impressum', heading(2, /Verantwortlich|Anbieter|Angaben/)),
  legal('/datenschutz', 'Datenschutz', heading(2, /Speicher|Karte|Rechte/)),
  legal(
    '/barrierefreiheit',
    'Erklärung zur Barrierefreiheit',
    heading(2, accessibilityLaw.mediator.name),
  ),
];
