import type { Option } from '../core/text/labels-of.ts';

/* What the fields of an event and the filters of events choose from. Free of schemas, for the browser. */

/** For whom an event is. */
export const eventAudiences = [
  { key: 'pupils', label: 'Schüler/innen' },
  { key: 'parents', label: 'Eltern' },
  { key: 'teachers', label: 'Lehrkräfte' },
] as const satisfies readonly Option[];

export type EventAudience = (typeof eventAudiences)[number]['key'];

/** How one takes part in an event. */
export const eventModes = [
  { key: 'on_site', label: 'vor Ort' },
  { key: 'digital', label: 'digital' },
] as const satisfies readonly Option[];

export type EventMode = (typeof eventModes)[number]['key'];
