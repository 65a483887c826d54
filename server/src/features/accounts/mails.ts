import type { NewMail } from '../../core/mail/delivery/outbox.ts';

/* No mail contains a name: strangers can enter any name with any address, and no mail may carry their words to that address. */

const greeting = 'Guten Tag,';

/** @param url page where the new password is set */
export function resetMail(to: string, url: string): NewMail {
  return {
    kind: 'password-reset',
    to,
    subject: 'Neues Passwort für Ihr Konto',
    body: [
      greeting,
      'für Ihr Konto bei Lehrpfad wurde ein neues Passwort angefordert. Hier legen Sie es fest:',
      { label: 'Neues Passwort festlegen', url },
      'Der Link gilt eine Stunde und lässt sich nur einmal verwenden.',
      'Sie haben kein neues Passwort angefordert? Dann müssen Sie nichts tun: Ihr bisheriges gilt weiter.',
      'Sie bekommen diese E-Mail, weil für das Konto mit dieser Adresse ein neues Passwort angefordert wurde.',
    ],
  };
}

/** For somebody who requests a password but has not activated the account. @param url page that activates it */
export function activationMail(to: string, url: string): NewMail {
  return {
    kind: 'activation',
    to,
    subject: 'Ihr Konto aktivieren',
    body: [
      greeting,
      'Ihr Konto bei Lehrpfad ist noch nicht aktiviert. Dafür legen Sie hier ein Passwort fest:',
      { label: 'Konto aktivieren', url },
      'Der Link gilt sieben Tage und lässt sich nur einmal verwenden. Frühere Links gelten nicht mehr.',
      'Sie haben keinen Link angefordert? Dann müssen Sie nichts tun.',
      'Sie bekommen diese E-Mail, weil für das Konto mit dieser Adresse ein neuer Link angefordert wurde.',
    ],
  };
}

/** @param url page where a forgotten password is replaced */
export function passwordChangedMail(to: string, url: string): NewMail {
  return {
    kind: 'password-changed',
    to,
    subject: 'Ihr Passwort wurde geändert',
    body: [
      greeting,
      'das Passwort Ihres Kontos bei Lehrpfad wurde gerade geändert. Auf anderen Geräten müssen Sie sich neu anmelden.',
      'Das waren nicht Sie? Dann legen Sie bitte sofort ein neues Passwort fest:',
      { label: 'Passwort zurücksetzen', url },
      'Sie bekommen diese E-Mail, weil sich das Passwort Ihres Kontos geändert hat.',
    ],
  };
}

/** To the new address. @param url page that confirms it */
export function confirmEmailMail(to: string, url: string): NewMail {
  return {
    kind: 'email-confirmation',
    to,
    subject: 'Neue E-Mail-Adresse bestätigen',
    body: [
      greeting,
      'diese Adresse soll künftig zu einem Konto bei Lehrpfad gehören. Bitte bestätigen Sie das:',
      { label: 'Adresse bestätigen', url },
      'Der Link gilt 24 Stunden und lässt sich nur einmal verwenden. Bis dahin gilt die bisherige Adresse.',
      'Sie wissen nichts davon? Dann müssen Sie nichts tun.',
      'Sie bekommen diese E-Mail, weil jemand diese Adresse bei einem Konto eingetragen hat.',
    ],
  };
}

/** To the new address, if it already has an account. @param url page where a forgotten password is replaced */
export function emailTakenMail(to: string, url: string): NewMail {
  return {
    kind: 'email-taken',
    to,
    subject: 'Zu dieser Adresse gibt es schon ein Konto',
    body: [
      greeting,
      'diese Adresse sollte zu einem weiteren Konto bei Lehrpfad gehören. Es gibt aber schon eines mit ihr, deshalb hat sich nichts geändert.',
      'Waren das Sie und kennen das Passwort dieses Kontos nicht mehr, so legen Sie hier ein neues fest:',
      { label: 'Passwort zurücksetzen', url },
      'Sie wissen nichts davon? Dann müssen Sie nichts tun.',
      'Sie bekommen diese E-Mail, weil jemand diese Adresse bei einem anderen Konto eingetragen hat.',
    ],
  };
}

/** Kinds of mails that an account sends to an address that it does not own yet. */
export const newAddressMails = ['email-confirmation', 'email-taken'] as const;

/** To the present address, without the new one. @param url page where a forgotten password is replaced */
export function emailChangeNotice(to: string, url: string): NewMail {
  return {
    kind: 'email-change',
    to,
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    body: [
      greeting,
      'für Ihr Konto bei Lehrpfad wurde eine andere E-Mail-Adresse eingetragen. Sie gilt, sobald sie bestätigt ist; bis dahin bleibt es bei dieser.',
      'Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Legen Sie bitte sofort ein neues fest; die Änderung ist damit hinfällig:',
      { label: 'Passwort zurücksetzen', url },
      'Sie bekommen diese E-Mail, weil diese Adresse zu Ihrem Konto gehört.',
    ],
  };
}

/** To the former and the new address, after a change by an administrator. @param url the login page */
export function emailChangedMail(to: string, url: string): NewMail {
  return {
    kind: 'email-changed',
    to,
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    body: [
      greeting,
      'die Verwaltung von Lehrpfad hat die E-Mail-Adresse Ihres Kontos geändert. Ab jetzt melden Sie sich mit der neuen Adresse an; Ihr Passwort bleibt.',
      { label: 'Zur Anmeldung', url },
      'Sie wissen nichts davon? Dann wenden Sie sich bitte an Ihre Kammer.',
      'Sie bekommen diese E-Mail, weil diese Adresse zu Ihrem Konto gehört oder gehört hat.',
    ],
  };
}

/** @param url page where the invited person sets a password */
export function invitationMail(to: string, url: string): NewMail {
  return {
    kind: 'editor-invitation',
    to,
    subject: 'Einladung in die Redaktion von Lehrpfad',
    body: [
      greeting,
      'Sie sind eingeladen, in der Redaktion von Lehrpfad mitzuarbeiten. Legen Sie hier ein Passwort fest, dann ist Ihr Konto bereit:',
      { label: 'Einladung annehmen', url },
      'Der Link gilt sieben Tage und lässt sich nur einmal verwenden. Frühere Links gelten nicht mehr.',
      'Sie bekommen diese E-Mail, weil die Verwaltung von Lehrpfad Ihre Adresse eingetragen hat. Möchten Sie nicht mitarbeiten, müssen Sie nichts tun.',
    ],
  };
}
