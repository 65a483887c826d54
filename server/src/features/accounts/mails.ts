import type { NewMail } from '../../core/mail/delivery/outbox.ts';

/*
 * None of them names anybody: whoever registers or asks for a password may have chosen both the name and the address, and no mail
 * carries a stranger's words to an address that the stranger chose.
 */

const greeting = 'Guten Tag,';

/** @param url of the page where a new password is set */
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
    ],
  };
}

/** For whoever asks for a password and has not activated the account yet. @param url of the page that activates it */
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
    ],
  };
}

/** @param url of the page where a forgotten password is replaced */
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
    ],
  };
}

/** To the new address. @param url of the page that confirms it */
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
    ],
  };
}

/** To the new address, where there is an account with it already. @param url of the page where a forgotten password is replaced */
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
    ],
  };
}

/** What an account causes at an address that is not its own yet. */
export const newAddressMails = ['email-confirmation', 'email-taken'] as const;

/** To the address that is to be replaced; it does not say by which. @param url of the page where a forgotten password is replaced */
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
    ],
  };
}

/** To the former and to the new address, where an administrator has changed it. @param url of the login */
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
    ],
  };
}

/** @param url of the page where the invited person sets a password */
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
    ],
  };
}
