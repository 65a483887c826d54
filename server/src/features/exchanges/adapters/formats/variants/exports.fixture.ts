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
  'XML with a head for each offer': {
    url: `${host}/offers.xml`,
    body: `<Feed><Offers><Offer><OfferId>77</OfferId><Header><JobTitle>Ausbildung Lagerlogistik</JobTitle><CompanyName>Lager Börde GmbH</CompanyName></Header><Locations><Location><Zip>39326</Zip><City>Wolmirstedt</City></Location></Locations><EntryDate>2027-08-01</EntryDate><OfferUrl>${host}/77</OfferUrl></Offer></Offers></Feed>`,
    ads: {
      '77': {
        title: 'Ausbildung Lagerlogistik',
        company: { name: 'Lager Börde GmbH' },
        place: { postcode: '39326', town: 'Wolmirstedt' },
        start: '2027-08-01',
        link: `${host}/77`,
      },
    },
  },
  'XML with entries in German, and a day as an attribute': {
    url: `${host}/jobliste.xml`,
    body: `<jobliste><eintrag><nummer>1</nummer><ueberschrift>Ausbildung Koch</ueberschrift><arbeitgeber>Hotel A</arbeitgeber><plz_ort>06502 Thale</plz_ort><beginn datum="2027-08-01"/></eintrag></jobliste>`,
    ads: {
      '1': {
        title: 'Ausbildung Koch',
        company: { name: 'Hotel A' },
        place: { postcode: '06502', town: 'Thale' },
        start: '2027-08-01',
      },
    },
  },
  'CSV with footnotes below the titles': {
    url: `${host}/fussnoten.csv`,
    body: `Nummer;Titel;Betrieb;Ort*\nF-1;Ausbildung Bäcker;Bäckerei Nord;Stendal\n;* Änderungen vorbehalten;;\n;Stand: November 2026;;\n`,
    ads: { 'F-1': { title: 'Ausbildung Bäcker', place: { town: 'Stendal' } } },
  },
  'JSON with links of HAL': {
    url: `${host}/hal.json`,
    body: json({
      _embedded: {
        stellen: [
          {
            id: 3,
            titel: 'Ausbildung Koch',
            firma: 'Hotel A',
            ort: 'Thale',
            _links: { self: { href: `${host}/api/3` }, html: { href: `${host}/stellen/3` } },
          },
        ],
      },
    }),
    ads: { '3': { link: `${host}/stellen/3` } },
  },
  'JSON with days as Java and PHP write them': {
    url: `${host}/java.json`,
    body: json([
      {
        id: 1,
        titel: 'Ausbildung Koch',
        firma: 'Hotel A',
        ort: 'Thale',
        beginn: [2027, 8, 1],
        bewerbungsschluss: { date: '2027-01-31 00:00:00.000000', timezone: 'Europe/Berlin' },
      },
    ]),
    ads: { '1': { start: '2027-08-01', lastDay: '2027-01-31' } },
  },
  // www.mongodb.com/docs, Extended JSON
  'JSON Lines of MongoDB': {
    url: `${host}/export.json`,
    body: `{"_id":{"$oid":"65aa01"},"titel":"Ausbildung Koch","firma":"Hotel A","ort":"Thale","beginn":{"$date":"2027-08-01T00:00:00Z"}}\n{"_id":{"$oid":"65aa02"},"titel":"Praktikum Küche","firma":"Hotel A","ort":"Thale"}\n`,
    ads: { '65aa01': { start: '2027-08-01' }, '65aa02': { jobType: 1 } },
  },
  // firebase.google.com/docs/firestore/reference/rest
  'JSON of Firestore, with types around values': {
    url: `${host}/documents.json`,
    body: json({
      documents: [
        {
          name: 'projects/x/documents/jobs/abc',
          fields: {
            id: { stringValue: 'abc' },
            titel: { stringValue: 'Ausbildung Koch' },
            firma: { stringValue: 'Hotel A' },
            ort: { stringValue: 'Thale' },
            beginn: { timestampValue: '2027-08-01T00:00:00Z' },
          },
        },
      ],
    }),
    ads: {
      abc: {
        title: 'Ausbildung Koch',
        company: { name: 'Hotel A' },
        place: { town: 'Thale' },
        start: '2027-08-01',
      },
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
