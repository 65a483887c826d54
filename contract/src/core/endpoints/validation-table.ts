/**
 * The messages of the forms for values of their fields (specification, section 5), written by hand. Server and browser are both tested
 * against this table. `null`: the value is accepted.
 */
export type ValidationCase = readonly [
  form:
    | 'login'
    | 'contact'
    | 'company'
    | 'registration'
    | 'enquiry'
    | 'jobAd'
    | 'event'
    | 'password'
    | 'apprenticeships',
  /** A nested field is written as `Address.street`. */
  field: string,
  value: unknown,
  message: string | null,
];

const x = (length: number): string => 'x'.repeat(length);

const family = '👨‍👩‍👧‍👦';

/** HTML with the given number of visible characters. */
const html = (length: number): string => `<p><strong>${x(length - 1)}</strong>ü</p>`;

/** An e-mail address with the given number of characters. */
const email = (length: number): string => `${x(length - '@f.example'.length)}@f.example`;

/** Cases for a limit on visible characters: the emoji of a family has eleven units of UTF-16. */
function visibleUpTo(form: ValidationCase[0], field: string, max: number): ValidationCase[] {
  return [
    [form, field, family.repeat(max), null],
    [form, field, family.repeat(max + 1), `Max. ${max} Zeichen!`],
    [form, field, 'e\u0301\u0316'.repeat(max), null],
  ];
}

function textUpTo(
  form: ValidationCase[0],
  field: string,
  max: number,
  isRequired: boolean,
): ValidationCase[] {
  return [
    [form, field, x(max), null],
    [form, field, x(max + 1), `Max. ${max} Zeichen!`],
    [form, field, '', isRequired ? 'Pflichtfeld!' : null],
    ...(isRequired ? [[form, field, '   ', 'Pflichtfeld!'] as const] : []),
    ...(isRequired ? [[form, field, '\u200B\u202E\u2066', 'Pflichtfeld!'] as const] : []),
    ...(max > 100 ? [] : visibleUpTo(form, field, max)),
  ];
}

const notInList = 'Alle Einträge müssen aus der Liste sein';

