import { words } from './words.ts';

/** Fields of a feed's record by the names that feeds use, in small letters and without punctuation. */
const fieldNames = {
  id: `
    referencenumber referenceid reference referenz refnr referenznummer refnumber externalid jobid id uid
    guid uuid requisitionid kennung stellenid stellennummer jobreference identifier vacancyid
    positionid offerid postingid adid anzeigenid angebotsid stellennr jobnr jobnumber jobno
    reqid jobrefcode anzeigennummer angebotsnummer uniqueid nr nummer shortcode kennziffer
    jobofferid internalid databaseid nid partnerjobid jobopeningid documentid recordid slug objektnrextern
    objektnr objectid listingid externalnumber stellennrextern anzeigennrextern angebotsnrextern owsid
  `,
  title: `
    title titel jobtitle jobtitel stellentitel stellenbezeichnung positiontitle jobpositiontitle
    anzeigentitel angebotstitel stellenangebotstitel position bezeichnung vakanztitel intitule
    jobopeningname jobbezeichnung stellenname ueberschrift überschrift headline header name
  `,
  company: `
    company companyname firma firmenname unternehmen unternehmensname arbeitgeber
    arbeitgebername betrieb ausbildungsbetrieb employer employername hiringorganization
    organization organisation organizationname customcompanytitle gesellschaft betriebsname
    namedesbetriebes namedesbetriebs anbieter bildungsanbieter dienststelle behoerde behörde
    traeger träger einrichtung mandant legalentity clientname entreprise vendor subcompany
    ausbildungsstaette ausbildungsstätte praktikumsbetrieb ausbildenderbetrieb ausbildendesunternehmen
    arbeitgeberin kreisverband ortsverband landesverband kirchengemeinde klinik krankenhaus facility firm
  `,
  site: 'companyurl companywebsite website webseite homepage weblink',
  logo: 'logo logourl companylogo',
  street: `
    streetaddress street strasse straße streetname addressline strasseundhausnummer
    straßeundhausnummer strassehausnummer straßehausnummer strassenr straßenr line
  `,
  houseNumber: 'housenumber hausnummer hausnr streetnumber streetno',
  postcode: 'postalcode postcode zip zipcode plz postleitzahl codepostal',
  town: `
    city town ort stadt arbeitsort einsatzort location standort joblocation municipality
    addresslocality locality office workplace locationstext cityname primarylocation place
    ortsname dienstort besetzungsort commune locations cities orte standorte arbeitsorte einsatzorte
  `,
  address: `
    address fulladdress formattedaddress adresse anschrift plzort ortplz plzundort ortundplz
    postleitzahlort zipcity
  `,
  state: 'state region bundesland addressregion',
  country: 'country countrycode land addresscountry',
  companyStreet: 'strassedesbetriebs strassedesunternehmens',
  companyPostcode: 'plzdesbetriebs plzdesunternehmens',
  companyTown: 'firmensitz unternehmenssitz sitzdesunternehmens sitzdesbetriebs hauptsitz',
  companyAddress: 'anschriftdesbetriebs anschriftdesunternehmens adressedesbetriebs',
  latitude: 'latitude lat breite breitengrad',
  longitude: 'longitude lon lng laenge laengengrad',
  position: 'geo latlng latlon latlong coordinates koordinaten point position',
  description: `
    description jobdescription beschreibung stellenbeschreibung jobtext jobbody anzeigentext
    descriptionhtml descriptionplain longdescription descriptionrequirements contenthtml
    contenttext volltext encoded content details summary text body stellentext html jobadhtml
    descr inhalt extjobdescription fulldescription shortdescription shortdescriptionstr
    positionformatteddescription
  `,
  certificate: `
    schulabschluss certificate educationrequirements education abschluss bildungsabschluss
    mindestabschluss
  `,
  places: `
    openings vacancies numberofopenings positions totaljobopenings freieplaetze anzahlstellen
    plaetze anzahlplaetze anzahl numbertofill
  `,
  apply: `
    applyurl applicationurl applicationformurl bewerbungsurl bewerbungslink applylink urlapply
    careersapplyurl applyonlinelink applyonlineurl onlineapplicationurl onlinebewerbung onlinebewerbungslink
    bewerbungonline linkonlinebewerbung
  `,
  pay: `
    salary pay wage compensation remuneration verguetung vergütung ausbildungsverguetung
    ausbildungsvergütung gehalt lohn
  `,
  payFirst: `
    salaryfirstyear payfirstyear salaryyearone verguetungerstesjahr verguetungersteslehrjahr
    verguetungerstesausbildungsjahr
  `,
  paySecond: `
    salarysecondyear paysecondyear salaryyeartwo verguetungzweitesjahr verguetungzweiteslehrjahr
    verguetungzweitesausbildungsjahr
  `,
  payThird: `
    salarythirdyear paythirdyear salaryyearthree verguetungdrittesjahr verguetungdritteslehrjahr
    verguetungdrittesausbildungsjahr
  `,
  payFourth: `
    salaryfourthyear payfourthyear salaryyearfour verguetungviertesjahr
    verguetungvierteslehrjahr verguetungviertesausbildungsjahr
  `,
  hours: `
    workinghours weeklyhours hoursperweek wochenstunden wochenarbeitszeit arbeitszeit
  `,
  kind: `
    jobtype employmenttype typeofemployment type typ art angebotsart stellenart anstellungsart
    beschaeftigungsart beschäftigungsart vertragsart contracttype employmenttypecode commitment
    worktype employment positiontype bildungsart contract beschaeftigungsverhaeltnis
    beschäftigungsverhältnis offeringtype positionofferingtype positionofferingcode
    typecontratlibelle kind jobkind offerkind adtype adkind stellentyp angebotstyp anzeigenart anzeigentyp
    laufbahn platzart artdesplatzes artdesangebots artderstelle jobart platztyp
  `,
  category: `
    category categories kategorie jobcategory recruitingcategory experiencelevel careerlevel
    seniority department berufsfeld
  `,
  occupation: `
    occupation profession beruf berufsbezeichnung ausbildungsberuf berufsname jobname hauptberuf
    praktikumsberuf
  `,
  start: `
    startdate jobstartdate jobstart start begin beginn startdatum ausbildungsbeginn ausbildungsstart
    eintrittsdatum eintrittstermin eintritt apprenticeshipstartedat startsat startingdate
    startofwork einstiegsdatum begindate employmentstart targetstartdate assignmentstartdate
    praktikumsbeginn praktikumsstart einstellungstermin einstellungsdatum besetzungsdatum
    employmentbegin jobbegin antritt antrittsdatum dienstantritt dienstbeginn entrydate dateofentry
    startson beginson diensteintritt diensteintrittsdatum commencement commencementdate
  `,
  year: `
    startyear year jahr beginnjahr startjahr einstellungsjahr jahrgang ausbildungsjahr
  `,
  end: 'enddate jobenddate ende praktikumsende',
  period: `
    zeitraum praktikumszeitraum praktikumstermin einsatzzeitraum ausbildungszeitraum vonbis period
    timeframe termin
  `,
  published: `
    date dateposted posteddate datum published publishedat publishedon firstpublished
    publishdate publicationdate publicationstart publicationstartdate postingstartdate
    releaseddate pubdate datepublished createdat created createdon veroeffentlicht
    veroeffentlichtam veröffentlichtam onlinevon onlineab onlineseit
  `,
  changed: `
    lastactivitydate lastmodified modified updated updatedat datemodified lastmodificationdate
    dateupdated modifiedon geaendert
  `,
  lastDay: `
    expirationdate expirydate expires validthrough ablaufdatum bewerbungsschluss closingdate
    dateexpired expire expiresat bewerbungsfrist bewerbungsende applicationdeadline deadline
    closeat publicationend publicationenddate postingenddate postenddate veroeffentlichtbis
    veröffentlichtbis onlinebis onlineto gueltigbis gültigbis validuntil laufzeitbis laufzeitende
    postingexpirationdate deadlineat applyuntil bewerbungbis bewerbenbis einsendeschluss
  `,
  link: `
    url link joburl detailurl careersurl absoluteurl hostedurl jobpublicationurl permalink
    stellenurl anzeigenurl urljobad careersitejoburl externalurl redirecturl urlad externalpath
    linkextern externallink jobadurl linkzurstelle linkzuranzeige linkzurausschreibung
    linkzumangebot canonicalurl detailseite detaillink deeplink vacancyurl positionuri urlorigine
    urlactivepage
  `,
} as const;

