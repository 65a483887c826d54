import { tableColumns, type TableColumn } from '@lehrpfad/contract/exchanges/own-options.ts';
import { composed } from '@lehrpfad/contract/core/text/visible-text.ts';
import { textOf, type Cell } from './cells.ts';

const pays =
  'verguetung ausbildungsverguetung azubiverguetung gehalt azubigehalt ausbildungsgehalt lohn azubilohn'.split(
    ' ',
  );

/** Names of the pay of a year. wordsOf() keeps digits, so that the years differ. */
const payNames = (year: string, ordinals: string) =>
  [
    ...pays.flatMap((pay) => [
      `${pay}${year}jahr`,
      `${pay}im${year}jahr`,
      `${pay}${year}ausbildungsjahr`,
      `${pay}im${year}ausbildungsjahr`,
      `${pay}${year}lehrjahr`,
      `${pay}im${year}lehrjahr`,
      `${pay}${year}lj`,
      `${pay}im${year}lj`,
      `${pay}${year}aj`,
      `${pay}jahr${year}`,
      ...ordinals.split(' ').map((ordinal) => `${pay}${ordinal}jahr`),
    ]),
    `pay${year}`,
  ].join(' ');

/**
 * Other names of a column, in small letters and as one word, the clearest first: if several columns of a table have the same meaning, the
 * one named first here is read. Running numbers, and names of columns that may be internal ('Notiz'), are not listed.
 */