export const validationTable: readonly ValidationCase[] = [
  ...textUpTo('apprenticeships', 'other', 300, false),
  ...textUpTo('apprenticeships', 'message', 1000, false),
  ['apprenticeships', 'Allowed_apprenticeships', [{ id: 0, name: 'Zauberer' }], notInList],
  [
    ...(['apprenticeships', 'Allowed_apprenticeships', []] as const),
    'Bitte wählen Sie einen Beruf oder nennen Sie einen.',
  ],

  ['login', 'email', '', 'Pflichtfeld!'],
  ['login', 'email', 'ute', 'Keine E-mail'],
  ['login', 'password', '', 'Pflichtfeld!'],

  ...textUpTo('contact', 'last_name', 30, true),
  ...textUpTo('contact', 'first_name', 20, false),
  ...textUpTo('contact', 'phone', 20, true),
  ...textUpTo('contact', 'role', 30, false),
  ['contact', 'email', '', 'Pflichtfeld!'],
  ['contact', 'email', email(50), null],
  ['contact', 'email', email(51), 'Max. 50 Zeichen!'],
  ['contact', 'email', 'ute@', 'Keine E-mail'],
  ['contact', 'email', 'info@bäcker.de', null],
  ['contact', 'email', 'info@xn--bcker-gra.de', null],

  ['company', 'name', '', 'Pflichtfeld!'],
  ...textUpTo('company', 'Address.street', 50, true),
  ...textUpTo('company', 'Address.additional', 50, false),
  ['company', 'weblink', 'www.firma.example', null],
  ['company', 'weblink', 'keine Webseite', 'Keine gültige Webadresse'],

  ...textUpTo('registration', 'name', 50, true),
  ...textUpTo('registration', 'first_name', 30, true),
  ...textUpTo('registration', 'last_name', 30, true),
  ...textUpTo('registration', 'phone', 20, true),
  ...textUpTo('registration', 'street', 50, true),
  ['registration', 'email', '', 'Pflichtfeld!'],
  ['registration', 'email', email(51), 'Max. 50 Zeichen!'],
  ['registration', 'email', 'ute@firma', 'Keine E-mail'],

  ...textUpTo('enquiry', 'subject', 50, true),
  ...textUpTo('enquiry', 'text', 5000, true),
  ['enquiry', 'receiver', 0, null],
  ['enquiry', 'receiver', '3', null],
  ['enquiry', 'receiver', 4, 'Pflichtfeld!'],
  ['enquiry', 'receiver', '', 'Pflichtfeld!'],
  ['enquiry', 'receiver', null, 'Pflichtfeld!'],
  ['enquiry', 'mail', '', 'Pflichtfeld!'],
  ['enquiry', 'mail', email(50), null],
  ['enquiry', 'mail', email(51), 'Max. 50 Zeichen!'],
  ['enquiry', 'mail', 'ute@schule', 'Keine E-mail'],
  ['enquiry', 'mail', 'ute@schule.example, ida@schule.example', 'Keine E-mail'],

  ...textUpTo('jobAd', 'title', 100, true),
  ['jobAd', 'job_type', null, 'Pflichtfeld!'],
  ['jobAd', 'Job_name', { id: 0, name: 'Zauberer' }, 'Berufsbezeichnung nicht im System!'],
  ['jobAd', 'Profession', { id: 0, name: 'Zauberei' }, 'Bitte Branche auswählen.'],
  ['jobAd', 'Companies', [], 'Pflichtfeld!'],
  ['jobAd', 'Companies', [{ id: 0, name: 'Zauber AG' }], 'Firma nicht im System!'],
  ['jobAd', 'details', '', 'Pflichtfeld!'],
  ['jobAd', 'details', '<p> </p>', 'Pflichtfeld!'],
  ['jobAd', 'details', '<p>\u200B&#8203;&nbsp;</p>', 'Pflichtfeld!'],
  ['jobAd', 'details', `<p>${family.repeat(500)}</p>`, null],
  ['jobAd', 'details', '<'.repeat(20_000), 'Maximal 5000 Zeichen!'],
  ['jobAd', 'details', html(5000), null],
  ['jobAd', 'details', html(5001), 'Maximal 5000 Zeichen!'],
  ['jobAd', 'annotation', '', null],
  ['jobAd', 'annotation', html(1000), null],
  ['jobAd', 'annotation', html(1001), 'Max. 1000 Zeichen!'],
  ['jobAd', 'pay_year_1', '1.050 €', null],
  ['jobAd', 'pay_year_1', '0', 'Bitte eine ganze Zahl von 1 bis 9999 eingeben.'],
  ['jobAd', 'pay_year_4', '10000', 'Bitte eine ganze Zahl von 1 bis 9999 eingeben.'],
  ['jobAd', 'free_places', '0', null],
  ['jobAd', 'free_places', '1000', 'Bitte eine ganze Zahl von 0 bis 999 eingeben.'],
  ['jobAd', 'total_places', '0', 'Bitte eine ganze Zahl von 1 bis 999 eingeben.'],
  ['jobAd', 'certificate', 'Doktor', 'Bitte eine Angabe aus der Liste wählen.'],
  ['jobAd', 'application_ways', ['email', 'visit'], null],
  ['jobAd', 'application_ways', ['pigeon'], 'Bitte nur Angaben aus der Liste wählen.'],
  ['jobAd', 'application_url', 'nur so', 'Keine gültige Webadresse'],
  ['jobAd', 'job_start', '', null],
  ['jobAd', 'job_start', '2027-02-30', 'Ungültiges Datum.'],
  // The base begins on 1 August 2027, and is sent on 21 November 2026.
  ['jobAd', 'job_end', '2027-07-31', 'Das Ende liegt vor dem Beginn.'],
  ['jobAd', 'job_end', '2027-08-01', null],
  ['jobAd', 'job_start', '2019-08-01', null],
  ['jobAd', 'availability_end_date', '2026-11-20', 'Das Datum liegt in der Vergangenheit.'],
  ['jobAd', 'availability_end_date', '2026-11-21', null],

  ...textUpTo('event', 'title', 60, true),
  ['event', 'weblink', `www.${x(190)}.de`, null],
  ['event', 'weblink', `www.${x(194)}.de`, 'Max. 200 Zeichen!'],
  ['event', 'Company', { id: 0, name: 'Zauber AG' }, 'Firma nicht im System!'],
  ['event', 'start_date', '', 'Pflichtfeld!'],
  ['event', 'end_date', '', 'Pflichtfeld!'],
  // The base is on 1 August 2027, from 9:00.
  ['event', 'end_date', '2027-07-31', 'Das Ende liegt vor dem Beginn.'],
  ['event', 'start_time', '09:15', null],
  ['event', 'start_time', '', null],
  ['event', 'start_time', '09:10', 'Uhrzeit in Schritten von 15 Minuten, z. B. 14:30.'],
  ['event', 'end_time', '08:45', 'Das Ende liegt vor dem Beginn.'],
  ['event', 'audiences', ['parents', 'pupils'], null],
  ['event', 'audiences', ['dogs'], 'Bitte nur Angaben aus der Liste wählen.'],
  ['event', 'description', html(2000), null],
  ['event', 'description', html(2001), 'Maximal 2000 Zeichen!'],

  ['password', 'password', '', 'Pflichtfeld!'],
  ['password', 'password', x(11), 'Mindestens 12 Zeichen!'],
];

/** Returns a form's values with one of them replaced. */
export function withValue(
  base: Readonly<Record<string, unknown>>,
  field: string,
  value: unknown,
): Record<string, unknown> {
  const [outer = '', inner] = field.split('.');
  if (inner === undefined) return { ...base, [outer]: value };
  return { ...base, [outer]: { ...(base[outer] as object), [inner]: value } };
}
