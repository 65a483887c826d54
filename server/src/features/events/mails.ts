import type { NewMail } from '../../core/mail/delivery/outbox.ts';
import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';

/** Both mails go to the account of the event. The title was written by that account, or by an editor. */
interface About {
  readonly to: string;
  readonly title: string;
  /** Page of the account's events. */
  readonly url: string;
}

const greeting = 'Guten Tag,';

export function acceptedMail({ to, title, url }: About): NewMail {
  return {
    kind: 'event-accepted',
    to,
    subject: 'Ihr Event ist jetzt zu sehen',
    body: [
      greeting,
      `Ihr Event ${quoted(title)} wurde geprüft und akzeptiert. Es ist ab sofort bei Lehrpfad zu sehen.`,
      { label: 'Ihre Events ansehen', url },
      'Wenn Sie es später ändern, werden die Änderungen geprüft; bis dahin bleibt diese Fassung zu sehen.',
      'Sie bekommen diese E-Mail, weil das Event zu Ihrem Konto gehört.',
    ],
  };
}

export function versionAcceptedMail({ to, title, url }: About): NewMail {
  return {
    kind: 'event-version-accepted',
    to,
    subject: 'Ihre Änderungen sind jetzt zu sehen',
    body: [
      greeting,
      `Ihre Änderungen am Event ${quoted(title)} wurden geprüft und akzeptiert. Sie sind ab sofort bei Lehrpfad zu sehen.`,
      { label: 'Ihre Events ansehen', url },
      'Sie bekommen diese E-Mail, weil das Event zu Ihrem Konto gehört.',
    ],
  };
}

/** @param reason the editor's text; may be empty */
export function versionDeclinedMail({ to, title, url }: About, reason: string): NewMail {
  return {
    kind: 'event-version-declined',
    to,
    subject: 'Ihre Änderungen wurden abgelehnt',
    body: [
      greeting,
      `Ihre Änderungen am Event ${quoted(title)} wurden geprüft und leider abgelehnt. Die bisherige Fassung bleibt öffentlich.`,
      ...(reason === '' ? [] : ['Die Begründung:', { quote: reason }]),
      'Sie können die Änderungen überarbeiten, noch einmal prüfen lassen oder zurückziehen:',
      { label: 'Ihre Events ansehen', url },
      'Sie bekommen diese E-Mail, weil das Event zu Ihrem Konto gehört.',
    ],
  };
}

/** @param reason the editor's text; may be empty */
export function declinedMail({ to, title, url }: About, reason: string): NewMail {
  return {
    kind: 'event-declined',
    to,
    subject: 'Ihr Event wurde abgelehnt',
    body: [
      greeting,
      `Ihr Event ${quoted(title)} wurde geprüft und leider abgelehnt.`,
      ...(reason === '' ? [] : ['Die Begründung:', { quote: reason }]),
      'Sie können es ändern oder noch einmal prüfen lassen:',
      { label: 'Ihre Events ansehen', url },
      'Sie bekommen diese E-Mail, weil das Event zu Ihrem Konto gehört.',
    ],
  };
}
