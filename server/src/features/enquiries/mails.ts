import { subjectOf, type NewMail } from '../../core/mail/delivery/outbox.ts';

/** A visitor's message to a chamber. */
export interface Enquiry {
  /** E-mail address of the sender. */
  readonly mail: string;
  readonly subject: string;
  readonly text: string;
}

/** Returns a text as one line, because line breaks would end a header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** To the chamber, which can reply to the sender directly. The message is inserted as plain text. */
export function enquiryMail(to: string, { mail, subject, text }: Enquiry): NewMail {
  return {
    kind: 'enquiry',
    to,
    replyTo: mail,
    subject: subjectOf(`Kontaktanfrage: ${subject}`),
    body: [
      'Guten Tag,',
      'über das Kontaktformular von Lehrpfad ist eine Nachricht für Sie eingegangen.',
      { items: [`Absender: ${mail}`, `Betreff: ${oneLine(subject)}`] },
      { quote: text },
      'Mit „Antworten“ schreiben Sie dem Absender. Ob die Adresse ihm gehört, ist nicht geprüft.',
      'Sie bekommen diese E-Mail, weil jemand Ihre Kammer als Empfängerin gewählt hat.',
    ],
  };
}
