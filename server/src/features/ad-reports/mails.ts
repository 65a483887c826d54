import type { ReportOutcome } from '@lehrpfad/contract/ad-reports/options.ts';
import type { AdReport } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import type { Language } from '@lehrpfad/contract/core/languages.ts';
import type { MailPart, NewMail } from '../../core/mail/delivery/outbox.ts';
import { whenFinal } from '../../core/mail/delivery/undo-period.ts';
import { wordsOf, type PageWords } from '../../core/text/page-words.ts';
import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';

type Ad = Pick<AdReport['Ad'], 'title' | 'company_name'>;

/** The sender of a report, and the language in which it was sent. */
export interface Sender {
  readonly mail: string;
  readonly language: Language;
}

const named = ({ title, company_name: company }: Ad) => `${quoted(title)} (${company})`;

/** To the sender of a report. Anybody can enter any address, so the mail contains nothing that was typed. */
export function receivedMail({ mail, language }: Sender, ad: Ad): NewMail {
  const { t } = wordsOf(language);
  return {
    kind: 'ad-report-received',
    to: mail,
    language,
    subject: t('Deine Meldung ist angekommen'),
    body: [
      t('Hallo,'),
      t(
        'danke für deine Meldung der Stellenanzeige {ad}. Die Redaktion von Lehrpfad prüft sie; darüber entscheidet ein Mensch, kein Programm.',
        { ad: named(ad) },
      ),
      t('Sobald sie entschieden hat, bekommst du eine E-Mail mit dem Ergebnis.'),
      t(
        'Du hast nichts gemeldet? Dann hat jemand deine Adresse eingetragen, und du kannst diese Mail löschen.',
      ),
      t('Du bekommst diese E-Mail, weil bei der Meldung diese Adresse angegeben wurde.'),
    ],
  };
}

/** Texts about each decision: the subject of the mail and a sentence. */
const decided = ({ t }: PageWords): Readonly<Record<ReportOutcome, readonly [string, string]>> => ({
  left: [
    t('Deine Meldung: Anzeige bleibt'),
    t(
      'Die Anzeige bleibt, wie sie ist: Die Redaktion hat keinen Grund gefunden, sie zu ändern oder zu sperren.',
    ),
  ],
  corrected: [t('Deine Meldung: Anzeige berichtigt'), t('Die Anzeige wurde berichtigt.')],
  locked: [
    t('Deine Meldung: Anzeige gesperrt'),
    t('Die Anzeige wurde gesperrt. Sie ist nicht mehr öffentlich.'),
  ],
});

/** Key of the mail about the decision of a report at a time. */
export const decidedMailKey = (report: number, at: Date) =>
  `ad-report-decided/${report}/${at.toISOString()}`;

interface Decided {
  readonly id: number;
  readonly now: Date;
  readonly ad: Ad;
  readonly outcome: ReportOutcome;
  readonly answer: string;
  /** Full URL of the page for objections. */
  readonly contactUrl: string;
}

/**
 * Tells the sender of a report the decision, and how to object (Art. 16(5) DSA). The editor's text stays unchanged. `withdrawMail` withdraws
 * the mail if the decision is undone.
 */
export function decidedMail(
  { mail, language }: Sender,
  { id, now, ad, outcome, answer, contactUrl }: Decided,
): NewMail {
  const words = wordsOf(language);
  const { t } = words;
  const [subject, sentence] = decided(words)[outcome];
  const said: MailPart[] =
    answer === '' ? [] : [t('Die Redaktion schreibt dazu:'), { quote: answer }];
  return {
    kind: 'ad-report-decided',
    to: mail,
    language,
    onceKey: decidedMailKey(id, now),
    // The page offers no undo for a lock, about which the company is told at once, too.
    ...(outcome !== 'locked' && { notBefore: whenFinal(now) }),
    subject,
    body: [
      t('Hallo,'),
      `${t('du hast die Stellenanzeige {ad} gemeldet.', { ad: named(ad) })} ${sentence}`,
      ...said,
      t(
        'Du siehst das anders? Schreib uns innerhalb von sechs Monaten über die Kontaktseite; dann prüft es jemand anderes noch einmal. Du kannst dich auch an eine außergerichtliche Streitbeilegungsstelle oder ein Gericht wenden.',
      ),
      { label: t('Kontaktseite öffnen'), url: contactUrl },
      t(
        'Du bekommst diese E-Mail, weil bei deiner Meldung diese Adresse stand. Wir löschen sie bald von selbst.',
      ),
    ],
  };
}
