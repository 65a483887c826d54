import { describe, expect, it } from 'vitest';
import { adOfFields } from '../feed/feed-fields.ts';
import { adOfPosting, keptOf } from '../json/job-posting.ts';
import { meaningOf } from '../formats/field-paths.ts';

const placeOf = (fields: Record<string, string>) => {
  const ad = adOfFields({ title: 'Ausbildung Koch', company: 'Krug GmbH', ...fields });
  return 'rejected' in ad ? ad : { town: ad.place.town, postcode: ad.place.postcode };
};

const companys = { companyPostcode: '06108', companyTown: 'Halle (Saale)' };
const halle = { town: 'Halle (Saale)', postcode: '06108' };
const nowhere = { town: '', postcode: '' };

describe('the address of a company', () => {
  it('is the place of a record that names no other', () => {
    expect(placeOf(companys)).toEqual(halle);
    expect(placeOf({ companyAddress: 'Weg 1, 06108 Halle (Saale)' })).toEqual(halle);
    expect(placeOf({ ...companys, country: 'DE' })).toEqual(halle);
  });

  it('gives way to the place of work, also in the text', () => {
    expect(placeOf({ ...companys, town: 'Zeitz' })).toMatchObject({ town: 'Zeitz' });
    expect(placeOf({ ...companys, description: '<p>Ort: Zeitz</p>' })).toMatchObject({
      town: 'Zeitz',
    });
  });

  it('is no place of work in another state or country, or at another position', () => {
    expect(placeOf({ ...companys, state: 'Bayern' })).toEqual(nowhere);
    expect(placeOf({ ...companys, country: 'Österreich' })).toEqual(nowhere);
    expect(placeOf({ ...companys, latitude: '51.5', longitude: '11.9' })).toEqual(nowhere);
  });

  it.each([
    [['company', 'address', 'zip'], 'companyPostcode'],
    [['company', 'city'], 'companyTown'],
    [['arbeitgeber', 'anschrift'], 'companyAddress'],
    [['employer', 'location', 'street'], 'companyStreet'],
    [['firma_plz'], 'companyPostcode'],
    [['Firmenanschrift'], 'companyAddress'],
    [['company_city'], 'companyTown'],
    [['Firmensitz'], 'companyTown'],
  ])('is at %j', (path, field) => {
    const meaning = meaningOf(path);
    expect(meaning && 'field' in meaning ? meaning.field : undefined).toBe(field);
  });

  it.each([
    [['company', 'name'], 'company'],
    [['company', 'contact', 'city'], undefined],
    [['company', 'parent', 'city'], undefined],
  ])('is not at %j', (path, field) => {
    const meaning = meaningOf(path);
    expect(meaning && 'field' in meaning ? meaning.field : undefined).toBe(field);
  });

  it('is kept of a JobPosting without a place', () => {
    const posting = {
      title: 'Ausbildung zum Koch',
      hiringOrganization: {
        name: 'Krug GmbH',
        address: { '@type': 'PostalAddress', postalCode: '06108', addressLocality: 'Halle' },
      },
    };
    expect(adOfPosting(keptOf(posting))).toMatchObject({
      place: { postcode: '06108', town: 'Halle' },
    });
    const jobLocation = { address: { postalCode: '06712', addressLocality: 'Zeitz' } };
    expect(adOfPosting(keptOf({ ...posting, jobLocation }))).toMatchObject({
      place: { postcode: '06712', town: 'Zeitz' },
    });
    expect(adOfPosting(keptOf({ ...posting, description: 'Arbeitsort: Zeitz' }))).toMatchObject({
      place: { town: 'Zeitz' },
    });
  });
});
