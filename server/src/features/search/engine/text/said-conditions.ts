import { schoolTypes } from '@lehrpfad/regions/parts/school-types.ts';
import type { Condition } from './conditions.ts';

/** 'regelschul': how ads write the state's own types of schools. */
const ofSchools = (certificate: string) =>
  schoolTypes.flatMap((type) => (type.certificate === certificate ? [`${type.start}schul`] : []));

/** Lower-case parts of texts; any of them states the condition. */
export const said: readonly (readonly [Condition, readonly string[]])[] = [
  ['partTime', ['teilzeit', 'halbtags', 'part-time']],
  [
    'basicCertificate',
    [
      ...ofSchools('hauptschule'),
      'hauptschul',
      'haupt- oder',
      'haupt- und',
      'haupt-/',
      'berufsreife',
      'berufsbildungsreife',
    ],
  ],
  [
    'middleCertificate',
    [
      ...ofSchools('realschule'),
      'realschul',
      'sekundarschul',
      'mittlere reife',
      'mittlerer schulabschluss',
      'mittleren schulabschluss',
      'mittlerer bildungsabschluss',
      'mittleren bildungsabschluss',
      'fachoberschulreife',
    ],
  ],
  ['university', ['abitur', 'hochschulreife', 'fachabi', ...ofSchools('abitur')]],
  [
    'noCertificate',
    [
      'ohne abschluss',
      'ohne schulabschluss',
      'kein schulabschluss',
      'keinen schulabschluss',
      'auch ohne ',
      'welcher es ist, entscheidet',
      'schulabschluss egal',
      'jeder schulabschluss',
    ],
  ],
  ['drivingLicence', ['führerschein', 'fahrerlaubnis']],
  [
    'housing',
    [
      'wohnheim',
      'unterkunft',
      'unterkünfte',
      'nach einer wohnung',
      'wohnungssuche',
      'azubi-wohnung',
      'betriebswohnung',
      'werkswohnung',
      'wohnmöglichkeit',
      'internatsplatz',
      'im internat ',
      'zimmer im',
      'azubi-zimmer',
      'kost und logis',
    ],
  ],
  ['pay', ['vergütung', 'gehalt', ' euro ', ' euro.', ' euro,', '€', 'tarif']],
  ['tariff', ['tarif', 'tvaöd', 'tvöd', 'tv-l']],
  [
    'remote',
    [
      'homeoffice',
      'home-office',
      'home office',
      'mobiles arbeiten',
      'mobil arbeiten',
      'von zu hause',
    ],
  ],
  ['english', ['englischsprachig', 'english', 'auf englisch', 'englischkenntnisse']],
  [
    'shifts',
    [
      // Not 'schicht' alone: 'Beschichtung' says nothing about working hours.
      ' schicht',
      '-schicht',
      'wechselschicht',
      'frühschicht',
      'spätschicht',
      'nachtschicht',
      'nachtdienst',
    ],
  ],
  ['weekends', ['wochenend', 'sonntag', 'samstag']],
  ['takeOver', ['übernahme nach', 'übernahmechance', 'übernahmegarantie', 'übernommen zu werden']],
  [
    'travelCosts',
    ['jobticket', 'job-ticket', 'azubi-ticket', 'azubiticket', 'deutschlandticket', 'fahrtkosten'],
  ],
  ['holidays', ['tage urlaub', 'tagen urlaub', 'urlaubstage']],
  ['laptop', ['laptop', 'notebook']],
  ['tablet', ['tablet ', 'tablets ', 'ipad']],
  ['dualStudy', ['duales studium', 'dualen studium', '(studium)', 'dualer studiengang']],
  ['pension', ['altersvorsorge', 'betriebsrente']],
  ['meals', ['kantine', 'verpflegung', 'mittagessen', 'essenszuschuss', 'essensgeld']],
  [
    'disability',
    [
      'menschen mit behinderung sind',
      'menschen mit behinderungen sind',
      'menschen mit behinderung werden',
      'menschen mit behinderungen werden',
      'von menschen mit behinderung',
      'schwerbehindert',
      'schwerbehinderung',
      'rollstuhlgerecht',
      'barrierefreie arbeit',
      'barrierefreie räum',
      'barrierefreien arbeit',
      'barrierefreier arbeit',
      'barrierefreien räum',
      'barrierefreier betrieb',
      'barrierefrei zugänglich',
      'barrierefrei erreichbar',
      'inklusionsbetrieb',
      'inklusionsfirma',
    ],
  ],
  ['bonus', ['weihnachtsgeld', 'urlaubsgeld', 'sonderzahlung', '13. gehalt', 'jahresprämie']],
];
