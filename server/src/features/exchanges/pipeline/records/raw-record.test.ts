import { describe, expect, it } from 'vitest';
import { contactNotice } from '../texts/contacts.ts';
import type { Json } from '../imported-ad.ts';
import { testAdapter } from '../pipeline.fixture.ts';
import { hashOf, withoutContacts } from './raw-record.ts';
import { descriptionHtml } from '../texts/texts.ts';

describe('a record that is kept', () => {
  it('has no fields for contacts, and none in its texts', () => {
    expect(
      withoutContacts({
        title: 'Bäcker',
        email: 'a@b.de',
        applicationContact: { name: 'Anna' },
        hiringOrganization: {
          name: 'Frau Anna Müller Pflege',
          telephone: '0391',
          contactPoint: [],
          url: 'https://a.example',
        },
        ansprechpartner: ['Anna'],
        kontakt: 'Anna',
        Telefon: '0391',
        description: '<p>Tel.: 0391 12345</p>',
        list: ['Brot', 'jobs@firma.de', 3, null, true],
      }),
    ).toEqual({
      title: 'Bäcker',
      hiringOrganization: { name: 'Frau Anna Müller Pflege', url: 'https://a.example' },
      description: `<p>${contactNotice}</p>`,
      list: ['Brot', contactNotice, 3, null, true],
    });
  });

  it('keeps ids, addresses of the web, postcodes and days', () => {
    const raw = {
      id: '01701234567',
      plz: '06108',
      date: '2027-08-01',
      company: 'Backhaus Elbe GmbH & Co. KG',
      link: 'https://firma.example/jobs/0391/1234567',
      nested: { position: { latitude: 51.4, longitude: 11.9 } },
    };
    expect(withoutContacts(raw)).toEqual(raw);
  });

  it('says the same of the ad', () => {
    const raw = {
      title: 'Ausbildung zum Koch',
      company: 'Herr Max Muster Gaststätte',
      street: 'Am Markt 1',
      start: '2027-08-01',
      email: 'a@b.de',
      description: `Ansprechpartnerin: Frau Anna Müller\nTel.: 0391 / 12 34-56\n\nAb 01.08.2027 für 1.100,00 €. ${'Kochen. '.repeat(20)}`,
    };
    const [one, other] = [raw, withoutContacts(raw)].map((record) =>
      testAdapter.normalise(record, undefined as never),
    );
    if (one === undefined || other === undefined || 'rejected' in one || 'rejected' in other)
      throw new Error('The record cannot be read.');
    expect({ ...other, description: descriptionHtml(other.description) }).toEqual({
      ...one,
      description: descriptionHtml(one.description),
    });
  });

  it('can be stored whatever it holds', () => {
    expect(withoutContacts({ 'a\0': 'b\0c', d: '\uD800' })).toEqual({ a: 'bc', d: '\uFFFD' });
  });
});

describe('the hash', () => {
  it('knows no order of fields, but that of lists', () => {
    expect(hashOf({ a: 1, b: [1, { c: null, d: 'x' }] })).toBe(
      hashOf({ b: [1, { d: 'x', c: null }], a: 1 }),
    );
    expect(hashOf({ b: [1, 2] })).not.toBe(hashOf({ b: [2, 1] }));
  });

  it.each<[Json, Json]>([
    [{ a: '1' }, { a: 1 }],
    [{ a: null }, {}],
    [['ab'], ['a', 'b']],
    ['', null],
  ])('tells %j from %j', (one, other) => {
    expect(hashOf(one)).not.toBe(hashOf(other));
  });
});
