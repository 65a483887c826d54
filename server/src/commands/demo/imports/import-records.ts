/** Records in the shape in which their exchanges send them, with no more in it than the demo needs. */

interface Said {
  readonly externalId: string;
  readonly title: string;
  readonly company: string;
  readonly town: string;
}

/** As the employment agency's search names things. */
export function agencyRecord({ externalId, title, company, town }: Said) {
  return {
    referenznummer: externalId,
    stellenangebotsart: /praktik/i.test(title) ? 'PRAKTIKUM_TRAINEE' : 'AUSBILDUNG',
    stellenangebotsTitel: title,
    firma: company,
    stellenlokationen: [{ adresse: { ort: town, region: 'SACHSEN_ANHALT', land: 'DEUTSCHLAND' } }],
  };
}

/** As schema.org describes a JobPosting. */
export function feedRecord({ externalId, title, company, town }: Said) {
  return {
    '@type': 'JobPosting',
    identifier: externalId,
    title,
    hiringOrganization: { name: company },
    jobLocation: { address: { addressLocality: town, addressRegion: 'Sachsen-Anhalt' } },
  };
}

/** What the agency's last run rejected, and why. */
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
