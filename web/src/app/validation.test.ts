import { contactPersonForm } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { passwordForm } from '@lehrpfad/contract/accounts/accounts.ts';
import { enquiryForm } from '@lehrpfad/contract/enquiries/enquiries.ts';
import { jobAdFormOn } from '@lehrpfad/contract/job-ads/visibility.ts';
import { loginForm } from '@lehrpfad/contract/core/sessions.ts';
import {
  validationTable,
  withValue,
  type ValidationCase,
} from '@lehrpfad/contract/core/endpoints/validation-table.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { apprenticeshipRequestSchema } from '../features/companies/apprenticeships/apprenticeship-request.ts';
import { companySchema } from '../features/companies/form/company-values.ts';
import { eventSchema } from '../features/events/form/event-values.ts';
import { requestSchema } from '../features/registrations/request-values.ts';
import { check } from '../core/form/field-errors.ts';

const place = { id: 1, postcode: '39104', city: 'Magdeburg', towns: 1 };
const choice = { id: 1, name: 'Eins' };
const person = {
  first_name: 'Pia',
  last_name: 'Probe',
  phone: '0391 1',
  email: 'pia@probe.example',
};

interface Form {
  readonly schema: z.ZodType;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The forms of the client with valid values in every field. */
const forms: Readonly<Record<ValidationCase[0], Form>> = {
  login: { schema: loginForm, values: { email: 'pia@probe.example', password: 'x' } },
  contact: { schema: contactPersonForm, values: { ...person, role: '' } },
  company: {
    schema: companySchema,
    values: {
      name: 'Probe',
      weblink: '',
      logo: undefined,
      Professions: [],
      Contacts: [],
      Address: { street: 'Weg 1', additional: '', City: place },
    },
  },
  registration: {
    schema: requestSchema,
    values: {
      ...person,
      name: 'Probe',
      street: 'Weg 1',
      additional: '',
      City: place,
      weblink: '',
      salutation: 1,
      Allowed_apprenticeships: [],
    },
  },
  enquiry: {
    schema: enquiryForm,
    values: { receiver: 1, subject: 'Frage', text: 'Text', mail: 'pia@probe.example' },
  },
  jobAd: {
    schema: jobAdFormOn('2026-11-21', null),
    values: {
      Companies: [choice],
      title: 'Titel',
      job_type: 2,
      Job_name: choice,
      Profession: choice,
      job_start: '2027-08-01',
      job_end: '',
      details: '<p>Text</p>',
      annotation: '',
      file: [],
      availability_start_date: '',
      availability_end_date: '',
    },
  },
  event: {
    schema: eventSchema,
    values: {
      Company: choice,
      title: 'Tag',
      weblink: '',
      logo: undefined,
      description: '',
      start_date: '2027-08-01',
      end_date: '2027-08-01',
      start_time: '09:00',
      end_time: '',
    },
  },
  apprenticeships: {
    schema: apprenticeshipRequestSchema,
    values: { Company: choice, Allowed_apprenticeships: [choice], other: '', message: '' },
  },
  password: {
    schema: passwordForm,
    values: { current_password: 'x', password: 'Regen, Mohn und Mehl' },
  },
};

it.each(Object.entries(forms))('the form %s takes what is right', (_, { schema, values }) => {
  expect(check(schema, values, Object.keys(values)).errors).toBeUndefined();
});

it.each(validationTable)('%s.%s = %j: %s', (form, field, value, message) => {
  const { schema, values } = forms[form];
  const { errors } = check(schema, withValue(values, field, value), [field]);
  expect(errors?.[field] ?? null).toBe(message);
});
