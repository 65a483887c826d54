import { agencySettings } from '@lehrpfad/contract/exchanges/settings.ts';
import { describe, expect, it } from 'vitest';
import { isRejected, type ImportedAd, type Json } from '../../pipeline/imported-ad.ts';
import { recorded } from './agency.fixture.ts';
import { kept } from './fields.ts';
import { normalise } from './normalise.ts';

const settings = agencySettings.parse({});
const apprenticeships = recorded('search-v6-apprenticeships').ergebnisliste as Record<
  string,
  Json
>[];
const internships = recorded('search-v6-internships').ergebnisliste as Record<string, Json>[];

const listed = (reference: string) =>
  [...apprenticeships, ...internships].find((item) => item['referenznummer'] === reference)!;

/** Normalises the stored form of a recorded ad, with changes. */
function read(reference: string, changes: Record<string, unknown> = {}, details = {}) {
  return normalise(kept({ ...listed(reference), ...changes }, details), settings);
}

function ad(...given: Parameters<typeof read>): ImportedAd {
  const normalised = read(...given);
  if (isRejected(normalised)) throw new Error(normalised.rejected);
  return normalised;
}

const carpenter = '10001-1002716922-S';

describe('An ad of the agency', () => {
  it('is read with all that it says', () => {
    const details = recorded(`details-${carpenter}`);
    expect(ad(carpenter, {}, details)).toEqual({
      title: 'Ausbildung Tischler/in (m/w/d) 2027',
      jobType: 2,
      jobNames: ['Tischler/in'],
      company: {
        name: 'Tischlerei Holzapfel & Söhne GmbH',
        weblink: '',
        logoUrl:
          'https://rest.arbeitsagentur.de/vermittlung/ag-darstellung-service/ct/v1/arbeitgeberlogo/q1pXaZ8vKx3yV0fTfT4jvQ%3D%3D',
      },
      place: {
        street: 'Große Steinstraße 12a',
        postcode: '06108',
        town: 'Halle (Saale)',
        state: 'Sachsen-Anhalt',
        country: 'DE',
        position: { latitude: 51.48, longitude: 11.97 },
      },
      description: {
        text: `${details.stellenangebotsBeschreibung}

- **Ausbildungsvergütung im Monat:** 1. Jahr 750 €, 2. Jahr 875,5 €, 3. Jahr 1.000 €
- **Geforderter Schulabschluss:** Hauptschulabschluss`,
        format: 'markdown',
      },
      start: '2027-08-01',
      end: null,
      published: '2026-09-14',
      changed: '2026-11-03',
      lastDay: null,
      link: `https://www.arbeitsagentur.de/jobsuche/jobdetail/${carpenter}`,
      baId: carpenter,
      conditions: {
        pay_year_1: 750,
        pay_year_2: 876,
        pay_year_3: 1000,
        certificate: 'hauptschule',
        working_time: ['full'],
      },
    });
  });

  it('is the same with the names of version 4', () => {
    const [old] = recorded('search-v4').stellenangebote;
    const details = recorded(`details-${carpenter}`);
    const now = ad(carpenter, {}, details);
    // Version 4 has no working time.
    const { working_time: _, ...conditions } = now.conditions ?? {};
    expect(normalise(kept({ ...old, angebotsart: 4 }, details), settings)).toEqual({
      ...now,
      conditions,
    });
  });

  it('is read from details of version 4, and known by its occupation where it has no title', () => {
    const [, old] = recorded('search-v4').stellenangebote;
    const details = recorded('details-v4-10001-1002716924-S');
    expect(normalise(kept({ ...old, angebotsart: 4 }, details), settings)).toMatchObject({
      title: 'Bäcker/in',
      place: { street: 'Am Markt 2', postcode: '39576', town: 'Stendal', state: 'Sachsen-Anhalt' },
      description: { text: expect.stringContaining('Brot und Brötchen') },
    });
  });

  it('keeps no contact data', () => {
    const [, old] = recorded('search-v4').stellenangebote;
    const details = recorded('details-v4-10001-1002716924-S');
    expect(JSON.stringify(details)).toContain('Erna Erfunden');
    expect(JSON.stringify(kept(old, details))).not.toContain('Erna');
  });

  it('may have a title over 100 characters', () => {
    expect(ad('10001-1002716923-S').title.length).toBeGreaterThan(100);
  });

  it('may have no start', () => {
    expect(ad('10001-1002716924-S').start).toBeNull();
  });

  it('keeps a start that is past', () => {
    expect(ad('10001-1002716929-S')).toMatchObject({ start: '2026-10-01', lastDay: '2027-01-31' });
  });

  it('may have no occupation: then its title says it, or its course of study', () => {
    expect(ad('12265-partner_jb-4711_x-S').jobNames).toEqual(['Ausbildung zur Pflegefachkraft']);
    expect(ad('10001-1002716929-S').jobNames).toEqual(['Soziale Arbeit']);
  });

  it('has its further occupations after the main one, each once', () => {
    const more = {
      weitereBerufe: ['Holzmechaniker/in'],
      alleBerufe: ['Tischler/in', 'Zimmerer/Zimmerin'],
    };
    expect(ad(carpenter, more).jobNames).toEqual([
      'Tischler/in',
      'Holzmechaniker/in',
      'Zimmerer/Zimmerin',
    ]);
  });

  it('is an apprenticeship where it is a dual study', () => {
    expect(ad('10001-1002716929-S').jobType).toBe(2);
  });

  it('names where to apply, in a link that nothing ends early', () => {
    expect(ad('12265-partner_jb-4711_x-S').description.text).toContain(
      '[Ausschreibung beim Anbieter](https://jobs.partner.example/stelle?id=4711&quelle=%28ba%29)',
    );
    expect(ad(carpenter, { externeURL: 'javascript:alert(1)' }).description.text).not.toContain(
      'Ausschreibung beim Anbieter',
    );
  });

  it('is at the first of its places in Sachsen-Anhalt, and names the others there', () => {
    const { place, description } = ad('10001-1002716928-S');
    expect(place).toMatchObject({ town: 'Naumburg (Saale)', postcode: '06618', street: 'Markt 3' });
    expect(description.text).toBe('- **Weitere Orte:** Zeitz');
  });

  it('may be abroad, which is for the rules to say', () => {
    expect(ad('15317-eures-99-S').place).toMatchObject({
      country: 'AT',
      postcode: '',
      town: 'Innsbruck',
    });
    const [place] = listed(carpenter)['stellenlokationen'] as any[];
    const abroad = { ...place, adresse: { ...place.adresse, land: 'ATLANTIS' } };
    expect(ad(carpenter, { stellenlokationen: [abroad] }).place.country).toBe('ZZ');
  });

  it('keeps the zero before its postcode, and gets it back', () => {
    const [place] = listed(carpenter)['stellenlokationen'] as any[];
    const postcodeOf = (plz: unknown) =>
      ad(carpenter, { stellenlokationen: [{ ...place, adresse: { ...place.adresse, plz } }] }).place
        .postcode;
    expect(['06108', 6108, '6108', '061', '', null].map(postcodeOf)).toEqual([
      '06108',
      '06108',
      '06108',
      '',
      '',
      '',
    ]);
  });

  it('may lack all that it need not have', () => {
    expect(ad('10001-1002716930-S')).toMatchObject({
      title: 'Gärtner/in (m/w/d)',
      jobNames: ['Gärtner/in (m/w/d)'],
      company: { name: 'Gärtnerei Grünspan', logoUrl: '' },
      place: { postcode: '', town: 'Quedlinburg', state: '', country: 'DE', position: null },
      description: { text: '' },
      start: null,
      published: null,
      changed: null,
    });
  });

  it.each([
    [{}, '10001-1002716926-S', 'anonymous-employer'],
    [{ chiffrenummer: 'X-1' }, carpenter, 'anonymous-employer'],
    [{ firma: undefined }, carpenter, 'anonymous-employer'],
    [{ stellenangebotsTitel: '', hauptberuf: '', alleBerufe: [] }, carpenter, 'no-title'],
    [{ stellenangebotsart: 'ARBEIT' }, carpenter, 'job-type'],
    [{ istArbeitnehmerUeberlassung: true }, carpenter, 'temporary-work'],
    [{ istPrivateArbeitsvermittlung: true }, carpenter, 'private-placement'],
    [{}, '10001-2002716902-S', 'not-for-pupils'],
    [{}, '10001-2002716903-S', 'not-for-pupils'],
    [{}, '10001-2002716904-S', 'not-for-pupils'],
  ])('with %o of %s is rejected: %s', (changes, reference, reason) => {
    expect(read(reference, changes)).toMatchObject({ rejected: reason });
  });

  it('of an agency for temporary work or placement comes where the settings say so', () => {
    const raw = kept({
      ...listed(carpenter),
      istArbeitnehmerUeberlassung: true,
      istPrivateArbeitsvermittlung: true,
    });
    const both = { ...settings, temporaryWork: true, privatePlacement: true };
    expect(isRejected(normalise(raw, both))).toBe(false);
    expect(normalise(raw, { ...both, privatePlacement: false })).toMatchObject({
      rejected: 'private-placement',
    });
  });

  it('is an internship of pupils, with its end', () => {
    expect(ad('10001-2002716901-S')).toMatchObject({
      jobType: 1,
      start: '2027-02-01',
      end: '2027-02-12',
    });
  });

  it('that does not say whom it is for is for whoever asks for a school certificate only', () => {
    const details = recorded('details-10001-2002716903-S');
    expect(isRejected(read('10001-2002716903-S', {}, details))).toBe(false);
    expect(
      read('10001-2002716903-S', {}, { ...details, geforderterBildungsabschluss: 'ABITUR' }),
    ).toMatchObject({ rejected: 'not-for-pupils' });
  });

  it.each([null, 7, 'text', [], {}, { stellenlokationen: 'x', eintrittszeitraum: 3, firma: {} }])(
    'that is no ad is rejected, whatever it is: %o',
    (raw) => {
      expect(isRejected(normalise(raw as Json, settings))).toBe(true);
    },
  );
});
