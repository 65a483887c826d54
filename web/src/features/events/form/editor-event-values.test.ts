import { describe, expect, it } from 'vitest';
import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { check } from '../../../core/form/field-errors.ts';
import {
  checkedValues,
  editorEventLabels,
  editorEventSchema,
  editorValuesOf,
  type EditorEventValues,
} from './editor-event-values.ts';

const event: OwnEvent = {
  id: 4,
  title: 'Messe',
  logo: null,
  description: '',
  weblink: '',
  status: 1,
  start_date: '2026-12-05',
  end_date: '2026-12-05',
  audiences: [],
  start_time: null,
  end_time: null,
  expired: false,
  digital: false,
  deleted: false,
  declined_message: '',
  new_version: null,
  last_updated: '',
  own_address: true,
  company_locked: false,
  company_closed: false,
  Company: null,
  Address: {
    street: 'Domplatz 1',
    additional: '',
    City: { id: 7, city: 'Magdeburg', postcode: '39104', longitude: 11, latitude: 52 },
  },
};

function checked(change: Partial<EditorEventValues>): { output?: unknown; errors?: unknown } {
  const values = checkedValues({ ...editorValuesOf(event), ...change });
  return check(editorEventSchema, values, Object.keys(editorEventLabels));
}

const nowhere = { street: '', additional: '', City: { id: 0, postcode: '', city: '', towns: 0 } };

describe('an event of the editors', () => {
  it('begins where it is', () => {
    expect(editorValuesOf(event)).toMatchObject({
      place: 'own',
      Address: { street: 'Domplatz 1' },
    });
    expect(editorValuesOf({ ...event, own_address: false })).toMatchObject({
      place: 'company',
      Address: nowhere,
    });
    expect(editorValuesOf({ ...event, digital: true, Address: null }).place).toBe('digital');
    expect(editorValuesOf(null).place).toBe('company');
  });

  it('of an own place needs a valid address, and no company', () => {
    expect(checked({}).output).toMatchObject({
      place: 'own',
      Company: null,
      Address: { street: 'Domplatz 1', additional: '', City: 7 },
    });
    expect(checked({ Address: nowhere }).errors).toEqual({
      'Address.street': 'Pflichtfeld!',
      'Address.City': 'Pflichtfeld!',
    });
  });

  it('at the address of a company needs the company, which has to exist', () => {
    expect(checked({ place: 'company' }).errors).toEqual({ Company: 'Pflichtfeld!' });
    expect(checked({ place: 'company', Company: { id: 0, name: 'Kuchen' } }).errors).toEqual({
      Company: 'Firma nicht im System!',
    });
    const Company = { id: 9, name: 'Elbe' };
    expect(checked({ place: 'company', Company, Address: nowhere }).output).toMatchObject({
      Company: 9,
      Address: null,
    });
  });

  it('in the net needs neither', () => {
    expect(checked({ place: 'digital', Address: nowhere }).output).toMatchObject({
      Company: null,
      Address: null,
    });
  });
});
