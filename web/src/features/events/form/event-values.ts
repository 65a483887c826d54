import {
  eachPlainField,
  eventFieldLabels,
  type PlainFieldName,
} from '@lehrpfad/contract/events/event-fields.ts';
import { eventForm, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { isDay } from '@lehrpfad/contract/core/dates/spans.ts';
import { z } from 'zod';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import type { Branch } from './branches.ts';
import { latestOf } from '../detail/new-version.ts';

/** Values that all forms of an event have; dates and times are '' for none. */
export interface EventBasics extends Readonly<
  Record<Exclude<PlainFieldName, 'audiences'>, string>
> {
  /** Keys of the audiences. */
  readonly audiences: readonly string[];
  /** `undefined` leaves it unchanged, `null` removes it. */
  readonly logo: Blob | null | undefined;
}

export interface EventValues extends EventBasics {
  readonly Company: Choice | null;
}

/** Labels of the fields, in their order. */
export const eventLabels = { Company: 'Filiale', ...eventFieldLabels };

/** The rules of the server, with different messages for a missing and for an unknown company. */
export const eventSchema = eventForm.safeExtend({
  Company: z
    .unknown()
    .refine((value): boolean => value !== null, { error: 'Pflichtfeld!', abort: true })
    .pipe(eventForm.shape.Company),
});

/**
 * Returns the initial values for an event, of its new version if there is one; null for a new event, which gets the branch if there is only
 * one.
 */
export function valuesOf(event: OwnEvent | null, branches: readonly Branch[]): EventValues {
  const latest = event && latestOf(event);
  const own = branches.find(({ id }) => id === latest?.Company?.id);
  const only = branches.length === 1 ? branches[0] : undefined;
  const company = latest ? (own ?? latest.Company) : only;
  return {
    // Keeps only the fields that drafts compare: address and lock belong to the branch.
    Company: company ? { id: company.id, name: company.name } : null,
    ...basicsOf(latest),
  };
}

/** Returns the initial values except company and place. */
export const basicsOf = (event: OwnEvent | null): EventBasics => ({
  ...eachPlainField((name) => (name === 'audiences' ? '' : (event?.[name] ?? ''))),
  audiences: event?.audiences ?? [],
  logo: undefined,
});

/** Returns the date, or '' if the typed text is not a date (yet). */
export function dayOf(value: string): string {
  return isDay(value) ? value : '';
}
