import type { Option } from '../core/text/labels-of.ts';

/* Options of the fields of an event and of the filters of events. Free of schemas, for the browser. */

/** Audiences of an event. */
export const eventAudiences = [
  { key: 'pupils', label: 'Schüler/innen' },
  { key: 'parents', label: 'Eltern' },
  { key: 'teachers', label: 'Lehrkräfte' },
] as const satisfies readonly Option[];

export type EventAudience = (typeof eventAudiences)[number]['key'];

/** Ways to take part in an event. */
export const eventModes = [
  { key: 'on_site', label: 'vor Ort' },
  { key: 'digital', label: 'digital' },
] as const satisfies readonly Option[];

export type EventMode = (typeof eventModes)[number]['key'];