const otherNames: Readonly<Record<TableColumn, string>> = {
  id: `kennung id stellenid jobid anzeigenid externeid externalid stellenkennung kennziffer kennnr kennnummer referenznummer
    referenznr referenz refnr refnummer ref reference referencenumber referenceid externekennung extid vorgangsnummer stellennummer stellennr anzeigennummer anzeigennr
    ausschreibungsnummer ausschreibungsnr internenummer nummer`,
  title: `titel stellentitel anzeigentitel anzeigetitel ausschreibungstitel jobtitel jobtitle title titelstellenanzeige stellenbezeichnung jobbezeichnung
    positionsbezeichnung stellenname ueberschrift headline stellenangebot ausgeschriebenestelle bezeichnung position vakanz stelle ausbildungsplatz`,
  type: `art stellenart stellentyp angebotsart anzeigenart artangebots artangebot artbeschaeftigung artplatzes ausbildungpraktikum ausbprakt praktausb
    praktikumausbildung typ type jobtype employmenttype beschaeftigungsart beschaeftigungsform beschaeftigungsverhaeltnis
    anstellungsart vertragsart ausbildungsart ausbildungsform stellenkategorie kategorie`,
  jobName: `berufsbezeichnung ausbildungsberuf ausbildungsberufs ausbildungsberufe lehrberuf beruf berufs berufe berufsbild
    berufsname zielberuf occupation jobname profession ausbildungsgang ausbildungsrichtung studiengang lehrstelle ausbildung`,
  profession: `branche branchen berufsfeld berufsgruppe berufszweig wirtschaftszweig industry sektor sector gewerk fachbereich
    taetigkeitsfeld taetigkeitsbereich bereich`,
  branch: `filiale filialen filialnummer filialnr zweigstelle niederlassung betriebsstaette geschaeftsstelle standort standorte
    ausbildungsstaette ausbildungsstandort einsatzstelle einrichtung werk markt haus branch site arbeitsort einsatzort ausbildungsort praktikumsort betriebsort location
    adresse adressebetriebs anschrift ort stadt ausbildungsbetrieb betrieb company firmenname firma unternehmensname unternehmen arbeitgeber`,
  start: `beginn ausbildungsbeginn ausbildungsstart praktikumsbeginn praktikumsstart lehrbeginn studienbeginn start startdatum
    startzeitpunkt startmonat starttermin startdate beginndatum eintrittsdatum eintrittstermin eintritt einstellungstermin einstellungsdatum besetzungstermin
    fruehesterbeginn fruehestereintritt dienstbeginn dienstantritt antritt startab startam startzum beginnab beginnam beginnzum eintrittab eintrittzum ausbildungab praktikumab
     fruehestereintrittstermin zeitraumvon zeitraumab abwann von ab`,
  end: `ende ausbildungsende praktikumsende lehrende studienende enddatum endtermin enddate zeitraumbis befristetbis befristung bis`,
  from: `sichtbarab sichtbarvon onlineab veroeffentlichenab veroeffentlichtab veroeffentlichungab veroeffentlichungsdatum
    veroeffentlichung anzeigenab anzeigeab gueltigab gueltigvon freischaltungab freischaltenab schaltenab schaltungab erscheint
    sichtbarkeitab veroeffentlichungvon anzeigenstart publishdate publishedfrom laufzeitvon laufzeitab`,
  until: `sichtbarbis onlinebis veroeffentlichenbis veroeffentlichtbis veroeffentlichungbis anzeigenbis anzeigebis gueltigbis
    freischaltungbis schaltenbis schaltungbis sichtbarkeitbis veroeffentlichungsende anzeigenende ablaufdatum laeuftab laufzeitbis validuntil validthrough expirydate expires`,
  details: `beschreibung stellenbeschreibung jobbeschreibung beschreibungstext anzeigentext anzeigetext stellentext stelleninhalt ausschreibungstext
    stellenanzeigentext text langtext volltext freitext description jobdescription details inhalt inhalte taetigkeitsbeschreibung
    aufgabenbeschreibung aufgabengebiet taetigkeitsprofil ausbildungsinhalte aufgaben taetigkeiten erlaeuterung erlaeuterungen waserwartetdich waserwartetsie`,
  annotation: `anmerkung anmerkungen bemerkung bemerkungen hinweis hinweise zusaetzlichehinweise zusatzinformation
    zusatzinformationen zusatzinfos weitereinformationen weitereinfos bewerbungshinweis bewerbungshinweise hinweisebewerbung
    hinweisbewerbung`,
  pay1: payNames('1', 'erstes ersten'),
  pay2: payNames('2', 'zweites zweiten'),
  pay3: payNames('3', 'drittes dritten'),
  pay4: payNames('4', 'viertes vierten'),
  certificate: `schulabschluss abschluss mindestabschluss schulbildung vorbildung bildungsabschluss geforderterschulabschluss certificate`,
  workingTime: `arbeitszeit arbeitszeiten arbeitszeitmodell arbeitszeitmodelle workingtime`,
  totalPlaces: `plaetzeinsgesamt plaetzegesamt gesamtplaetze gesamtzahlplaetze anzahlplaetzegesamt anzahlplaetzeinsgesamt totalplaces`,
  places: `zahlstellen zahlplaetze zahlfreieplaetze zahlausbildungsplaetze anzahlausbildungsplaetze zahlfreieausbildungsplaetze freieplaetze davonfrei davonoffen davonunbesetzt nochfrei nochoffen plaetze anzahlplaetze anzahlstellen anzahlfreieplaetze offenestellen anzahl openings`,
  weeks: `praktikumswochen praktikumswoche wochen kalenderwochen kalenderwoche kw praktikumszeiten praktikumszeitraum praktikumszeitraeume`,
  ways: `bewerbungueber bewerbungsweg bewerbungswege bewerbungsart bewerbungsarten`,
  applicationUrl: `webadressebewerbung bewerbungslink bewerbungsurl bewerbungsadresse bewerbungsportal onlinebewerbung linkonlinebewerbung linkzuronlinebewerbung applyurl applicationurl`,
  documents: `bewerbungsunterlagen unterlagen`,
  deadline: `bewerbungsfrist bewerbungsschluss bewerbungsende bewerbungbis bewerbenbis bewerbungsfristbis endebewerbungsfrist einsendeschluss
    applicationdeadline deadline frist`,
  replyDays: `antworttagen antwortfrist antwortinnerhalb rueckmeldungtagen`,
  trialDay: `schnuppertag schnuppertagmoeglich probetag probearbeiten`,
  typicalDay: `eintagdiesemberuf tagesablauf typischertag beruflicheralltag`,
};

/** Words that do not tell which column it is: articles and instructions for filling it in. */
const silent = new Set(
  (
    'der die das des dem den ein eine einer eines ihr ihre ihrer ihres zur zum als am im in fuer of the welcher welche welches ' +
    'name bezeichnung genaue genauer offizielle offizieller gewuenschte gewuenschter voraussichtlich voraussichtliche voraussichtlicher voraussichtliches voraussichtl vorauss geplanter geplante datum tag oder und bzw ' +
    'nach laut gemaess bbig ihk hwk pflicht pflichtfeld pflichtangabe optional freiwillig bitte auswaehlen ausfuellen angeben eintragen ' +
    'max maximal mind zeichen tt mm jj jjjj dd yyyy m w d mwd x spalte'
  ).split(' '),
);

