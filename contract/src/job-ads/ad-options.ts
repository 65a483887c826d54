import type { Option } from '../core/text/labels-of.ts';

/** Options of the fields about conditions and applications. Free of schemas, for the browser. */

export const workingTimes = [
  { key: 'full', label: 'Vollzeit' },
  { key: 'part', label: 'Teilzeit möglich' },
  { key: 'shifts', label: 'Schichtdienst' },
  { key: 'weekends', label: 'am Wochenende' },
  { key: 'remote', label: 'mobiles Arbeiten möglich' },
] as const satisfies readonly Option[];

export type WorkingTime = (typeof workingTimes)[number]['key'];

/** Documents that an application may need. */
export const applicationDocuments = [
  { key: 'letter', label: 'Anschreiben' },
  { key: 'cv', label: 'Lebenslauf' },
  { key: 'report', label: 'Zeugnis' },
  { key: 'call', label: 'nur anrufen' },
] as const satisfies readonly Option[];

/** Whether an ad asks for a call instead of documents. */
export const asksForCall = (asked: readonly string[]): boolean =>
  asked.length > 0 && asked.every((key) => key === 'call');

export const applicationMethods = [
  { key: 'email', label: 'E-Mail' },
  { key: 'phone', label: 'Telefon' },
  { key: 'web', label: 'Webadresse' },
  { key: 'visit', label: 'vor Ort' },
] as const satisfies readonly Option[];

export type ApplicationMethod = (typeof applicationMethods)[number]['key'];
