import { audienceTexts } from '@lehrpfad/contract/faq/audience-texts.ts';
import type { FaqAudience } from '@lehrpfad/contract/faq/options.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import companies from './pictures/companies.svg';
import pupils from './pictures/pupils.svg';
import teachers from './pictures/teachers.svg';
import trainees from './pictures/trainees.svg';
import { t } from '../../core/texts/texts.ts';

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
    label: t('Schüler und Eltern'),
    picture: pupils,
    hint: t('Beruf finden, Praktikum machen, bewerben'),
    question: t('Deine Frage ist nicht dabei?'),
    contact: t(
      'Schreib uns über das Kontaktformular. Deine Kammer antwortet dir, und das kostet nichts.',
    ),
  },
  {
    page: 'azubi',
    ...audienceTexts.azubi,
    label: t('Azubis'),
    picture: trainees,
    hint: t('Rechte, Prüfung, Geld und Hilfe'),
    question: t('Deine Frage ist nicht dabei?'),
    contact: t(
      'Schreib uns über das Kontaktformular. Die Ausbildungsberatung deiner Kammer ist kostenlos und behandelt vertraulich, was du ihr erzählst.',
    ),
  },
  {
    page: 'lehrer',
    ...audienceTexts.lehrer,
    label: t('Lehrer und Schulen'),
    picture: teachers,
    hint: t('{programme}, Betriebspraktikum, Unterricht', { programme: programmeName }),
    question: t('Ihre Frage ist nicht dabei?'),
    contact: t('Schreiben Sie uns über das Kontaktformular. Ihre Kammer antwortet Ihnen.'),
  },
  {
    page: 'unternehmen',
    ...audienceTexts.unternehmen,
    label: t('Unternehmen'),
    picture: companies,
    hint: t('Registrieren, ausbilden, Stellen anbieten'),
    question: t('Ihre Frage ist nicht dabei?'),
    contact: t('Schreiben Sie uns über das Kontaktformular. Ihre Kammer antwortet Ihnen.'),
  },
];
