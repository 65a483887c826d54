import { audienceTexts } from '@lehrpfad/contract/faq/audience-texts.ts';
import type { FaqAudience } from '@lehrpfad/contract/faq/options.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import companies from './pictures/companies.svg';
import pupils from './pictures/pupils.svg';
import teachers from './pictures/teachers.svg';
import trainees from './pictures/trainees.svg';

export interface Audience {
  readonly page: FaqAudience;
  /** Label of its button. */
  readonly label: string;
  /** Its topic in a few words. */
  readonly hint: string;
  readonly title: string;
  readonly lead: string;
  /** Decorative; three times as wide as high, with the subject on the right. */
  readonly picture: string;
  readonly question: string;
  readonly contact: string;
}

/** In the order of the buttons (specification of the back-office, 'Public information routes'). */
export const audiences: readonly Audience[] = [
  {
    page: 'schueler',
    ...audienceTexts.schueler,
    label: 'Schüler und Eltern',
    picture: pupils,
    hint: 'Beruf finden, Praktikum machen, bewerben',
    question: 'Deine Frage ist nicht dabei?',
    contact:
      'Schreib uns über das Kontaktformular. Deine Kammer antwortet dir, und das kostet nichts.',
  },
  {
    page: 'azubi',
    ...audienceTexts.azubi,
    label: 'Azubis',
    picture: trainees,
    hint: 'Rechte, Prüfung, Geld und Hilfe',
    question: 'Deine Frage ist nicht dabei?',
    contact:
      'Schreib uns über das Kontaktformular. Die Ausbildungsberatung deiner Kammer ist kostenlos und behandelt vertraulich, was du ihr erzählst.',
  },
  {
    page: 'lehrer',
    ...audienceTexts.lehrer,
    label: 'Lehrer und Schulen',
    picture: teachers,
    hint: `${programmeName}, Betriebspraktikum, Unterricht`,
    question: 'Ihre Frage ist nicht dabei?',
    contact: 'Schreiben Sie uns über das Kontaktformular. Ihre Kammer antwortet Ihnen.',
  },
  {
    page: 'unternehmen',
    ...audienceTexts.unternehmen,
    label: 'Unternehmen',
    picture: companies,
    hint: 'Registrieren, ausbilden, Stellen anbieten',
    question: 'Ihre Frage ist nicht dabei?',
    contact: 'Schreiben Sie uns über das Kontaktformular. Ihre Kammer antwortet Ihnen.',
  },
];