export type FieldName = keyof typeof fieldNames;

/** Returns the field that the name of a column or of a feed's field means; undefined if it means none. */
export const fieldOf = (name: string | undefined): FieldName | undefined =>
  name === undefined ? undefined : fieldNamed(name)?.field;

/** Removes punctuation: `job_title`, `jobTitle` and `Job-Title` are the same name. */
export const foldName = (name: string): string => name.toLowerCase().replaceAll(/[^a-zßäöü]/g, '');

/** Fields by the names that feeds use, with the rank of each name. */
export const byName = new Map(
  Object.entries(fieldNames)
    // If a name may have two meanings, the field listed first gets it.
    .toReversed()
    .flatMap(([field, known]) =>
      // The name listed first is the most reliable: `referencenumber` before `requisitionid`.
      words(known).map((name, order) => [name, { field: field as FieldName, order }] as const),
    ),
);

/** The most reliable name of a field. */
export const usualNameOf = (field: FieldName): string => words(fieldNames[field])[0] ?? '';

/** Prefixes of field names in some systems: `field_ort`, `job_city`, `Job_Posting_Title`, `externalJobDescription`. */
const prefix =
  /^(?:field|ows|job|posting|position|vacancy|external|public|display|stellen|stelle|anzeigen|angebots|offer){1,3}(?=.{3})/;