/** Words for an ad in general, which may be part of any heading. */
const common = new Set(
  'stelle stellen stellenanzeige stellenanzeigen anzeige ausbildung ausbildungen praktikum taetigkeit jobs job ausschreibung'.split(
    ' ',
  ),
);

/** Words of a row below the headings that explains the columns. */
const legend = new Set([...silent, 'text', 'freitext', 'zahl', 'auswahl', 'liste', 'ja', 'nein']);

/** UTF-16 units. A longer text is no heading. */
const maxHeadingLength = 200;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function wordsOf(text: string): readonly string[] {
  const plain = composed(text)
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replaceAll('\u00ad', '')
    .replaceAll(/\([^()]*\)/g, ' ');
  return plain.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
}

const isSilent = (word: string) => silent.has(word) || /^\d+$/.test(word);

export interface Heading {
  readonly key: TableColumn;
  /** A lower rank is more certain. */
  readonly rank: number;
}

const known = new Map<string, Heading>();
for (const { key, label } of tableColumns) {
  known.set(wordsOf(label).join(''), { key, rank: 0 });
  for (const [at, name] of otherNames[key].split(/\s+/).entries())
    if (!known.has(name)) known.set(name, { key, rank: at + 1 });
}

/** Minimum number of letters of a heading with a typing error. In a shorter one a changed letter often makes another heading. */
const minMistypedLength = 8;

/** The word without each of its letters in turn. Two words that differ in one letter share one of these. */
const shortenings = (word: string) =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

const maxKnownLength = Math.max(...Array.from(known.keys(), (name) => name.length));

/** Headings by shortened names; null if names of different columns become the same. */
const mistyped = new Map<string, Heading | null>();
for (const [name, heading] of known) {
  if (name.length < minMistypedLength) continue;
  for (const short of new Set([name, ...shortenings(name)])) {
    const other = mistyped.get(short);
    mistyped.set(short, other === undefined || other?.key === heading.key ? heading : null);
  }
}

/** Finds a heading with one wrong letter: 'Berufsbezeichung'. */
function nearly(name: string): Heading | undefined {
  if (name.length < minMistypedLength || name.length > maxKnownLength + 1) return undefined;
  return (
    [name, ...shortenings(name)].map((short) => mistyped.get(short)).find(Boolean) ?? undefined
  );
}

/** Finds a heading by all of its words, then without the words that carry less meaning. */
function columnOfWords(words: readonly string[]): Heading | undefined {
  const spoken = words.filter((word) => !isSilent(word));
  const bare = spoken.filter((word) => !common.has(word));
  const names = [words, spoken, bare].map((some) => some.join(''));
  return names.map((name) => known.get(name)).find(Boolean) ?? nearly(names[1] ?? '');
}

/** Returns the column that a heading names and its rank; undefined if it is none of ours. The cell must have been read. */
export function headingOf(cell: Cell | undefined): Heading | undefined {
  const text = textOf(cell);
  if (typeof cell !== 'string' || text === '' || text.length > maxHeadingLength) return undefined;
  const words = wordsOf(text);
  const whole = columnOfWords(words);
  // 'Beruf / Ausbildungsberuf', 'PLZ, Ort'
  const found =
    whole ??
    text
      .split(/[/|,;:?&+]|\s(?:oder|und|bzw\.?)\s/iu)
      .map((part) => columnOfWords(wordsOf(part)))
      .find(Boolean);
  const isInternal = words.some((word) => /^intern(?:e[rsnm]?)?$/.test(word));
  return isInternal && found?.key !== 'id' ? undefined : found;
}

export const columnOf = (cell: Cell | undefined): TableColumn | undefined => headingOf(cell)?.key;

/** Whether a cell only explains how to fill in its column: 'Pflichtfeld', 'TT.MM.JJJJ'. */
export function isLegend(cell: Cell | undefined): boolean {
  const text = textOf(cell);
  if (text === '' || text.length > maxHeadingLength) return false;
  const words = [...wordsOf(text), ...wordsOf(text.replaceAll(/[()]/g, ' '))];
  return words.length > 0 && words.every((word) => legend.has(word) || /^\d+$/.test(word));
}
