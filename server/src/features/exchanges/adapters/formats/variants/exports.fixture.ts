import { host, json, type Variant } from './variant.fixture.ts';

/** Exports of databases, spreadsheets, maps and offices. */
export const exports: Readonly<Record<string, Variant>> = {
  'CSV of a town: title rows, an empty first column, headings in words, Windows-1252': {
    url: `${host}/stadt.csv`,
    company: 'Stadt Schönebeck (Elbe)',
    body: Buffer.from(
      ';Stadt Schönebeck (Elbe), Ausbildungsplätze 2027;;;;\r\n;;;;;\r\n;"Ausbildungs-\nberuf";"Zahl der\nStellen";Start ab;voraussichtl. Dienstort;Ansprechpartner/in\r\n;Straßenwärter/in;2;1.8.27;Schönebeck (Elbe);Frau Muster\r\n',
      'latin1',
    ),
    ads: {
      'row:T6JCGf-4e4iKd8KsStbrWBkv8M4iDK-MtoK1dU05CXk': {
        title: 'Straßenwärter/in',
        jobType: 2,
        company: { name: 'Stadt Schönebeck (Elbe)' },
        place: { town: 'Schönebeck (Elbe)' },
        start: '2027-08-01',
        conditions: { free_places: 2 },
      },
    },
  },
  'CSV with numbers as text, as spreadsheets export them': {
    url: `${host}/zahlen.csv`,
    body: `Referenz;Titel;Unternehmen;PLZ;Ort\n="00123";Ausbildung Dachdecker;"=""Wand"" KG";="06406";Bernburg\n="00124";Ausbildung Klempner;'n Dach;'06406;Bernburg\n`,
    ads: {
      '00123': { company: { name: '="Wand" KG' }, place: { postcode: '06406' } },
      '00124': { company: { name: "'n Dach" }, place: { postcode: '06406', town: 'Bernburg' } },
    },
  },
  'CSV whose lines are quoted as a whole': {
    url: `${host}/zeilen.csv`,
    body: `"Nummer;Titel;""Firma"";PLZ;Ort"\r\n"S-1;Ausbildung Maurer;""Bau """"Süd"""" GmbH; Co."";06618;Naumburg"\r\n`,
    ads: {
      'S-1': {
        title: 'Ausbildung Maurer',
        company: { name: 'Bau "Süd" GmbH; Co.' },
        place: { postcode: '06618', town: 'Naumburg' },
      },
    },
  },
  'CSV with a public address': {
    url: `${host}/bewerber.csv`,
    body: `"Position ID","Position Name","Subcompany","Office","Public URL"\n"1203","Ausbildung Fachinformatiker","Netz GmbH","Stendal","${host}/job/1203"\n`,
    ads: { '1203': { link: `${host}/job/1203`, place: { town: 'Stendal' } } },
  },
  // docs.phpmyadmin.net
  'XML of phpMyAdmin': {
    url: `${host}/web.xml`,
    body: `<?xml version="1.0" encoding="utf-8"?><pma_xml_export version="1.0" xmlns:pma="https://www.phpmyadmin.net/some_doc_url/"><pma:structure_schemas><pma:database name="web"><pma:table name="jobs">CREATE TABLE jobs</pma:table></pma:database></pma:structure_schemas><database name="web">
<table name="jobs"><column name="job_id">5</column><column name="titel">Ausbildung Imker</column><column name="firma">Honig Zerbst</column><column name="plz">39261</column><column name="ort">Zerbst/Anhalt</column></table></database></pma_xml_export>`,
    ads: {
      '5': {
        title: 'Ausbildung Imker',
        company: { name: 'Honig Zerbst' },
        place: { postcode: '39261', town: 'Zerbst/Anhalt' },
      },
    },
  },
  'XML of a SharePoint list': {
    url: `${host}/liste.xml`,
    body: `<xml xmlns:rs='urn:schemas-microsoft-com:rowset' xmlns:z='#RowsetSchema'><rs:data ItemCount="1"><z:row ows_ID='31' ows_Title='Ausbildung Werkfeuerwehrmann' ows_Arbeitgeber='Chemiepark Elbe' ows_PLZ='06237' ows_Ort='Leuna' ows_Beginn='2027-08-01 00:00:00'/></rs:data></xml>`,
    ads: {
      '31': {
        title: 'Ausbildung Werkfeuerwehrmann',
        company: { name: 'Chemiepark Elbe' },
        place: { postcode: '06237', town: 'Leuna' },
        start: '2027-08-01',
      },
    },
  },
  'XML of Access, with the kind in the name of a query': {
    url: `${host}/access.xml`,
    body: `<dataroot xmlns:od="urn:schemas-microsoft-com:officedata"><qry_x0020_Ausbildung><Nr>A13</Nr><Beruf>Goldschmied</Beruf><Betrieb>Uhren Eisleben</Betrieb><Ort>Lutherstadt Eisleben</Ort></qry_x0020_Ausbildung></dataroot>`,
    ads: { A13: { title: 'Goldschmied', jobType: 2 } },
  },
  // hropenstandards.org, HR-XML 3
  'HR-XML 3': {
    url: `${host}/sync.xml`,
    body: `<SyncPositionOpening xmlns="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9"><DataArea><PositionOpening><DocumentID>PO-9</DocumentID><PositionRequisition><PositionTitle>Ausbildung Packmitteltechnologe</PositionTitle><PositionSummary>Du baust Kartons.</PositionSummary></PositionRequisition><PositionSupplier><oa:Name>Karton Burg GmbH</oa:Name></PositionSupplier><PositionLocation><ReferenceLocation><CityName>Burg</CityName><oa:PostalCode>39288</oa:PostalCode></ReferenceLocation></PositionLocation><StartDate>2027-08-01</StartDate></PositionOpening></DataArea></SyncPositionOpening>`,
    ads: {
      'PO-9': {
        company: { name: 'Karton Burg GmbH' },
        place: { postcode: '39288', town: 'Burg' },
        start: '2027-08-01',
        says: ['Kartons'],
      },
    },
  },
  'XML in the manner of OpenImmo: kinds as attributes, ads within their company': {
    url: `${host}/openjob.xml`,
    body: `<openjob><anbieter><firma>Agrar Börde eG</firma><stelle><geo><plz>39164</plz><ort>Wanzleben</ort></geo><kategorie ausbildung="true" praktikum="false"/><freitexte><stellentitel>Landwirt</stellentitel></freitexte><verwaltung_techn><stellennr_extern>LW-1</stellennr_extern></verwaltung_techn><antritt>01.08.2027</antritt></stelle><stelle><geo><plz>39164</plz><ort>Wanzleben</ort></geo><kategorie ausbildung="false" praktikum="true"/><freitexte><stellentitel>Landwirtschaft</stellentitel></freitexte><verwaltung_techn><stellennr_extern>LW-2</stellennr_extern></verwaltung_techn></stelle></anbieter></openjob>`,
    ads: {
      'LW-1': {
        title: 'Landwirt',
        jobType: 2,
        company: { name: 'Agrar Börde eG' },
        start: '2027-08-01',
      },
      'LW-2': { title: 'Landwirtschaft', jobType: 1 },
    },
  },
  'KML: places of a map with further data': {
    url: `${host}/karte.kml`,
    kind: 'xml',
    body: `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Stellen</name><Folder><name>Ausbildung</name><Placemark id="p1"><name>Ausbildung Koch</name><description>Du kochst.</description><ExtendedData><Data name="Firma"><value>Brockenwirt</value></Data><Data name="Ort"><value>Schierke</value></Data><Data name="Beginn"><value>01.08.2027</value></Data></ExtendedData><Point><coordinates>10.664,51.766,0</coordinates></Point></Placemark></Folder></Document></kml>`,
    ads: {
      p1: {
        title: 'Ausbildung Koch',
        company: { name: 'Brockenwirt' },
        place: { town: 'Schierke' },
        start: '2027-08-01',
      },
    },
  },
  'GeoJSON: the longitude comes first': {
    url: `${host}/karte.json`,
    body: json({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          id: 7,
          properties: { Bezeichnung: 'Ausbildung Forstwirt', Arbeitgeber: 'Forst', Ort: 'Thale' },
          geometry: { type: 'Point', coordinates: [10.785, 51.835] },
        },
        {
          type: 'Feature',
          id: 8,
          properties: { Bezeichnung: 'Praktikum Forst', Arbeitgeber: 'Forst', Ort: 'Thale' },
          geometry: null,
        },
      ],
    }),
    ads: {
      '7': { place: { position: { latitude: 51.835, longitude: 10.785 } } },
      '8': { jobType: 1, place: { town: 'Thale', position: null } },
    },
  },
  'JSON with ads below their places': {
    url: `${host}/orte.json`,
    body: json({
      standorte: [
        {
          ort: 'Halle (Saale)',
          plz: '06112',
          stellen: [{ id: 1, titel: 'Ausbildung Lokführer', firma: 'Bahn Mitte' }],
        },
        {
          ort: 'Magdeburg',
          stellen: [
            { id: 2, titel: 'Ausbildung Gleisbauer', firma: 'Bahn Mitte' },
            { id: 3, titel: 'Ausbildung Gleisbauer', firma: 'Bahn Mitte', ort: 'Burg' },
          ],
        },
      ],
    }),
    ads: {
      '1': { place: { postcode: '06112', town: 'Halle (Saale)' } },
      '2': { place: { postcode: '', town: 'Magdeburg' } },
      '3': { place: { town: 'Burg' } },
    },
  },
};