/** Adjectives before the name of a field: `voraussichtl. Dienstort`, `Frühester Beginn`, `earliestStart`. */
const adjective =
  /^(?:(?:vorauss?(?:ichtl(?:ich)?)?|geplant|gewünscht|gewuenscht|möglich|moeglich|frühest(?:möglich)?|fruehest(?:moeglich)?|genau|konkret)(?:e[rsn]?)?|earliest|planned|expected|estimated|desired|preferred)(?=.{3})/;

/** Ends of names that are written out: `Start der Ausbildung`, `Link zur Anzeige`. */
const ofWhat = /(?<=.{3})(?:der|des|zur|zum)(?:ausbildung|stelle|anzeige|angebots?|praktikums)$/;

/** After these prefixes a field for the beginning is that of the publication. */
const ofPublication = /^(?:job)?(?:posting|vacancy|anzeigen)/;

/** Fields whose names may have such a prefix. */
const prefixed: ReadonlySet<FieldName> = new Set([
  'id',
  'title',
  'company',
  'street',
  'postcode',
  'town',
  'address',
  'description',
  'kind',
  'start',
  'lastDay',
  'link',
  'apply',
]);

/** Suffixes of the names of texts in some systems. */
const suffix = /(?:html|text|plain)$/;

/** Returns the field of a name without punctuation, also with a known prefix. */
export function fieldNamed(name: string): { field: FieldName; order: number } | undefined {
  const known =
    byName.get(name) ??
    byName.get(name.replace(prefix, '')) ??
    byName.get(name.replace(adjective, '')) ??
    byName.get(name.replace(ofWhat, ''));
  if (known === undefined) {
    const text = byName.get(name.replace(suffix, ''));
    return text?.field === 'description' ? text : undefined;
  }
  if (byName.has(name)) return known;
  const isSure = known.field !== 'start' || !ofPublication.test(name);
  return isSure && prefixed.has(known.field) ? known : undefined;
}
