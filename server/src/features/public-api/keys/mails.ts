import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { MailPart, NewMail } from '../../../core/mail/delivery/outbox.ts';

const greeting = 'Guten Tag,';

/** Kinds of mails that are deleted with the last key of an address. */
export const keyMailKinds = [
  'api-key-confirm',
  'api-key-manage',
  'api-key-blocked',
  'api-key-released',
  'api-key-webhook',
  'api-key-webhook-withdrawn',
  'api-key-webhook-failing',
  'api-key-webhook-stopped',
] as const;

const [confirmKind, manageKind, blockedKind, releasedKind, webhookKind, withdrawnKind] =
  keyMailKinds;

const ofKey = 'Sie bekommen diese E-Mail, weil der Schlüssel zu dieser Adresse gehört.';

const validity = `Der Link gilt ${limits.apiKeyLinkHours} Stunden`;

/** Anybody can enter any address, so the mail contains nothing that was typed. @param url page that makes the key */
export const confirmMail = (to: string, url: string): NewMail => ({
  kind: confirmKind,
  to,
  subject: 'Ihr Schlüssel für die Schnittstelle von Lehrpfad',
  body: [
    greeting,
    'jemand, wahrscheinlich Sie, möchte mit dieser Adresse einen Schlüssel für die Schnittstelle von Lehrpfad. Auf der nächsten Seite sehen Sie die Angaben und erzeugen ihn:',
    { label: 'Schlüssel erzeugen', url },
    `${validity} und nur einmal. Ohne Bestätigung löschen wir danach Ihre Adresse.`,
    'Sie waren das nicht? Dann müssen Sie nichts tun.',
    'Sie bekommen diese E-Mail, weil diese Adresse für einen Schlüssel eingetragen wurde.',
  ],
});

/** @param url page that shows the keys of the address */
export const manageMail = (to: string, url: string): NewMail => ({
  kind: manageKind,
  to,
  subject: 'Ihre Schlüssel für die Schnittstelle von Lehrpfad',
  body: [
    greeting,
    'über diesen Link sehen Sie, welche Schlüssel zu Ihrer Adresse gehören, und können sie löschen:',
    { label: 'Schlüssel verwalten', url },
    `${validity}. Geben Sie ihn nicht weiter.`,
    'Sie haben ihn nicht angefordert? Dann müssen Sie nichts tun.',
    'Sie bekommen diese E-Mail, weil für diese Adresse der Link angefordert wurde.',
  ],
});

interface KeyMailData {
  /** The first characters of the key. */
  readonly start: string;
  /** Full URL of the page for objections. */
  readonly contactUrl: string;
}

export function blockedMail(
  to: string,
  { start, contactUrl }: KeyMailData,
  reason: string,
): NewMail {
  const body: MailPart[] = [
    greeting,
    `die Redaktion von Lehrpfad hat Ihren Schlüssel ${start}… gesperrt. Abrufe mit ihm beantwortet die Schnittstelle mit dem Status 403. Die Redaktion schreibt dazu:`,
    { quote: reason },
    'Ohne Schlüssel können Sie die Schnittstelle weiter in den allgemeinen Grenzen lesen. Sie sehen das anders? Dann schreiben Sie uns.',
    { label: 'Kontaktseite öffnen', url: contactUrl },
    ofKey,
  ];
  return { kind: blockedKind, to, subject: 'Ihr Schlüssel ist gesperrt', body };
}

export const releasedMail = (to: string, { start }: Pick<KeyMailData, 'start'>): NewMail => ({
  kind: releasedKind,
  to,
  subject: 'Ihr Schlüssel gilt wieder',
  body: [
    greeting,
    `die Redaktion von Lehrpfad hat Ihren Schlüssel ${start}… wieder freigegeben. Sie können ihn ab sofort verwenden wie zuvor.`,
    ofKey,
  ],
});

interface WebhookAllowed {
  /** The first characters of the key. */
  readonly start: string;
  /** Page for requesting the link to the keys of an address. */
  readonly url: string;
  /** Whether the key has a webhook from before, which works again. */
  readonly hasWebhook: boolean;
}

export const webhookAllowedMail = (
  to: string,
  { start, url, hasWebhook }: WebhookAllowed,
): NewMail => ({
  kind: webhookKind,
  to,
  subject: hasWebhook
    ? 'Ihr Webhook ist wieder eingeschaltet'
    : 'Sie können einen Webhook einrichten',
  body: [
    greeting,
    hasWebhook
      ? `die Redaktion von Lehrpfad hat den Webhook Ihres Schlüssels ${start}… wieder eingeschaltet: Wir senden Änderungen an die Adresse, die Sie eingetragen haben, auch die der letzten acht Tage. Ist es eine andere, ändern Sie sie bei Ihren Schlüsseln; den Link dorthin bekommen Sie hier:`
      : `die Redaktion von Lehrpfad hat für Ihren Schlüssel ${start}… Webhooks freigeschaltet: Wir senden Ihrem Server dann Änderungen, sobald es welche gibt. Die Adresse tragen Sie bei Ihren Schlüsseln ein; den Link dorthin bekommen Sie hier:`,
    { label: 'Link anfordern', url },
    ofKey,
  ],
});

/** @param reason the editor's text */
export const webhookWithdrawnMail = (
  to: string,
  { start, contactUrl }: KeyMailData,
  reason: string,
): NewMail => ({
  kind: withdrawnKind,
  to,
  subject: 'Ihr Webhook ist abgeschaltet',
  body: [
    greeting,
    `die Redaktion von Lehrpfad hat den Webhook Ihres Schlüssels ${start}… abgeschaltet: Wir senden Ihrem Server keine Änderungen mehr. Die Redaktion schreibt dazu:`,
    { quote: reason },
    'Die Schnittstelle können Sie mit dem Schlüssel weiter lesen. Sie sehen das anders? Dann schreiben Sie uns.',
    { label: 'Kontaktseite öffnen', url: contactUrl },
    ofKey,
  ],
});
