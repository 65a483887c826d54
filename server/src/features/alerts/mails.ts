import { innerQuoted } from '@lehrpfad/contract/core/text/quoted.ts';
import { rhythmLabel } from '@lehrpfad/contract/alerts/options.ts';
import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { subjectOf, type MailLink, type NewMail } from '../../core/mail/delivery/outbox.ts';
import { wordsOf } from '../../core/text/page-words.ts';
import type { ConfirmedAlert } from './store.ts';

/** Kinds of mails that are deleted with an alert. */
export const alertMailKinds = ['alert-confirm', 'alert-new-ads', 'alert-others'] as const;

const [confirmKind, newAdsKind, othersKind] = alertMailKinds;

/**
 * Anybody can enter any address, so this mail contains nothing of the search, which only the page shows.
 * @param url page that confirms
 */
export function confirmMail(
  { email, language }: { readonly email: string; readonly language: Language },
  url: string,
): NewMail {
  const { t } = wordsOf(language);
  return {
    kind: confirmKind,
    to: email,
    language,
    subject: t('Bitte bestätige deinen Suchauftrag'),
    body: [
      t('Hallo,'),
      t(
        'jemand, wahrscheinlich du, möchte neue Stellen von Lehrpfad an diese Adresse bekommen. Sieh dir den Suchauftrag an und bestätige ihn:',
      ),
      { label: t('Suchauftrag bestätigen'), url },
      t('Der Link gilt {hours} Stunden. Ohne Bestätigung löschen wir danach deine Adresse.', {
        hours: limits.alertConfirmHours,
      }),
      t('Du warst das nicht? Dann musst du nichts tun.'),
      t('Du bekommst diese E-Mail, weil diese Adresse bei einem Suchauftrag eingetragen wurde.'),
    ],
  };
}

/** An ad in the list of the mail. */
export interface ListedAd {
  readonly title: string;
  /** Company and town. */
  readonly detail: string;
  readonly url: string;
}

interface NewAds {
  /** The search in words. The owner of the address has confirmed it. */
  readonly words: string;
  readonly count: number;
  /** The newest, at least one. */
  readonly ads: readonly ListedAd[];
  /** Full URLs of the search and of the pages that change and stop the alert. */
  readonly urls: { readonly search: string; readonly change: string; readonly stop: string };
}

/** Says how many new ads the mail does not name. */
function othersText(others: number, t: ReturnType<typeof wordsOf>['t']): string[] {
  if (others === 0) return [];
  if (others === 1) return [t('Dazu kommt eine weitere.')];
  return [t('Dazu kommen {others} weitere.', { others })];
}

export function newAdsMail(
  { email, language, rhythm, confirmedOn, endsOn }: ConfirmedAlert,
  { words, count, ads, urls }: NewAds,
): NewMail {
  const { t, counted, day, translated } = wordsOf(language);
  const found = counted(count, 'neue Stelle', 'neue Stellen');
  return {
    kind: newAdsKind,
    to: email,
    language,
    subject: subjectOf(`${found}: ${words}`),
    unsubscribeUrl: urls.stop,
    body: [
      t('Hallo,'),
      t('für deine Suche „{words}“ gibt es seit der letzten Mail {found}:', {
        words: innerQuoted(words),
        found,
      }),
      { links: ads.map(({ title, detail, url }) => ({ text: title, detail, url })) },
      ...othersText(count - ads.length, t),
      { label: t('Alle Treffer ansehen'), url: urls.search },
      t(
        'Du bekommst diese E-Mail, weil du den Suchauftrag am {confirmed} bestätigt hast: {rhythm}, aber nur wenn es etwas Neues gibt. Er endet von selbst am {ends}.',
        {
          confirmed: day(confirmedOn),
          rhythm: translated(rhythmLabel(rhythm)),
          ends: day(endsOn),
        },
      ),
      {
        links: [
          { text: t('Suchauftrag ändern'), url: urls.change },
          { text: t('Keine Mails mehr: Suchauftrag beenden'), url: urls.stop },
        ],
      },
    ],
  };
}

/**
 * Tells which alerts go on after one was stopped. Only a mail says so: whoever has the link of one alert may not be the owner of the address.
 * @param others at least one: the search in words, how often its mails come, and the page that changes and stops it
 */
export function othersMail(
  { email, language }: Pick<ConfirmedAlert, 'email' | 'language'>,
  { words, others }: { readonly words: string; readonly others: readonly MailLink[] },
): NewMail {
  const { t, counted } = wordsOf(language);
  const goOn = counted(
    others.length,
    'Suchauftrag mit deiner Adresse läuft weiter',
    'Suchaufträge mit deiner Adresse laufen weiter',
  );
  return {
    kind: othersKind,
    to: email,
    language,
    subject: goOn,
    body: [
      t('Hallo,'),
      t('der Suchauftrag „{words}“ ist beendet.', { words: innerQuoted(words) }),
      t('{goOn}. Zum Ändern oder Beenden:', { goOn }),
      { links: others },
      t('Du bekommst diese E-Mail, weil sie beim Beenden des Suchauftrags angefordert wurde.'),
    ],
  };
}
