import type { TableColumn } from '@lehrpfad/contract/exchanges/own-options.ts';
import { describe, expect, it } from 'vitest';
import { columnOf } from './headings.ts';

/** Headings of each column, one per line, as seen in job tables of companies, chambers, portals and applicant systems. */
const written: Readonly<Record<TableColumn, string>> = {
  id: `
    Kennung | KENNUNG * | Kennung (freiwillig) | ID | Id: | Stellen-ID | Job-ID | Anzeigen-ID | Stellennummer | Stellen-Nr.
    Referenz | Referenznummer | Ref.-Nr. | Referenz-Nr | Kennziffer | Kenn-Nr. | Ausschreibungsnummer | Anzeigennummer | Nummer
    reference | Reference Number | external_id | job id | Externe ID | Interne Nummer der Stelle | Stellenkennung`,
  title: `
    Titel | TITEL* | Titel * (max. 100 Zeichen) | Title | Job Title | jobTitle | Stellentitel | Stellenbezeichnung
    Stellenbezeichnung (m/w/d) | Bezeichnung | Bezeichnung der Stelle | Anzeigentitel | Titel der Anzeige | Titel der Stellenanzeige
    Titel Ihrer Anzeige | Jobtitel | Job-Titel | Jobbezeichnung | Überschrift | UEBERSCHRIFT | Position | Stelle | Ausgeschriebene Stelle
    Name der Stelle | Stellenangebot | Stellenname | Positionsbezeichnung | Anzeigetitel | Stelle/Position | Ausschreibungstitel | 1. Titel | Pflichtfeld: Titel | Vakanz | Headline`,
  type: `
    Art | Art* | ART DER STELLE | Stellenart | Stellentyp | Typ | Type | Angebotsart | Art des Angebots | Anstellungsart
    Beschäftigungsart | Beschaeftigungsart | Art der Beschäftigung | Vertragsart | Ausbildung/Praktikum | Ausbildung oder Praktikum
    Praktikum / Ausbildung | Ausbildung bzw. Praktikum? | Art (Ausbildung oder Praktikum) | Employment Type | job type | Anzeigenart
    Art der Anzeige | Ausbildungsart | Kategorie | Stellenkategorie | Beschäftigungsform | Beschäftigungs-\nverhältnis | Ausb./Prakt. | Ausb. oder Prakt.`,
  jobName: `
    Berufsbezeichnung | Berufsbezeichnung* | Beruf | BERUF | Ausbildungsberuf | Ausbildungs-Beruf | Ausbildungs­beruf | Lehrberuf
    Ausbildungsberuf (laut IHK) | Ausbildungsberuf/Studiengang | Beruf / Ausbildungsberuf | Name des Berufs | Berufsbild | Ausbildung als
    Ausbildung zum/zur | Ausbildung zur / zum | Bezeichnung des Ausbildungsberufs | Ausbildungsberufe | Studiengang | occupation | Job Name
    Ausbildungsgang | Berufsname | Welcher Beruf? | Ausbildungsrichtung | Ausbildung | Lehrstelle als | Offizielle Berufsbezeichnung | Berufsbezeichung | Ausbildungberuf
    Berufsbezeichnung nach BBiG | Name Ausbildungsberuf`,
  profession: `
    Branche | BRANCHE | Branche (optional) | Berufsfeld | Berufsgruppe | Wirtschaftszweig | industry | Branche / Berufsfeld | Sektor
    Fachbereich | Tätigkeitsfeld | Taetigkeitsbereich | Gewerk | Berufszweig`,
  branch: `
    Filiale | Filiale* | Filialen | Standort | STANDORT(E) | Standort / Filiale | Niederlassung | Zweigstelle | Betriebsstätte
    Betriebsstaette | Ort | Arbeitsort | Einsatzort | Ausbildungsort | Ausbildungsstätte | Ausbildungsbetrieb | Betrieb | Unternehmen | Firma
    Firmenname | Location | company | Adresse | Anschrift | Ort der Ausbildung | Praktikumsort | Filialnummer | Filial-Nr. | Stadt
    Geschäftsstelle | Einrichtung | PLZ, Ort | PLZ/Ort | Name der Filiale | Haus/Standort | Werk | Markt`,
  start: `
    Beginn | BEGINN* | Beginn (TT.MM.JJJJ) | Ausbildungsbeginn | Ausbildungs-\nbeginn | Ausbildungsstart | Start | Startdatum | Start-Datum
    Beginn der Ausbildung | Beginn am | ab | Ab wann | von | Datum Beginn | Eintrittsdatum | Eintrittstermin | Eintritt | Einstellungstermin
    Frühester Beginn | Fruehester Eintritt | Praktikumsbeginn | start date | startDate | Besetzungstermin | Lehrbeginn | Zeitraum von
    Start / Beginn | Starttermin | Beginndatum | Beginn TT.MM.JJJJ | Ausbildungsbeginn am | Einstellungsdatum | Ausbildungsbegin | Startzeitpunkt | Praktikum ab | Beginn der Tätigkeit`,
  end: `
    Ende | ENDE | Ende (optional) | Ausbildungsende | Enddatum | End-Datum | bis | Ende der Ausbildung | Praktikumsende | end date | Zeitraum bis
    Befristet bis | Ende am`,
  from: `
    Sichtbar ab | Sichtbar ab (Datum) | SICHTBAR AB | Online ab | Veröffentlichen ab | Veroeffentlichung ab | Veröffentlichungsdatum
    Veröffentlicht ab | Anzeigen ab | Gültig ab | Gueltig ab | Freischaltung ab | Anzeige online ab | Publish date | Erscheint am | Schalten ab`,
  until: `
    Sichtbar bis | Sichtbar bis: | Online bis | Veröffentlichen bis | Veröffentlicht bis | Gültig bis | Gueltig bis | Anzeigen bis | Ablaufdatum | Valid until | valid through | expiry date | Läuft ab am | Anzeige bis`,
  details: `
    Beschreibung | BESCHREIBUNG * | Beschreibung (max. 5000 Zeichen) | Text | Anzeigentext | Anzeigen-Text | Stellentext | Stellenbeschreibung
    Stellen-beschreibung | Jobbeschreibung | Job description | description | Beschreibungstext | Beschreibung der Stelle | Text der Anzeige
    Ausschreibungstext | Inhalt | Details | Aufgaben | Aufgabenbeschreibung | Aufgaben und Anforderungen | Tätigkeitsbeschreibung
    Taetigkeiten | Langtext | Freitext | Ausbildungsinhalte | Aufgaben/Tätigkeiten | Was erwartet dich? | Beschreibung\nder Ausbildung | Beschreibng | Anzeigetext | Aufgabengebiet | Erläuterung | Erläuterungen`,
  annotation: `
    Anmerkung | Anmerkungen | Bemerkung | BEMERKUNGEN | Hinweis | Hinweise | Zusatzinformationen | Weitere Informationen | Weitere Infos
    Zusätzliche Hinweise | Hinweise zur Bewerbung | Bewerbungshinweise | Bewerbungshinweis`,
  pay1: `Vergütung im 1. Jahr | Vergütung 1. Ausbildungsjahr | Ausbildungsvergütung 1. Lehrjahr | Gehalt 1. Jahr | Vergütung (1. Jahr) im ersten Jahr | Azubi-Gehalt 1. Lj. | Gehalt 1. LJ`,
  pay2: `Vergütung im 2. Jahr | Vergütung im zweiten Jahr | Ausbildungsvergütung im 2. Ausbildungsjahr | Gehalt 2. LJ | Vergütung 2. Lj. | Vergütung im 2. Lj. (€)`,
  pay3: `Vergütung im 3. Jahr | Vergütung im dritten Jahr | Ausbildungsvergütung 3. Lj. | Lohn 3. AJ`,
  pay4: `Vergütung im 4. Jahr | Vergütung im vierten Jahr`,
  certificate: `Schulabschluss | Geforderter Schulabschluss | Mindestabschluss | Vorbildung`,
  workingTime: `Arbeitszeit | Arbeitszeiten | Arbeitszeitmodell`,
  places: `Freie Plätze | Anzahl Plätze | Anzahl der Plätze | Anzahl Stellen | Offene Stellen | davon frei | Davon offen | noch frei`,
  totalPlaces: `
    Plätze insgesamt | Plätze gesamt | Gesamtzahl Plätze | Anzahl Plätze insgesamt | total places`,
  weeks: `
    Praktikumswochen | Praktikumswoche(n) | Wochen | KW | Kalenderwochen | Praktikumszeitraum | Praktikumszeiten`,
  ways: `Bewerbung über | Bewerbungsweg | Bewerbungsart`,
  applicationUrl: `Webadresse der Bewerbung | Bewerbungslink | Link zur Onlinebewerbung | Bewerbungsportal | apply url`,
  documents: `Bewerbungsunterlagen | Unterlagen`,
  replyDays: `Antwort in Tagen | Antwortfrist`,
  trialDay: `Schnuppertag | Schnuppertag möglich | Probearbeiten`,
  typicalDay: `Ein Tag in diesem Beruf | Tagesablauf`,
  deadline: `
    Bewerbungsfrist | Bewerbungsschluss | Bewerbungsfrist (Datum) | Bewerben bis | Bewerbung bis | Frist | Einsendeschluss | Application deadline | Bewerbungsende`,
};

/** Headings of columns that we do not have, or that may be internal. */
const foreign = `
  Gehalt | Vergütung | Ansprechpartner | E-Mail | Telefon | Datum | Status | Interne Notiz | Kommentar | Notizen | Lfd. Nr. | Nr.
  Link | Website | Wochenstunden | Erstellt am | Logo | Urlaub | Unternehmensbeschreibung | Alternativtext | Bewerbungsbeginn | Kündigungsfrist | Pflichtfeld | 2027 | Titelbild | Beschriftung | Artikelnummer`;

const spellings = (list: string) =>
  list.split(/\||\n(?=\s)/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));

describe('a heading', () => {
  it.each(Object.entries(written))(
    'of the column %s is known in all its spellings',
    (key, list) => {
      const missed = spellings(list).filter((heading) => columnOf(heading) !== key);
      expect(missed).toEqual([]);
    },
  );

  it('of another column is none of ours', () => {
    const taken = spellings(foreign).filter((heading) => columnOf(heading) !== undefined);
    expect(taken).toEqual([]);
  });
});
