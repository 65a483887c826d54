import { stateName } from '@lehrpfad/regions/parts/names.ts';

/** Records in the format of their exchanges, with only the fields that the demo needs. */

interface Said {
  readonly externalId: string;
  readonly title: string;
  readonly company: string;
  readonly town: string;
}

/** A record with the field names of the employment agency's search. */
export function agencyRecord({ externalId, title, company, town }: Said) {
  return {
    referenznummer: externalId,
    stellenangebotsart: /praktik/i.test(title) ? 'PRAKTIKUM_TRAINEE' : 'AUSBILDUNG',
    stellenangebotsTitel: title,
    firma: company,
    stellenlokationen: [{ adresse: { ort: town, region: 'SACHSEN_ANHALT', land: 'DEUTSCHLAND' } }],
  };
}

/** A record as a JobPosting of schema.org. */
export function feedRecord({ externalId, title, company, town }: Said) {
  return {
    '@type': 'JobPosting',
    identifier: externalId,
    title,
    hiringOrganization: { name: company },
    jobLocation: { address: { addressLocality: town, addressRegion: stateName } },
  };
}

/** Records that the agency's last run rejected, and why. */
export const rejected: readonly (readonly [
  title: string,
  company: string,
  reason: string,
  detail: string,
])[] = [
  ['Ausbildung Koch/Köchin (m/w/d)', 'Gasthof Zur Post', 'unknown-place', '99999 Neudorf'],
  ['Ausbildung Verkäufer/in', '', 'anonymous-employer', ''],
  ['Praktikum im Marketing (Pflichtpraktikum Studium)', 'Agentur Blickfang', 'not-for-pupils', ''],
  ['Werkstudent Controlling', 'Handelshaus Saale AG', 'not-for-pupils', ''],
  ['Ausbildung Fachkraft für Lagerlogistik', 'Flexjob Personal GmbH', 'temporary-work', ''],
  ['Ausbildung Mechatroniker/in', 'Maschinenbau Nord GmbH', 'other-state', 'Niedersachsen'],
  ['Ausbildung Bäcker/in', 'Backhaus Leipzig', 'other-state', 'Sachsen'],
  ['Trainee Vertrieb', 'Talentbörse Mitte GmbH', 'private-placement', ''],
  ['Ausbildung Elektroniker/in', 'Elektro Sommer', 'expired', '31.08.'],
  ['Aushilfe in der Küche', 'Hotel am Markt', 'job-type', ''],
];
