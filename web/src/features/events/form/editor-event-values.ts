import { addressForm } from '@lehrpfad/contract/companies/companies.ts';
import { eventFieldLabels } from '@lehrpfad/contract/events/event-fields.ts';
import {
  editorsEventForm,
  type OwnEvent,
  type PublicEvent,
} from '@lehrpfad/contract/events/events.ts';
import { z } from 'zod';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import {
  noPlace,
  placeOfPostcode,
  type PostcodePlace,
} from '../../places/place-by-postcode-value.ts';
import { basicsOf, type EventBasics } from './event-values.ts';

/** Kind of place: the company's address, an own address, or online. */
export type PlaceKind = 'company' | 'own' | 'digital';

export const placeKinds: readonly { readonly value: PlaceKind; readonly label: string }[] = [
  { value: 'company', label: 'Adresse der Firma' },
  { value: 'own', label: 'Eigener Ort' },
  { value: 'digital', label: 'Digital' },
];

export interface EditorEventValues extends EventBasics {
  readonly place: PlaceKind;
  readonly Company: Choice | null;
  /** Only used for an own place. */
  readonly Address: {
    readonly street: string;
    readonly additional: string;
    readonly City: PostcodePlace;
  };
}

/** Owners call a company 'Filiale', editors 'Firma'. */
const companyLabel = 'Firma';

export const editorEventLabels = {
  place: 'Wo findet das Event statt?',
  Company: companyLabel,
  'Address.street': 'Straße und Hausnummer',
  'Address.additional': 'Adresszusatz',
  'Address.City': 'Postleitzahl',
  ...eventFieldLabels,
} as const;

/** Labels of the fields that are compared after a conflict. */
export const comparedLabels = {
  place: 'Ort',
  Company: companyLabel,
  Address: 'Adresse',
  ...eventFieldLabels,
} as const;

/** The company is null if the event needs none, and undefined if it is missing. */
export const editorEventSchema = editorsEventForm.safeExtend({
  place: z.enum(['company', 'own', 'digital']),
  Company: z
    .unknown()
    .refine((value): boolean => value !== undefined, { error: 'Pflichtfeld!', abort: true })
    .pipe(editorsEventForm.shape.Company),
  Address: addressForm.extend({ City: placeOfPostcode }).nullable(),
});

/** Returns the input of the schema: the address is used only for an own place, and only there the company may be missing. */
export function checkedValues(values: EditorEventValues): unknown {
  const { place, Company, Address } = values;
  return {
    ...values,
    Company: place === 'company' ? (Company ?? undefined) : Company,
    Address: place === 'own' ? Address : null,
  };
}

function kindOf(event: Pick<OwnEvent, 'digital' | 'own_address'> | null): PlaceKind {
  if (event?.digital) return 'digital';
  return event?.own_address ? 'own' : 'company';
}

/** Returns the initial values of the editors' form; null for a new event. */
export function editorValuesOf(event: OwnEvent | null): EditorEventValues {
  const own = event?.own_address ? event.Address : null;
  return {
    place: kindOf(event),
    Company: event?.Company ? { id: event.Company.id, name: event.Company.name } : null,
    Address: {
      street: own?.street ?? '',
      additional: own?.additional ?? '',
      City: own
        ? { id: own.City.id, postcode: own.City.postcode, city: own.City.city, towns: 1 }
        : noPlace,
    },
    ...basicsOf(event),
  };
}

/** Returns the address of an own place for the preview. */
export function previewAddress({ Address }: EditorEventValues): PublicEvent['Address'] {
  const { street, additional, City } = Address;
  if (City.city === '') return null;
  return { street, additional, City: { ...City, longitude: 0, latitude: 0 } };
}
