/** What is read of a feed's record, by the names that feeds give it, in small letters and without marks. */
const fieldNames = {
  id: 'referencenumber referenceid reference refnr referenznummer refnumber externalid jobid id uid guid uuid requisitionid kennung stellenid stellennummer jobreference identifier vacancyid positionid offerid postingid adid anzeigenid angebotsid stellennr jobnr jobnumber jobno anzeigennummer angebotsnummer uniqueid nr nummer shortcode kennziffer slug',
  title:
    'title titel jobtitle jobtitel stellentitel stellenbezeichnung positiontitle jobpositiontitle anzeigentitel angebotstitel stellenangebotstitel position bezeichnung headline name',
  company:
    'company companyname firma firmenname unternehmen unternehmensname arbeitgeber arbeitgebername betrieb ausbildungsbetrieb employer employername hiringorganization organization organisation organizationname customcompanytitle',
  site: 'companyurl companywebsite website homepage weblink',
  logo: 'logo logourl companylogo',
  street: 'streetaddress street strasse straße streetname addressline',
  houseNumber: 'housenumber hausnummer hausnr streetnumber streetno',
  postcode: 'postalcode postcode zip zipcode plz postleitzahl',
  town: 'city town ort stadt arbeitsort einsatzort location standort joblocation municipality addresslocality locality office workplace locationstext',
  address: 'address fulladdress formattedaddress adresse anschrift',
  state: 'state region bundesland addressregion',
  country: 'country countrycode land addresscountry',
  latitude: 'latitude lat breite breitengrad',
  longitude: 'longitude lon lng laenge laengengrad',
  position: 'geo latlng latlon latlong coordinates koordinaten position',
  description:
    'description jobdescription beschreibung stellenbeschreibung jobtext anzeigentext descriptionhtml descriptionplain longdescription descriptionrequirements contenthtml contenttext volltext encoded content details summary text body stellentext html jobadhtml',
  certificate:
    'schulabschluss certificate educationrequirements education abschluss bildungsabschluss mindestabschluss',
  places:
    'openings vacancies numberofopenings positions totaljobopenings freieplaetze anzahlstellen plaetze anzahlplaetze anzahl',
  apply:
    'applyurl applicationurl applicationformurl bewerbungsurl bewerbungslink applylink careersapplyurl',
  pay: 'salary pay wage compensation remuneration verguetung vergütung ausbildungsverguetung ausbildungsvergütung gehalt lohn',
  payFirst:
    'salaryfirstyear payfirstyear salaryyearone verguetungerstesjahr verguetungersteslehrjahr verguetungerstesausbildungsjahr',
  paySecond:
    'salarysecondyear paysecondyear salaryyeartwo verguetungzweitesjahr verguetungzweiteslehrjahr verguetungzweitesausbildungsjahr',
  payThird:
    'salarythirdyear paythirdyear salaryyearthree verguetungdrittesjahr verguetungdritteslehrjahr verguetungdrittesausbildungsjahr',
  payFourth:
    'salaryfourthyear payfourthyear salaryyearfour verguetungviertesjahr verguetungvierteslehrjahr verguetungviertesausbildungsjahr',
  hours: 'workinghours weeklyhours hoursperweek wochenstunden wochenarbeitszeit arbeitszeit',
  kind: 'jobtype employmenttype typeofemployment type typ art angebotsart stellenart anstellungsart beschaeftigungsart beschäftigungsart vertragsart contracttype employmenttypecode commitment worktype employment',
  category:
    'category categories kategorie jobcategory recruitingcategory experiencelevel seniority department berufsfeld',
  occupation:
    'occupation profession beruf berufsbezeichnung ausbildungsberuf berufsname jobname hauptberuf',
  start:
    'startdate jobstartdate jobstart start beginn startdatum ausbildungsbeginn ausbildungsstart eintrittsdatum eintrittstermin eintritt apprenticeshipstartedat startsat startingdate',
  year: 'startyear year jahr beginnjahr startjahr einstellungsjahr jahrgang ausbildungsjahr',
  end: 'enddate jobenddate ende',
  published:
    'date dateposted posteddate datum published publishedat publishedon firstpublished publishdate publicationdate releaseddate pubdate datepublished createdat created veroeffentlicht',
  changed:
    'lastactivitydate lastmodified modified updated updatedat datemodified lastmodificationdate geaendert',
  lastDay:
    'expirationdate expirydate expires validthrough ablaufdatum bewerbungsschluss closingdate',
  link: 'url link joburl detailurl careersurl absoluteurl hostedurl jobpublicationurl permalink stellenurl anzeigenurl urljobad careersitejoburl externalpath',
} as const;

export type FieldName = keyof typeof fieldNames;

/** Without marks: `job_title`, `jobTitle` and `Job-Title` are one name. */
export const bare = (name: string): string => name.toLowerCase().replaceAll(/[^a-zßäöü]/g, '');

const byName = new Map(
  Object.entries(fieldNames)
    // Where a name may mean two things, the field in which it stands first has it.
    .toReversed()
    .flatMap(([field, known]) =>
      // What stands first is surest: `referencenumber` before `requisitionid`.
      known.split(' ').map((name, order) => [name, { field: field as FieldName, order }] as const),
    ),
);

