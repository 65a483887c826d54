import { germanDay } from '@lehrpfad/contract/core/dates/german-day.ts';
import { rhythmLabel } from '@lehrpfad/contract/alerts/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { subjectOf, type MailPart, type NewMail } from '../../core/mail/delivery/outbox.ts';
import type { ConfirmedAlert } from './store.ts';

const greeting = 'Hallo,';

/** Kinds of mails that are forgotten with an alert. */
export const alertMailKinds = ['alert-confirm', 'alert-new-ads'] as const;

const [confirmKind, newAdsKind] = alertMailKinds;

/**
 * Anybody can enter any address, so this mail contains nothing of the search: it stands on the page.
 * @param url page that confirms
 */
export function confirmMail(to: string, url: string): NewMail {
  return {
    kind: confirmKind,
    to,
    subject: 'Bitte bestätige deinen Suchauftrag',
    body: [
      greeting,
      'jemand, wahrscheinlich du, möchte neue Stellen von Lehrpfad an diese Adresse bekommen. Sieh dir den Suchauftrag an und bestätige ihn:',
      { label: 'Suchauftrag bestätigen', url },
      `Der Link gilt ${limits.alertConfirmHours} Stunden und nur einmal. Ohne Bestätigung löschen wir danach deine Adresse.`,
      'Du warst das nicht? Dann musst du nichts tun.',
      'Du bekommst diese E-Mail, weil diese Adresse bei einem Suchauftrag eingetragen wurde.',
    ],
  };
}

/** An ad as the mail lists it. */
export interface ListedAd {
  readonly title: string;
  /** Company and town. */
  readonly detail: string;
  readonly url: string;
}

interface NewAds {
  /** The search in words, which the owner of the address has confirmed. */
  readonly words: string;
  readonly count: number;
  /** The newest, at least one. */
  readonly ads: readonly ListedAd[];
  /** Whole addresses of the search and of the pages that change and stop the alert. */
  readonly urls: { readonly search: string; readonly change: string; readonly stop: string };
}

export function newAdsMail(alert: ConfirmedAlert, { words, count, ads, urls }: NewAds): NewMail {
  const rhythm = rhythmLabel(alert.rhythm);
  const found = counted(count, 'neue Stelle', 'neue Stellen');
  const others = count - ads.length;
  const more: MailPart[] =
    others === 0 ? [] : [`Dazu kommen ${counted(others, 'weitere', 'weitere')}.`];
  return {
    kind: newAdsKind,
    to: alert.email,
    subject: subjectOf(`${found}: ${words}`),
    unsubscribeUrl: urls.stop,
    body: [
      greeting,
      `für deine Suche „${words}“ gibt es seit der letzten Mail ${found}:`,
      { links: ads.map(({ title, detail, url }) => ({ text: title, detail, url })) },
      ...more,
      { label: 'Alle Treffer ansehen', url: urls.search },
      `Du bekommst diese E-Mail, weil du den Suchauftrag am ${germanDay(alert.confirmedOn)} bestätigt hast: ${rhythm}, aber nur wenn es etwas Neues gibt. Er endet von selbst am ${germanDay(alert.endsOn)}.`,
      {
        links: [
          { text: 'Suchauftrag ändern', url: urls.change },
          { text: 'Keine Mails mehr: Suchauftrag beenden', url: urls.stop },
        ],
      },
    ],
  };
}
