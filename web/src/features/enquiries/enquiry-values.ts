/** What the form of a message holds while it is filled in. */
export interface Enquiry {
  /** A place in `receivers`. */
  readonly receiver: 0 | 1 | 2 | 3 | null | '';
  readonly subject: string;
  readonly text: string;
  readonly mail: string;
}

/** What is told of a message that was sent. */
export interface SentEnquiry {
  readonly receiver: 0 | 1 | 2 | 3;
  readonly mail: string;
}

/** What the page is about: a message of any kind, or of a barrier on this site. */
export interface Topic {
  /** Part of the draft's key. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  /** What helps to write the text. */
  readonly hint: string | undefined;
  /** How soon the chamber answers, where that is laid down. */
  readonly answer: string;
  readonly initial: Enquiry;
}

const empty: Enquiry = { receiver: null, subject: '', text: '', mail: '' };

const general: Topic = {
  name: 'enquiry',
  title: 'Kontakt',
  lead: 'Fragen zu Praktikum, Ausbildung oder zu dieser Webseite? Die Kammern helfen weiter.',
  hint: undefined,
  answer: 'Die Kammer antwortet per E-Mail.',
  initial: empty,
};

/** Within a month: § 16b (4) BGG LSA. */
export const barrier: Topic = {
  name: 'enquiry-barrier',
  title: 'Barriere melden',
  lead: 'Gibt es auf dieser Webseite ein Hindernis? Mit einer Beschreibung können wir es beseitigen.',
  hint: 'Auf welcher Seite war es? Was sollte gehen, und womit: zum Beispiel mit Handy, Tastatur oder Screenreader?',
  answer: 'Innerhalb eines Monats kommt eine Antwort per E-Mail.',
  initial: { ...empty, receiver: 1, subject: 'Barriere auf der Webseite' },
};

/** What an address of the page presets. @param segment what follows `/kontakt/` */
export function topicAt(segment: string | undefined): Topic {
  return segment === 'barriere' ? barrier : general;
}
