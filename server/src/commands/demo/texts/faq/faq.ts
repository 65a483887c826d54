import { faqOfCompanies } from './faq-companies.ts';
import { faqOfPupils } from './faq-pupils.ts';
import { faqOfTeachers } from './faq-teachers.ts';
import type { FaqText } from './faq-text.ts';
import { faqOfTrainees } from './faq-trainees.ts';

const practice = 'Redaktionsalltag';

const ofEditors: readonly FaqText[] = [
  {
    title: 'Wann nehmen wir eine Registrierungsanfrage an?',
    description:
      '<p>Wenn der Betrieb in unserem Kammerbezirk sitzt und die Ausbildungsberatung die Eignung bestätigt. Im Zweifel erst anrufen, dann entscheiden: Annehmen und Ablehnen lassen sich nicht rückgängig machen.</p><ol><li>Gibt es die Firma schon? Der Hinweis dazu steht an der Anfrage.</li><li>Ausbildungsberufe auswählen, für die sie geeignet ist.</li><li>Annehmen. Der Link in der E-Mail gilt sieben Tage.</li></ol>',
    categories: [practice],
    internal: true,
  },
  {
    title: 'Wie gehen wir mit neuen Berufsbezeichnungen um?',
    description:
      '<p>Was aus anderen Börsen kommt und keinem Beruf zugeordnet ist, steht unter <strong>Berufe</strong> mit dem Filter „zu bearbeiten“. Meist gibt es die Bezeichnung schon in anderer Schreibweise: dann zuordnen. Sonst die passenden Tätigkeitsfelder wählen.</p>',
    categories: [practice],
    internal: true,
  },
];

/** The questions and answers of the demo, in order. They describe German law as of 2026. */
export const faqTexts: readonly FaqText[] = [
  ...faqOfPupils,
  ...faqOfTrainees,
  ...faqOfTeachers,
  ...faqOfCompanies,
  ...ofEditors,
];
