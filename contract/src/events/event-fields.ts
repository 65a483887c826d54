import { limits } from '../core/limits.ts';
import { eventAudiences } from './event-options.ts';

/**
 * The fields of every event form except company and place, in their order. The schemas, the form, the message about a conflict and the
 * comparison of versions are built from them. Free of schemas, for the browser.
 */
export const eventFields = {
  title: { kind: 'line', label: 'Name des Events', max: limits.eventTitle },
  weblink: { kind: 'website', label: 'Webseite' },
  start_date: { kind: 'day', label: 'Startdatum' },
  end_date: { kind: 'day', label: 'Enddatum' },
  start_time: { kind: 'time', label: 'Von' },
  end_time: { kind: 'time', label: 'Bis' },
  audiences: { kind: 'keys', label: 'Für wen', options: eventAudiences },
  logo: { kind: 'picture', label: 'Logo' },
  description: { kind: 'html', label: 'Beschreibung', max: limits.eventDescription },
} as const;

export type EventFieldName = keyof typeof eventFields;

/** All fields but the picture: their name is the same in forms, in responses and as a column. */
export type PlainFieldName = Exclude<EventFieldName, 'logo'>;

const names = Object.keys(eventFields) as EventFieldName[];

export const plainFieldNames = names.filter((name) => name !== 'logo');

/** Whether two values of a field are the same; lists of keys are in the order of their options. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) ? one.join() === other.join() : one === other;

/** An object with the value of each plain field. */
export const eachPlainField = <Value>(valueOf: (name: PlainFieldName) => Value) =>
  Object.fromEntries(plainFieldNames.map((name) => [name, valueOf(name)])) as Record<
    PlainFieldName,
    Value
  >;

/** Returns only the plain fields of an event. */
export const plainFieldsOf = <Event extends Readonly<Record<PlainFieldName, unknown>>>(
  event: Event,
) => eachPlainField<unknown>((name) => event[name]) as Pick<Event, PlainFieldName>;

/** Labels of the fields, in the order of the form. */
export const eventFieldLabels = Object.fromEntries(
  names.map((name) => [name, eventFields[name].label]),
) as Record<EventFieldName, string>;
