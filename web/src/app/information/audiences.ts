import type { FaqAudience } from '@lehrpfad/contract/faq/options.ts';
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
    label: 'Schüler und Eltern',
    picture: pupils,
    hint: 'Beruf finden, Praktikum machen, bewerben',
    title: 'Informationen für Schüler und Eltern',
    lead: 'Vom ersten Praktikum bis zum Ausbildungsvertrag: Antworten auf das, was du und deine Eltern wissen wollen.',
    question: 'Deine Frage ist nicht dabei?',
    contact:
      'Schreib uns über das Kontaktformular. Deine Kammer antwortet dir, und das kostet nichts.',
  },
  {
    page: 'azubi',
    label: 'Azubis',
    picture: trainees,
    hint: 'Rechte, Prüfung, Geld und Hilfe',
    title: 'Informationen für Azubis',
    lead: 'Berichtsheft, Urlaub, Prüfung, Ärger im Betrieb: Das gilt in deiner Ausbildung, und hier bekommst du Hilfe.',
    question: 'Deine Frage ist nicht dabei?',
    contact:
      'Schreib uns über das Kontaktformular. Die Ausbildungsberatung deiner Kammer ist kostenlos und behandelt vertraulich, was du ihr erzählst.',
  },
  {
    page: 'lehrer',
    label: 'Lehrer und Schulen',
    picture: teachers,
    hint: 'BRAFO, Betriebspraktikum, Unterricht',
    title: 'Informationen für Lehrer und Schulen',
    lead: 'Berufsorientierung planen: vom Betriebspraktikum über BRAFO bis zum Einsatz dieser Seite im Unterricht.',
    question: 'Ihre Frage ist nicht dabei?',
    contact: 'Schreiben Sie uns über das Kontaktformular. Ihre Kammer antwortet Ihnen.',
  },
  {
    page: 'unternehmen',
    label: 'Unternehmen',
    picture: companies,
    hint: 'Registrieren, ausbilden, Stellen anbieten',
    title: 'Informationen für Unternehmen',
    lead: 'So werden Sie Ausbildungsbetrieb, bieten Praktika an und finden Nachwuchs aus Ihrer Region.',
    question: 'Ihre Frage ist nicht dabei?',
    contact: 'Schreiben Sie uns über das Kontaktformular. Ihre Kammer antwortet Ihnen.',
  },
];
