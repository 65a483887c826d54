import type { Language } from '@lehrpfad/contract/core/languages.ts';
import type { NewMail } from '../../core/mail/delivery/outbox.ts';
import { wordsOf } from '../../core/text/page-words.ts';

/**
 * Confirms the message to the sender. Anybody can enter any address, so this mail contains nothing of the message, not even the subject.
 * @param chamber its name
 */
export function receivedMail(
  { mail, language }: { readonly mail: string; readonly language: Language },
  chamber: string,
): NewMail {
  const { t } = wordsOf(language);
  return {
    kind: 'enquiry-received',
    to: mail,
    language,
    subject: t('Ihre Nachricht ist angekommen'),
    body: [
      t('Guten Tag,'),
      t(
        'vielen Dank für Ihre Nachricht über Lehrpfad. Sie ist an die {chamber} weitergeleitet worden.',
        { chamber },
      ),
      t(
        'Die Kammer antwortet Ihnen an diese E-Mail-Adresse. Bis dahin müssen Sie nichts weiter tun.',
      ),
      t('Zum Schutz vor Missbrauch steht der Text Ihrer Nachricht nicht in dieser Bestätigung.'),
      t(
        'Sie haben uns nichts geschrieben? Dann hat jemand Ihre Adresse eingetragen, und Sie können diese Mail löschen.',
      ),
      t(
        'Sie bekommen diese E-Mail, weil diese Adresse als Absender der Nachricht angegeben wurde.',
      ),
    ],
  };
}
