import { host, type Variant } from './variant.fixture.ts';

/** Tables. */
export const tables: Readonly<Record<string, Variant>> = {
  'CSV: German headings, quotes, decimal commas, mark': {
    url: `${host}/liste.csv`,
    body: `\uFEFF"Stellen-Nr.";"Stellenbezeichnung";"Art der Stelle";"Arbeitgeber";"Straße";"PLZ";"Ort";"Eintrittstermin";"Bewerbungsschluss";"Vergütung 1. Jahr";"Beschreibung";"Link zur Stelle"\r\n"S-1";"Fleischer (m/w/d)";"Ausbildung";"Wurst ""Ost"" GmbH";"Am Markt 1";"6449";"Aschersleben";"01.08.2027";"31.12.2026";"1.050,50";"Du machst\nWurst; und mehr.";"${host}/s1"\r\n"S-2";"Verkauf";"Schülerpraktikum";"Wurst ""Ost"" GmbH";"";"06449";"Aschersleben";"";"";"";"";""\r\n`,
    ads: {
      'S-1': {
        title: 'Fleischer (m/w/d)',
        jobType: 2,
        company: { name: 'Wurst "Ost" GmbH' },
        place: { postcode: '06449', town: 'Aschersleben', street: 'Am Markt 1' },
        start: '2027-08-01',
        lastDay: '2026-12-31',
        says: ['Wurst; und mehr'],
        link: `${host}/s1`,
      },
      'S-2': { jobType: 1 },
    },
  },
  TSV: {
    url: `${host}/liste.tsv`,
    body: `ID\tJobtitel\tUnternehmen\tPostleitzahl\tStandort\tStartdatum\tURL\nT1\tAusbildung Winzer\tWein Freyburg\t06632\tFreyburg (Unstrut)\t2027-08-01\t${host}/t1\n`,
    ads: {
      T1: {
        title: 'Ausbildung Winzer',
        jobType: 2,
        company: { name: 'Wein Freyburg' },
        place: { postcode: '06632', town: 'Freyburg (Unstrut)' },
        start: '2027-08-01',
        link: `${host}/t1`,
      },
    },
  },
  'CSV with sep= and English headings': {
    url: `${host}/export.csv`,
    body: `sep=;\r\nJob ID;Job Title;Company;City;Zip;Employment Type;Start Date;Apply Link\r\n9001;Steuerfachangestellte;Kanzlei Calbe;Calbe (Saale);39240;Apprenticeship;2027-08-01;${host}/9001\r\n`,
    ads: {
      '9001': {
        title: 'Steuerfachangestellte',
        jobType: 2,
        company: { name: 'Kanzlei Calbe' },
        place: { postcode: '39240', town: 'Calbe (Saale)' },
        start: '2027-08-01',
      },
    },
  },
  'CSV of a chamber': {
    url: `${host}/k.csv`,
    body: `Ausbildungsberuf;Betrieb;Strasse und Hausnummer;PLZ;Ort;Anzahl freier Plätze;Ausbildungsbeginn;Schulabschluss;Homepage\nFriseur/in;Salon Zeitz;Markt 2;06712;Zeitz;2;01.08.2027;Hauptschulabschluss;www.salon.example\n`,
    ads: {
      'row:L2QObddb_WOPIQziw38iMFuOiVFjI_rxb38BIwu1wjY': {
        title: 'Friseur/in',
        jobType: 2,
        company: { name: 'Salon Zeitz' },
        place: { postcode: '06712', town: 'Zeitz', street: 'Markt 2' },
        start: '2027-08-01',
      },
    },
  },
  'an HTML table saved as .xls': {
    url: `${host}/stellen.xls`,
    kind: 'table',
    body: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style>td {mso-number-format:"\\@";}</style></head><body>
<table border="1"><tr><th>Nr.</th><th>Stellentitel</th><th>Betrieb</th><th>PLZ</th><th>Ort</th><th>Beginn</th><th>Beschreibung</th></tr>
<tr><td>X-1</td><td>Ausbildung Bäcker/in</td><td>Bäckerei M&uuml;ller &amp; S&ouml;hne</td><td style="mso-number-format:'\\@'">06108</td><td>Halle (Saale)</td><td>01.08.2027</td><td>Du backst.<br>Auch Kuchen.</td></tr>
<tr><td>X-2</td><td>Schülerpraktikum Backstube</td><td>Bäckerei M&uuml;ller &amp; S&ouml;hne</td><td>06108</td><td>Halle (Saale)</td><td></td><td>&nbsp;</td></tr></table></body></html>`,
    ads: {
      'X-1': {
        title: 'Ausbildung Bäcker/in',
        jobType: 2,
        company: { name: 'Bäckerei Müller & Söhne' },
        place: { postcode: '06108', town: 'Halle (Saale)' },
        start: '2027-08-01',
        says: ['backst', 'Kuchen'],
      },
      'X-2': { title: 'Schülerpraktikum Backstube', jobType: 1 },
    },
  },
  'an HTML table saved as .xls, sloppily': {
    url: `${host}/stellen.xls`,
    kind: 'table',
    body: `<meta charset=utf-8><table><caption>Freie Stellen 2027</caption><tr><td colspan=4>Stand: 20.11.2026<tr><td>Nummer<td>Beruf<td>Betrieb<td>Ort
<tr><td>Y-1<td>Ausbildung Maurer<td rowspan=2>Bau Nord<td>Stendal<tr><td>Y-2<td>Ausbildung Zimmerer<td>Tangermünde</table>`,
    ads: {
      'Y-1': {
        title: 'Ausbildung Maurer',
        company: { name: 'Bau Nord' },
        place: { town: 'Stendal' },
      },
      'Y-2': {
        title: 'Ausbildung Zimmerer',
        company: { name: 'Bau Nord' },
        place: { town: 'Tangermünde' },
      },
    },
  },
};
