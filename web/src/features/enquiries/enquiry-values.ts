import { chamberForBarriers } from '@lehrpfad/regions/parts/chambers.ts';
import { t } from '../../core/texts/texts.ts';

/** Values of the form for a message. */
export interface Enquiry {
  /** Index in `receivers`. */
  readonly receiver: number | null | '';
  readonly subject: string;
  readonly text: string;
  readonly mail: string;
}

/** Data of a sent message for its confirmation. */
export interface SentEnquiry {
  readonly receiver: number;
  readonly mail: string;
}

/** Topic of the page: a general message, or a report of a barrier on this site. */
export interface Topic {
  /** Part of the draft's key. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  /** Hint for the text of the message. */
  readonly hint: string | undefined;
  /** Time within which the chamber answers, if a law sets one. */
  readonly answer: string;
  readonly initial: Enquiry;
}

const empty: Enquiry = { receiver: null, subject: '', text: '', mail: '' };

const general: Topic = {
  name: 'enquiry',
  title: t('Kontakt'),
  lead: t('Fragen zu Praktikum, Ausbildung oder zu dieser Webseite? Die Kammern helfen weiter.'),
  hint: undefined,
  answer: t('Die Kammer antwortet per E-Mail.'),
  initial: empty,
};

/** The chamber answers within a month, as the state's law requires. */
export const barrier: Topic = {
  name: 'enquiry-barrier',
  title: t('Barriere melden'),
  lead: t(
    'Gibt es auf dieser Webseite ein Hindernis? Mit einer Beschreibung können wir es beseitigen.',
  ),
  hint: t(
    'Auf welcher Seite war es? Was sollte gehen, und womit: zum Beispiel mit Handy, Tastatur oder Screenreader?',
  ),
  answer: t('Innerhalb eines Monats kommt eine Antwort per E-Mail.'),
  initial: { ...empty, receiver: chamberForBarriers, subject: 'Barriere auf der Webseite' },
};

/** Returns the topic that an address presets. @param segment the part after `/kontakt/` */
export function topicAt(segment: string | undefined): Topic {
  return segment === 'barriere' ? barrier : general;
}
