import { randomUUID } from 'node:crypto';
import type { NewMail } from '../../core/mail/delivery/outbox.ts';

/* No mail contains a name or a word of a company: companies can invite any address, and no mail may carry their words to it. */

const greeting = 'Guten Tag,';

/** Kinds of mails to persons who do not belong to the account yet. */
export const invitationKinds = ['team-invitation', 'team-email-taken'] as const;

/** How the keys of an invitation's mails begin: other accounts may have invited the same address. */
export const mailKeysOf = (invitation: number) => `team-invitation/${invitation}/`;

/** An invitation and the address that it was sent to. */
export interface Invited {
  readonly id: number;
  readonly email: string;
}

/** @param url page where the invited person sees the company and sets a password */
export function teamInvitationMail({ id, email }: Invited, url: string): NewMail {
  return {
    kind: 'team-invitation',
    to: email,
    onceKey: mailKeysOf(id) + randomUUID(),
    subject: 'Einladung in das Konto eines Unternehmens',
    body: [
      greeting,
      'ein Unternehmen möchte, dass Sie in seinem Konto bei Lehrpfad mitarbeiten. Welches es ist, sehen Sie auf der folgenden Seite. Dort legen Sie ein Passwort fest, dann können Sie sich anmelden:',
      { label: 'Einladung ansehen', url },
      'Der Link gilt sieben Tage und lässt sich nur einmal verwenden. Frühere Links gelten nicht mehr.',
      'Sie bekommen diese E-Mail, weil jemand aus dem Unternehmen Ihre Adresse eingetragen hat. Wissen Sie nichts davon, müssen Sie nichts tun: Ohne Ihr Passwort entsteht kein Konto.',
    ],
  };
}

/** If the address has an account already. @param url the login page */
export function teamEmailTakenMail({ id, email }: Invited, url: string): NewMail {
  return {
    kind: 'team-email-taken',
    to: email,
    onceKey: mailKeysOf(id) + randomUUID(),
    subject: 'Einladung: Zu dieser Adresse gibt es schon ein Konto',
    body: [
      greeting,
      'ein Unternehmen möchte, dass Sie in seinem Konto bei Lehrpfad mitarbeiten. Zu dieser Adresse gibt es aber schon ein Konto, und eine Adresse kann nur zu einem gehören.',
      'Möchten Sie mitarbeiten, so lassen Sie sich an eine andere Adresse einladen, oder ändern Sie vorher die Adresse Ihres bisherigen Kontos:',
      { label: 'Zur Anmeldung', url },
      'Sie bekommen diese E-Mail, weil jemand aus dem Unternehmen Ihre Adresse eingetragen hat. Wissen Sie nichts davon, müssen Sie nichts tun: An Ihrem Konto hat sich nichts geändert.',
    ],
  };
}

/** To a person who can no longer log in. @param why the reason */
export function colleagueRemovedMail(to: string, why: 'removed' | 'left' | 'closed'): NewMail {
  const how = {
    removed: 'das Unternehmen hat Ihren Zugang zu seinem Konto bei Lehrpfad beendet.',
    left: 'Sie haben das Konto Ihres Unternehmens bei Lehrpfad verlassen.',
    closed: 'das Konto Ihres Unternehmens bei Lehrpfad wurde geschlossen.',
  };
  return {
    kind: 'team-removed',
    to,
    subject: 'Ihr Zugang bei Lehrpfad ist beendet',
    body: [
      greeting,
      `${how[why]} Ihr Login ist gelöscht, auf allen Geräten sind Sie abgemeldet.`,
      'Sie bekommen diese E-Mail, weil der Zugang zu dieser Adresse gehörte. Fragen dazu beantwortet Ihnen das Unternehmen.',
    ],
  };
}

/** To a colleague. @param url page that takes over the account */
export function transferMail(to: string, url: string): NewMail {
  return {
    kind: 'account-transfer',
    to,
    subject: 'Sie sollen ein Konto übernehmen',
    body: [
      greeting,
      'wer das Konto Ihres Unternehmens bei Lehrpfad führt, möchte es an Sie übergeben. Was sich damit ändert, steht auf der folgenden Seite; dort entscheiden Sie:',
      { label: 'Übernahme ansehen', url },
      'Der Link gilt sieben Tage und lässt sich nur einmal verwenden. Möchten Sie das Konto nicht übernehmen, müssen Sie nichts tun.',
      'Sie bekommen diese E-Mail, weil Sie in diesem Konto mitarbeiten.',
    ],
  };
}

/** To the owner, when a transfer begins. @param url page where a forgotten password is replaced */
export function transferStartedMail(to: string, url: string): NewMail {
  return {
    kind: 'account-transfer-started',
    to,
    subject: 'Ihr Konto soll übergeben werden',
    body: [
      greeting,
      'für Ihr Konto bei Lehrpfad wurde eine Übergabe an eine Person Ihres Teams begonnen. Bis diese zustimmt, ändert sich nichts, und Sie können die Übergabe unter „Team“ zurückziehen.',
      'Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Legen Sie bitte sofort ein neues fest, und ziehen Sie die Übergabe zurück:',
      { label: 'Passwort zurücksetzen', url },
      'Sie bekommen diese E-Mail, weil Sie das Konto führen.',
    ],
  };
}

/** To both, after a transfer. @param url the login page */
export function transferredMail(to: string, url: string, isNewOwner: boolean): NewMail {
  return {
    kind: 'account-transferred',
    to,
    subject: isNewOwner ? 'Sie haben ein Konto übernommen' : 'Ihr Konto ist übergeben',
    body: [
      greeting,
      isNewOwner
        ? 'das Konto Ihres Unternehmens bei Lehrpfad führen jetzt Sie. Wer es bisher geführt hat, arbeitet in der Rolle „Verwaltung“ weiter mit.'
        : 'das Konto Ihres Unternehmens bei Lehrpfad führt jetzt eine andere Person Ihres Teams. Sie arbeiten in der Rolle „Verwaltung“ weiter mit.',
      'Melden Sie sich mit Ihrer eigenen Adresse und Ihrem eigenen Passwort neu an:',
      { label: 'Zur Anmeldung', url },
      'Sie bekommen diese E-Mail, weil Sie an der Übergabe beteiligt waren.',
    ],
  };
}
