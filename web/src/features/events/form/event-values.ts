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

/** What every form of an event holds; days and times are '' for none. */
export interface EventBasics extends Readonly<Record<PlainFieldName, string>> {
  /** `undefined` as it is, `null` taken away. */
  readonly logo: Blob | null | undefined;
}

export interface EventValues extends EventBasics {
  readonly Company: Choice | null;
}

/** Labels of the fields, in their order. */
export const eventLabels = { Company: 'Filiale', ...eventFieldLabels };

/** The form as the server checks it, but a company that is missing is told from one that does not exist. */
export const eventSchema = eventForm.safeExtend({
  Company: z
    .unknown()
    .refine((value): boolean => value !== null, { error: 'Pflichtfeld!', abort: true })
    .pipe(eventForm.shape.Company),
});

/** What the form of an event begins with: its new version where it has one; null for a new one, whose branch is chosen where there is only one. */
export function valuesOf(event: OwnEvent | null, branches: readonly Branch[]): EventValues {
  const latest = event && latestOf(event);
  const own = branches.find(({ id }) => id === latest?.Company?.id);
  const only = branches.length === 1 ? branches[0] : undefined;
  const company = latest ? (own ?? latest.Company) : only;
  return {
    // Only what a draft compares: address and lock are the branch's own.
    Company: company ? { id: company.id, name: company.name } : null,
    ...basicsOf(latest),
  };
}

/** What a form begins with beside company and place. */
export const basicsOf = (event: OwnEvent | null): EventBasics => ({
  ...eachPlainField((name) => event?.[name] ?? ''),
  logo: undefined,
});

/** A day, or '' where what was typed is none (yet). */
export function dayOf(value: string): string {
  return isDay(value) ? value : '';
}
