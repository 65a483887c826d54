import type { NewMail } from '../../../core/mail/delivery/outbox.ts';

/* As in the other mails of accounts, none contains a name, not even that of a passkey. */

const changes = {
  'totp-added': {
    subject: 'Authenticator-App eingerichtet',
    text: 'für die Anmeldung bei Ihrem Konto bei Lehrpfad wurde gerade eine Authenticator-App eingerichtet. Nach dem Passwort wird künftig ihr Code verlangt.',
  },
  'totp-removed': {
    subject: 'Authenticator-App entfernt',
    text: 'von Ihrem Konto bei Lehrpfad wurde gerade die Authenticator-App entfernt. Ihre Codes gelten nicht mehr.',
  },
  'passkey-added': {
    subject: 'Passkey eingerichtet',
    text: 'für die Anmeldung bei Ihrem Konto bei Lehrpfad wurde gerade ein Passkey eingerichtet. Nach dem Passwort können Sie sich künftig mit ihm ausweisen.',
  },
  'passkey-removed': {
    subject: 'Passkey entfernt',
    text: 'von Ihrem Konto bei Lehrpfad wurde gerade ein Passkey entfernt. Er gilt nicht mehr.',
  },
  'codes-renewed': {
    subject: 'Neue Wiederherstellungscodes',
    text: 'für Ihr Konto bei Lehrpfad wurden gerade neue Wiederherstellungscodes angelegt. Die bisherigen gelten nicht mehr.',
  },
  'code-used': {
    subject: 'Wiederherstellungscode verwendet',
    text: 'bei Ihrem Konto bei Lehrpfad hat sich gerade jemand mit einem Wiederherstellungscode ausgewiesen. Dieser Code gilt nicht mehr.',
  },
} as const;

export type SecondStepChange = keyof typeof changes;

/** After a change of the second step by its owner. @param url page where a forgotten password is replaced */
export function secondStepMail(to: string, change: SecondStepChange, url: string): NewMail {
  const { subject, text } = changes[change];
  return {
    kind: `second-step-${change}`,
    to,
    subject,
    body: [
      'Guten Tag,',
      text,
      'Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Legen Sie bitte sofort ein neues fest und wenden Sie sich an die Verwaltung von Lehrpfad:',
      { label: 'Passwort zurücksetzen', url },
      'Sie bekommen diese E-Mail, weil sich die Anmeldung Ihres Kontos geändert hat. Solche E-Mails lassen sich nicht abbestellen.',
    ],
  };
}

/** After somebody gave the right password and failed at the second step. @param day at most one mail is sent on it */
export function guessedMail(
  to: string,
  { url, userId, day }: { url: string; userId: number; day: string },
): NewMail {
  return {
    kind: 'second-step-guessed',
    to,
    subject: 'Jemand kennt Ihr Passwort',
    onceKey: `second-step-guessed ${userId} ${day}`,
    body: [
      'Guten Tag,',
      'bei Ihrem Konto bei Lehrpfad hat jemand das richtige Passwort eingegeben, aber mehrmals einen falschen Code. Die Anmeldung wurde abgebrochen.',
      'Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Legen Sie bitte sofort ein neues fest:',
      { label: 'Passwort zurücksetzen', url },
      'Waren Sie es selbst, müssen Sie nichts tun.',
      'Sie bekommen diese E-Mail, weil jemand versucht hat, sich bei Ihrem Konto anzumelden.',
    ],
  };
}

/** After an administrator or the operator has removed the second step. @param url the login page */
export function secondStepResetMail(to: string, url: string): NewMail {
  return {
    kind: 'second-step-reset',
    to,
    subject: 'Der zweite Schritt Ihrer Anmeldung wurde zurückgesetzt',
    body: [
      'Guten Tag,',
      'die Verwaltung von Lehrpfad hat den zweiten Schritt Ihrer Anmeldung zurückgesetzt: Authenticator-App, Passkeys und Wiederherstellungscodes gelten nicht mehr, und Sie sind überall abgemeldet.',
      'Sie melden sich wieder mit E-Mail-Adresse und Passwort an und richten den zweiten Schritt unter „Mein Konto“ neu ein:',
      { label: 'Zur Anmeldung', url },
      'Sie haben nicht darum gebeten? Dann wenden Sie sich bitte sofort an die Verwaltung von Lehrpfad.',
      'Sie bekommen diese E-Mail, weil sich die Anmeldung Ihres Kontos geändert hat.',
    ],
  };
}
