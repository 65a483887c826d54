import { reportOutcomes, type ReportOutcome } from '@lehrpfad/contract/ad-reports/options.ts';
import type { AdReport } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import type { MailPart, NewMail } from '../../core/mail/delivery/outbox.ts';

type Ad = Pick<AdReport['Ad'], 'title' | 'company_name'>;

const greeting = 'Hallo,';
const named = ({ title, company_name: company }: Ad) => `„${title}“ (${company})`;

/** To the sender of a report. Anybody can enter any address, so the mail contains nothing that was typed. */
export function receivedMail(to: string, ad: Ad): NewMail {
  return {
    kind: 'ad-report-received',
    to,
    subject: 'Deine Meldung ist angekommen',
    body: [
      greeting,
      `danke für deine Meldung der Stellenanzeige ${named(ad)}. Die Redaktion von Lehrpfad prüft sie; darüber entscheidet ein Mensch, kein Programm.`,
      'Sobald sie entschieden hat, bekommst du eine E-Mail mit dem Ergebnis.',
      'Du hast nichts gemeldet? Dann hat jemand deine Adresse eingetragen, und du kannst diese Mail löschen.',
      'Du bekommst diese E-Mail, weil bei der Meldung diese Adresse angegeben wurde.',
    ],
  };
}

const decided: Readonly<Record<ReportOutcome, string>> = {
  left: 'Die Anzeige bleibt, wie sie ist: Die Redaktion hat keinen Grund gefunden, sie zu ändern oder zu sperren.',
  corrected: 'Die Anzeige wurde berichtigt.',
  locked: 'Die Anzeige wurde gesperrt. Sie ist nicht mehr öffentlich.',
};

interface Decided {
  readonly ad: Ad;
  readonly outcome: ReportOutcome;
  readonly answer: string;
  /** Whole address of the page with which one objects. */
  readonly contactUrl: string;
}

/** Tells the sender of a report what was decided, and how to object (Art. 16(5) DSA). */
export function decidedMail(to: string, { ad, outcome, answer, contactUrl }: Decided): NewMail {
  const said: MailPart[] = answer === '' ? [] : ['Die Redaktion schreibt dazu:', { quote: answer }];
  return {
    kind: 'ad-report-decided',
    to,
    subject: `Deine Meldung: ${reportOutcomes[outcome]}`,
    body: [
      greeting,
      `du hast die Stellenanzeige ${named(ad)} gemeldet. ${decided[outcome]}`,
      ...said,
      'Du siehst das anders? Schreib uns innerhalb von sechs Monaten über die Kontaktseite; dann prüft es jemand anderes noch einmal. Du kannst dich auch an eine außergerichtliche Streitbeilegungsstelle oder ein Gericht wenden.',
      { label: 'Kontaktseite öffnen', url: contactUrl },
      'Du bekommst diese E-Mail, weil bei deiner Meldung diese Adresse stand. Wir löschen sie bald von selbst.',
    ],
  };
}
