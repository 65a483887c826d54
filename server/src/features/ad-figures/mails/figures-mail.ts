import { figureKinds, type FigureKind } from '@lehrpfad/contract/ad-figures/options.ts';
import { germanDay } from '@lehrpfad/contract/core/dates/german-day.ts';
import { subjectOf, type MailPart, type NewMail } from '../../../core/mail/delivery/outbox.ts';
import type { Advice, AdviceField } from './advice.ts';
import type { Subscriber } from './mails-store.ts';
import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';

type Sums = Readonly<Record<FigureKind, number>>;

interface FigureMailData {
  /** `Oktober 2026` */
  readonly month: string;
  readonly sums: Sums;
  /** Sums of the month before. */
  readonly before: Sums;
  /** Advice with the title of an ad of the account that it concerns. */
  readonly advice: (Advice & { readonly title: string }) | undefined;
  readonly urls: { readonly figures: string; readonly stop: string };
}

const kindNames: Readonly<Record<FigureKind, string>> = {
  shown: 'in Ergebnissen gezeigt',
  opened: 'geöffnet',
  saved: 'als Favorit gemerkt',
  contacted: 'Kontaktdaten aufgerufen',
  shared: 'Link geteilt',
};

/** Words for a field that an ad lacks, and for ads with the field. */
const adviceWords: Readonly<Record<AdviceField, readonly [lacks: string, having: string]>> = {
  pay: ['nennt keine Vergütung', 'Anzeigen mit Vergütung'],
  certificate: ['nennt keinen Schulabschluss', 'Anzeigen, die den Schulabschluss nennen,'],
  typical_day: ['beschreibt keinen typischen Tag', 'Anzeigen mit einem typischen Tag'],
  reply_days: [
    'sagt nicht, wann Sie antworten',
    'Anzeigen, die eine Antwort in einer Frist versprechen,',
  ],
  trial_day: ['bietet keinen Schnuppertag an', 'Anzeigen mit Schnuppertag'],
};

const number = new Intl.NumberFormat('de-DE');

function adviceParts(advice: FigureMailData['advice']): MailPart[] {
  if (advice === undefined) return [];
  const [lacks, having] = adviceWords[advice.field];
  return [
    `Ein Rat, der aus unseren eigenen Zahlen folgt: ${quoted(advice.title)} ${lacks}. ${having} wurden in den letzten 90 Tagen ${advice.percent} % öfter aus den Ergebnissen heraus geöffnet als andere (${number.format(advice.with)} Anzeigen gegen ${number.format(advice.without)}).`,
  ];
}

/** Makes the mail with the sums of a month. */
export function figuresMail({ email, since }: Subscriber, told: FigureMailData): NewMail {
  const { month, sums, before, urls } = told;
  return {
    kind: 'ad-figures',
    to: email,
    subject: subjectOf(
      `Ihre Stellenanzeigen im ${month}: ${number.format(sums.opened)}-mal geöffnet`,
    ),
    unsubscribeUrl: urls.stop,
    body: [
      'Guten Tag,',
      `so oft wurden Ihre Stellenanzeigen im ${month} gefunden (in Klammern der Monat davor):`,
      {
        items: figureKinds.map(
          (kind) =>
            `${kindNames[kind]}: ${number.format(sums[kind])} (${number.format(before[kind])})`,
        ),
      },
      ...adviceParts(told.advice),
      { label: 'Alle Zahlen ansehen', url: urls.figures },
      `Sie bekommen diese E-Mail, weil Sie sie am ${germanDay(since)} unter „Mein Konto“ bestellt haben, einmal im Monat. Gezählt werden nur Summen; niemand wird verfolgt.`,
      { links: [{ text: 'Diese Mail abbestellen', detail: '', url: urls.stop }] },
    ],
  };
}
