import { registrationForm } from '@lehrpfad/contract/registrations/registrations.ts';
import type { Choice } from '../../core/form/fields/field-props.ts';
import { noPlace, placeOfPostcode, type PostcodePlace } from '../places/place-by-postcode-value.ts';

/** 0: the request was received; 1: it could not be sent. */
export type Outcome = 0 | 1;

/** Values of the form for a request. */
export interface Request {
  readonly name: string;
  readonly street: string;
  readonly additional: string;
  readonly City: PostcodePlace;
  readonly weblink: string;
  readonly Allowed_apprenticeships: readonly Choice[];
  /** 1 Divers, 2 Frau, 3 Herr */
  readonly salutation: 1 | 2 | 3 | null | '';
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly email: string;
}

export const noRequest: Request = {
  name: '',
  street: '',
  additional: '',
  City: noPlace,
  weblink: '',
  Allowed_apprenticeships: [],
  salutation: 1,
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
};

/** The rules of the server; a place is the result of looking up the postcode. */
export const requestSchema = registrationForm.extend({ City: placeOfPostcode });