/** Parts of the description that many systems keep apart, with their heading. */
const textNames: Readonly<Record<string, readonly string[]>> = {
  '': [
    'intro',
    'introduction',
    'einleitung',
    'teaser',
    'companydescription',
    'unternehmensbeschreibung',
    'firmenprofil',
    'ueberuns',
  ],
  Aufgaben: [
    'tasks',
    'aufgaben',
    'taetigkeiten',
    'tätigkeiten',
    'responsibilities',
    'deineaufgaben',
    'ihreaufgaben',
  ],
  Anforderungen: [
    'requirements',
    'anforderungen',
    'anforderungsprofil',
    'profil',
    'profile',
    'voraussetzungen',
    'qualifications',
    'qualifikationen',
    'deinprofil',
    'ihrprofil',
  ],
  'Was wir bieten': ['benefits', 'offer', 'wirbieten', 'unserangebot', 'leistungen', 'weoffer'],
  Weiteres: ['additional', 'additionalinformation', 'weitereinformationen', 'closing', 'sonstiges'],
};

const texts = new Map(
  Object.entries(textNames).flatMap(([heading, names], order) =>
    names.map((name) => [name, { text: order, heading }] as const),
  ),
);

/** Parts of a record whose own parts count as if they stood in it; what is in others (a contact, say) is nothing for us. */
const ofCompany: ReadonlyMap<string, FieldName> = new Map([
  ['name', 'company'],
  ['organizationname', 'company'],
  ['url', 'site'],
  ['website', 'site'],
  ['logo', 'logo'],
]);
const ofPlace: ReadonlySet<FieldName> = new Set([
  'street',
  'houseNumber',
  'postcode',
  'town',
  'address',
  'state',
  'country',
  'latitude',
  'longitude',
  'position',
]);
const companyGroups = new Set(
  'company employer firma unternehmen arbeitgeber betrieb ausbildungsbetrieb hiringorganization organization organisation'.split(
    ' ',
  ),
);
const placeGroups = new Set(
  'location locations address adresse anschrift arbeitsort einsatzort standort workplace place joblocation physicallocation postaladdress deliveryaddress geo geolocation office offices joblocations jobofferlocation cities orte standorte arbeitsorte einsatzorte'.split(
    ' ',
  ),
);
/** Envelopes around what a record says. */
const envelopes = new Set(
  'attributes fields job jobad jobopening posting data sections links translations de'.split(' '),
);
/** What says nothing without its unit, which stands beside it. */
const amounts: ReadonlySet<FieldName> = new Set(['pay', 'hours', 'places']);
/** Where a value has its name beside it: `{ "id": 3, "label": "Ausbildung" }`, `<category term="Ausbildung"/>`. */
const labels = new Set('label name title term value text rendered'.split(' '));

/** The whole text, where a description has a short one beside it. */
const descriptionParts = new Set('longdescription long full html plain content'.split(' '));

const people = new Set(
  'contact contacts contactperson contactpersons kontakt kontaktperson ansprechpartner ansprechpartnerin recruiter recruiters person persons personname author creator hiringmanager owner user users email mail phone telefon telefax fax howtoapply applicationmethod'.split(
    ' ',
  ),
);

/** Whether a path leads to what is said of people. */
export const isAboutPeople = (path: readonly string[]): boolean =>
  path.some((name) => people.has(bare(name)));

function inPlace(name: string): { field: FieldName; order: number } | undefined {
  if (name === 'name') return { field: 'town', order: 50 };
  const known = byName.get(name);
  return known !== undefined && ofPlace.has(known.field) ? known : undefined;
}

type ByName =
  | { readonly field: FieldName; readonly order: number }
  | { readonly text: number; readonly heading: string };

/**
 * Which field of ours, or which part of the description, a name in a feed stands for; undefined for what is not kept, contact data above all.
 * @param path names from the record down, such as `['location', 'city']`
 */
export function meaningOf(path: readonly string[]): ByName | undefined {
  return isAboutPeople(path) ? undefined : meaningOfNames(path.map(bare));
}

/** The same for names without marks, which do not lead to people. */
export function meaningOfNames(path: readonly string[]): ByName | undefined {
  const begin = path.findIndex((name, at) => !envelopes.has(name) || at === path.length - 1);
  const names = path.slice(begin);
  return fieldAt(names) ?? textAt(names);
}

function fieldAt(names: readonly string[]): { field: FieldName; order: number } | undefined {
  const last = names.at(-1) ?? '';
  if (names.length === 1) return byName.get(last);
  const around = names.slice(0, -1);
  // A company's address is not where the place is.
  if (around.some((name) => companyGroups.has(name))) {
    const field = companyGroups.has(around.at(-1) ?? '') ? ofCompany.get(last) : undefined;
    return field === undefined ? undefined : { field, order: 0 };
  }
  if (placeGroups.has(around.at(-1) ?? '')) return inPlace(last);
  if (names.length > 2) return undefined;
  const [first = ''] = names;
  if (first === 'description' && descriptionParts.has(last)) return byName.get('description');
  if (first === 'link' && last === 'href') return byName.get('link');
  const known = labels.has(last) ? byName.get(first) : undefined;
  return known === undefined || amounts.has(known.field) ? undefined : known;
}

function textAt(names: readonly string[]): { text: number; heading: string } | undefined {
  const end = names.findLastIndex((name, at) => !labels.has(name) || at === 0);
  return end === 0 ? texts.get(names[0] ?? '') : undefined;
}
