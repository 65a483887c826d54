import { host, json, type Variant } from './variant.fixture.ts';

/** JSON formats that belong to no recruiting system. */
export const jsonDocuments: Readonly<Record<string, Variant>> = {
  'JSON Lines of JobPostings': {
    url: `${host}/jobs.jsonl`,
    body:
      [1, 2]
        .map((n) =>
          json({
            '@context': 'https://schema.org/',
            '@type': 'JobPosting',
            identifier: { '@type': 'PropertyValue', value: `L${n}` },
            title: n === 1 ? 'Ausbildung Tischler' : 'Praktikum Tischlerei',
            hiringOrganization: { name: 'Holz Salzwedel' },
            jobLocation: {
              '@type': 'Place',
              address: {
                addressLocality: 'Salzwedel',
                postalCode: '29410',
                addressCountry: { '@type': 'Country', name: 'Deutschland' },
              },
            },
            description: 'Holz',
            url: `${host}/l${n}`,
          }),
        )
        .join('\r\n') + '\r\n',
    ads: {
      L1: {
        jobType: 2,
        company: { name: 'Holz Salzwedel' },
        place: { postcode: '29410', town: 'Salzwedel' },
      },
      L2: { jobType: 1 },
    },
  },
  'edges and nodes within data': {
    url: `${host}/graphql.json`,
    body: json({
      data: {
        jobs: {
          totalCount: 1,
          edges: [
            {
              cursor: 'x',
              node: {
                databaseId: 9,
                title: 'Ausbildung Florist',
                slug: 'florist',
                company: { node: { name: 'Blumen Ilsenburg' } },
                jobLocation: { city: 'Ilsenburg', zip: '38871' },
                contentHtml: '<p>Blumen</p>',
                permalink: `${host}/florist`,
              },
            },
          ],
          pageInfo: { hasNextPage: false, endCursor: 'x' },
        },
      },
    }),
    ads: {
      '9': {
        jobType: 2,
        company: { name: 'Blumen Ilsenburg' },
        place: { postcode: '38871', town: 'Ilsenburg' },
        says: ['Blumen'],
        link: `${host}/florist`,
      },
    },
  },
  'JSON Feed with a JobPosting in each item (Teamtailor)': {
    url: `${host}/jobs.json`,
    body: json({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Domküche',
      home_page_url: host,
      feed_url: `${host}/jobs.json`,
      items: [
        {
          id: 'b2c3',
          title: 'Ausbildung Köche',
          url: `${host}/jobs/78`,
          content_html: '<p>Du kochst.</p>',
          date_published: '2026-11-03T09:00:00+01:00',
          date_modified: '2026-11-04T09:00:00+01:00',
          _jobposting: {
            '@context': 'http://schema.org/',
            '@type': 'JobPosting',
            title: 'Ausbildung Köche',
            description: '<p>Du kochst.</p>',
            identifier: { '@type': 'PropertyValue', name: 'Domküche GmbH', value: 78 },
            datePosted: '2026-11-03',
            hiringOrganization: { '@type': 'Organization', name: 'Domküche GmbH' },
            jobLocation: [
              {
                '@type': 'Place',
                address: {
                  '@type': 'PostalAddress',
                  streetAddress: 'Domplatz 1',
                  addressLocality: 'Magdeburg',
                  postalCode: '39104',
                  addressCountry: 'DE',
                },
              },
            ],
            employmentType: null,
          },
        },
      ],
    }),
    ads: {
      b2c3: {
        jobType: 2,
        company: { name: 'Domküche GmbH' },
        place: { postcode: '39104', town: 'Magdeburg', street: 'Domplatz 1' },
        published: '2026-11-03',
        link: `${host}/jobs/78`,
        says: ['kochst'],
      },
    },
  },
  'WordPress REST with rendered texts and ACF': {
    url: `${host}/wp-json/wp/v2/stellen`,
    body: json([
      {
        id: 2201,
        date: '2026-11-08T10:00:00',
        date_gmt: '2026-11-08T09:00:00',
        guid: { rendered: `${host}/?p=2201` },
        modified: '2026-11-09T10:00:00',
        slug: 'maurer',
        status: 'publish',
        type: 'stellen',
        link: `${host}/stellen/maurer/`,
        title: { rendered: 'Ausbildung Maurer &#8211; 2027' },
        content: { rendered: '<p>Du mauerst.</p>', protected: false },
        excerpt: { rendered: '<p>kurz</p>', protected: false },
        author: 3,
        featured_media: 0,
        acf: {
          einsatzort: 'Gardelegen',
          plz: '39638',
          strasse: 'Bahnhofstraße 5',
          ausbildungsbeginn: '20270801',
          bewerbungsschluss: '31.03.2027',
          ansprechpartner: 'Erika Muster',
        },
        _links: { self: [{ href: `${host}/wp-json/wp/v2/stellen/2201` }] },
      },
    ]),
    company: 'Bau Gardelegen',
    ads: {
      '2201': {
        title: 'Ausbildung Maurer – 2027',
        jobType: 2,
        company: { name: 'Bau Gardelegen' },
        place: { postcode: '39638', town: 'Gardelegen', street: 'Bahnhofstraße 5' },
        start: '2027-08-01',
        lastDay: '2027-03-31',
        published: '2026-11-08',
        link: `${host}/stellen/maurer/`,
        says: ['mauerst'],
      },
    },
  },
  'OData 4 with nextLink': {
    url: `${host}/odata/Stellen`,
    body: json({
      '@odata.context': `${host}/odata/$metadata#Stellen`,
      value: [
        {
          '@odata.etag': 'W/"1"',
          StellenId: 5,
          Bezeichnung: 'Ausbildung Vermessungstechniker',
          Dienststelle: 'Landkreis Elbe-Aller',
          Ort: 'Haldensleben',
          PLZ: '39340',
          Beginn: '2027-09-01T00:00:00Z',
          Bewerbungsfrist: '2027-01-10T00:00:00Z',
          Url: `${host}/s/5`,
        },
      ],
      '@odata.nextLink': `${host}/odata/Stellen?$skip=1`,
    }),
    more: {
      [`${host}/odata/Stellen?$skip=1`]: json({
        value: [
          {
            StellenId: 6,
            Bezeichnung: 'Schülerpraktikum Verwaltung',
            Dienststelle: 'Landkreis Elbe-Aller',
            Ort: 'Haldensleben',
          },
        ],
      }),
    },
    ads: {
      '5': {
        title: 'Ausbildung Vermessungstechniker',
        jobType: 2,
        company: { name: 'Landkreis Elbe-Aller' },
        place: { postcode: '39340', town: 'Haldensleben' },
        start: '2027-09-01',
        lastDay: '2027-01-10',
        link: `${host}/s/5`,
      },
      '6': { jobType: 1, place: { town: 'Haldensleben' } },
    },
  },
  'OData 2 of SAP with dates as /Date()/': {
    url: `${host}/odata/v2/JobRequisitionPosting?$format=json`,
    body: json({
      d: {
        results: [
          {
            __metadata: { uri: `${host}/x(1)`, type: 'SFOData.Job' },
            jobReqId: '991',
            jobTitle: 'Ausbildung Industriekaufmann',
            companyName: 'Saale Chemie AG',
            city: 'Leuna',
            postalCode: '06237',
            jobStartDate: '/Date(1817078400000)/',
            postEndDate: '/Date(1801353600000+0060)/',
            extJobDescription: '<p>Du rechnest.</p>',
            jobUrl: `${host}/j/991`,
          },
        ],
      },
    }),
    ads: {
      '991': {
        title: 'Ausbildung Industriekaufmann',
        jobType: 2,
        company: { name: 'Saale Chemie AG' },
        place: { postcode: '06237', town: 'Leuna' },
        start: '2027-08-01',
        says: ['rechnest'],
        link: `${host}/j/991`,
      },
    },
  },
  'GeoJSON of a town': {
    url: `${host}/azubi.geojson`,
    body: json({
      type: 'FeatureCollection',
      name: 'lehrstellen',
      features: [
        {
          type: 'Feature',
          id: 'f.1',
          geometry: { type: 'Point', coordinates: [11.6276, 52.1205] },
          properties: {
            beruf: 'Ausbildung Straßenbauer',
            betrieb: 'Tiefbau Magdeburg',
            strasse: 'Ring 1',
            plz: '39104',
            ort: 'Magdeburg',
            beginn: '01.08.2027',
            beschreibung: 'Du baust Straßen.',
            url: `${host}/f1`,
          },
        },
      ],
    }),
    ads: {
      'f.1': {
        title: 'Ausbildung Straßenbauer',
        jobType: 2,
        company: { name: 'Tiefbau Magdeburg' },
        place: { postcode: '39104', town: 'Magdeburg', street: 'Ring 1' },
        start: '2027-08-01',
        says: ['Straßen'],
      },
    },
  },
  'CKAN records': {
    url: `${host}/api/3/action/datastore_search?resource_id=a`,
    body: json({
      help: 'x',
      success: true,
      result: {
        resource_id: 'a',
        fields: [
          { id: '_id', type: 'int' },
          { id: 'Titel', type: 'text' },
        ],
        records: [
          {
            _id: 1,
            Titel: 'Ausbildung Bestatter',
            Unternehmen: 'Pietät Aken',
            Ort: 'Aken (Elbe)',
            PLZ: '06385',
          },
        ],
        total: 1,
        limit: 100,
        _links: { start: '/x', next: '/x?offset=100' },
      },
    }),
    ads: {
      '1': {
        title: 'Ausbildung Bestatter',
        jobType: 2,
        company: { name: 'Pietät Aken' },
        place: { postcode: '06385', town: 'Aken (Elbe)' },
      },
    },
  },
  'Drupal fields with value': {
    url: `${host}/stellen?_format=json`,
    body: json([
      {
        nid: [{ value: 71 }],
        type: [{ target_id: 'job' }],
        title: [{ value: 'Ausbildung Verwaltungsfachangestellte' }],
        created: [{ value: '2026-11-01T08:00:00+00:00', format: 'Y-m-d' }],
        path: [{ alias: '/stellen/verwaltung', pid: 3, langcode: 'de' }],
        body: [
          {
            value: '<p>Du verwaltest.</p>',
            format: 'html',
            processed: '<p>Du verwaltest.</p>',
            summary: '',
          },
        ],
        field_ort: [{ value: 'Köthen (Anhalt)' }],
        field_plz: [{ value: '06366' }],
        field_beginn: [{ value: '2027-08-01' }],
        field_bewerbungsfrist: [{ value: '2027-01-31' }],
      },
    ]),
    company: 'Stadt Köthen',
    ads: {
      '71': {
        title: 'Ausbildung Verwaltungsfachangestellte',
        jobType: 2,
        company: { name: 'Stadt Köthen' },
        place: { postcode: '06366', town: 'Köthen (Anhalt)' },
        start: '2027-08-01',
        lastDay: '2027-01-31',
        says: ['verwaltest'],
        link: `${host}/stellen/verwaltung`,
      },
    },
  },
  JSONP: {
    url: `${host}/list?callback=jobs`,
    body: `/**/jobs(${json([{ jobId: '7d6e', title: 'Ausbildung Friseur', company: 'Salon Eisleben', city: 'Lutherstadt Eisleben', zip: '06295' }])});`,
    ads: {
      '7d6e': {
        title: 'Ausbildung Friseur',
        jobType: 2,
        company: { name: 'Salon Eisleben' },
        place: { postcode: '06295', town: 'Lutherstadt Eisleben' },
      },
    },
  },
  'records by id in an object': {
    url: `${host}/byid.json`,
    body: json({
      meta: { count: 2 },
      jobs: {
        101: { title: 'Ausbildung Weber', firma: 'Tuch Burg', ort: 'Burg' },
        102: { title: 'Praktikum Weben', firma: 'Tuch Burg', ort: 'Burg' },
      },
    }),
    ads: {
      '101': { jobType: 2, company: { name: 'Tuch Burg' }, place: { town: 'Burg' } },
      '102': { jobType: 1 },
    },
  },
  'localised texts': {
    url: `${host}/i18n.json`,
    body: json({
      results: [
        {
          uid: 'x9',
          title: { de: 'Ausbildung Imker', en: 'Apprentice beekeeper' },
          company: { name: { de: 'Honig Zerbst', en: 'Honey' } },
          description: { de: '<p>Bienen</p>', en: '<p>Bees</p>' },
          location: { name: { de: 'Zerbst' }, zip: '39261' },
          link: { de: `${host}/de/x9`, en: `${host}/en/x9` },
        },
      ],
    }),
    ads: {
      x9: {
        title: 'Ausbildung Imker',
        jobType: 2,
        company: { name: 'Honig Zerbst' },
        place: { postcode: '39261', town: 'Zerbst' },
        says: ['Bienen'],
        link: `${host}/de/x9`,
      },
    },
  },
  'camel case JSON of a company site (Strapi)': {
    url: `${host}/api/jobs?populate=*`,
    body: json({
      data: [
        {
          id: 3,
          attributes: {
            jobTitle: 'Ausbildung Elektroniker',
            slug: 'elektroniker',
            jobLocation: 'Merseburg',
            zipCode: '06217',
            employmentType: 'Ausbildung',
            startDate: '2027-08-01',
            jobDescription: '<p>Du verdrahtest.</p>',
            publishedAt: '2026-11-01T10:00:00.000Z',
            createdAt: '2026-10-01T10:00:00.000Z',
            applicationDeadline: '2027-02-28',
            jobUrl: `${host}/e`,
            contactPerson: { data: { attributes: { name: 'Erika Muster' } } },
          },
        },
      ],
      meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
    }),
    company: 'Elektro Merseburg',
    ads: {
      '3': {
        title: 'Ausbildung Elektroniker',
        jobType: 2,
        place: { postcode: '06217', town: 'Merseburg' },
        start: '2027-08-01',
        lastDay: '2027-02-28',
        published: '2026-11-01',
        link: `${host}/e`,
        says: ['verdrahtest'],
      },
    },
  },
  'HAL with _embedded and _links': {
    url: `${host}/hal/stellen`,
    body: json({
      _embedded: {
        stellen: [
          {
            id: 'h1',
            titel: 'Ausbildung Landwirt',
            arbeitgeber: { name: 'Gut Wanzleben' },
            arbeitsort: { plz: '39164', ort: 'Wanzleben-Börde' },
            beginn: '2027-09-01',
            beschreibung: 'Du säst.',
            _links: {
              self: { href: `${host}/hal/stellen/h1` },
              html: { href: `${host}/stelle/h1` },
            },
          },
        ],
      },
      page: { size: 20, totalElements: 1, totalPages: 1, number: 0 },
    }),
    ads: {
      h1: {
        title: 'Ausbildung Landwirt',
        jobType: 2,
        company: { name: 'Gut Wanzleben' },
        place: { postcode: '39164', town: 'Wanzleben-Börde' },
        start: '2027-09-01',
        says: ['säst'],
      },
    },
  },
  'numbered dates and times apart': {
    url: `${host}/n.json`,
    body: json({
      stellenangebote: [
        {
          stellen_id: 5,
          stellentitel: 'Ausbildung Bäcker',
          firma: 'Backhaus',
          einsatzort: { ort: 'Burg', plz: 39288 },
          eintrittsdatum: 1817071200,
          veroeffentlichung: { von: '2026-11-01', bis: '2027-02-01' },
          stellenbeschreibung_html: '<p>Du backst.</p>',
          link_extern: `${host}/5`,
        },
      ],
    }),
    ads: {
      '5': {
        title: 'Ausbildung Bäcker',
        jobType: 2,
        place: { postcode: '39288', town: 'Burg' },
        start: '2027-08-01',
        published: '2026-11-01',
        lastDay: '2027-02-01',
        link: `${host}/5`,
        says: ['backst'],
      },
    },
  },
  'JSON of columns and rows': {
    url: `${host}/export.json`,
    body: json({
      columns: ['ID', 'Stellentitel', 'Firma', 'PLZ', 'Ort', 'Beginn', 'Beschreibung'],
      rows: [
        [
          901,
          'Ausbildung Drucker',
          'Druck Elbe KG',
          '39104',
          'Magdeburg',
          '01.08.2027',
          'Du druckst.',
        ],
        [902, 'Schülerpraktikum Druck', 'Druck Elbe KG', '39576', 'Stendal', null, ''],
      ],
    }),
    ads: {
      '901': {
        title: 'Ausbildung Drucker',
        jobType: 2,
        company: { name: 'Druck Elbe KG' },
        place: { postcode: '39104', town: 'Magdeburg' },
        start: '2027-08-01',
        says: ['druckst'],
      },
      '902': { title: 'Schülerpraktikum Druck', jobType: 1, place: { town: 'Stendal' } },
    },
  },
  'JSON of headers and data, columns as objects': {
    url: `${host}/table.json`,
    body: json({
      meta: { total: 1 },
      table: {
        headers: [
          { key: 'id', label: 'Nr.' },
          { key: 'title', label: 'Bezeichnung' },
          { key: 'company', label: 'Betrieb' },
          { key: 'city', label: 'Einsatzort' },
        ],
        data: [['H-1', 'Ausbildung Buchbinder', 'Druck Elbe KG', 'Burg']],
      },
    }),
    ads: {
      'H-1': {
        title: 'Ausbildung Buchbinder',
        company: { name: 'Druck Elbe KG' },
        place: { town: 'Burg' },
      },
    },
  },
  'JSON of rows whose first one has the headings': {
    url: `${host}/values.json`,
    // https://developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets.values
    body: json({
      range: 'Stellen!A1:D3',
      majorDimension: 'ROWS',
      values: [
        ['ID', 'Titel', 'Unternehmen', 'Ort'],
        ['S-1', 'Ausbildung Buchbinder', 'Druck Elbe KG', 'Burg'],
        ['S-2', 'Praktikum Satz', 'Druck Elbe KG'],
      ],
    }),
    ads: {
      'S-1': { title: 'Ausbildung Buchbinder', place: { town: 'Burg' } },
      'S-2': { title: 'Praktikum Satz', company: { name: 'Druck Elbe KG' }, place: { town: '' } },
    },
  },
  // https://jsonapi.org/format/#document-compound-documents
  'JSON:API with included company and locations': {
    url: `${host}/api/jobs?include=company,locations`,
    body: json({
      jsonapi: { version: '1.1' },
      data: [
        {
          type: 'jobs',
          id: '71',
          attributes: {
            title: 'Ausbildung Glaser (m/w/d)',
            description: '<p>Du setzt Scheiben ein.</p>',
            'published-at': '2026-11-02',
          },
          relationships: {
            company: { data: { type: 'companies', id: '5' } },
            locations: { data: [{ type: 'locations', id: '8' }] },
            author: { data: { type: 'people', id: '5' } },
          },
          links: { self: `${host}/api/jobs/71` },
        },
        {
          type: 'jobs',
          id: '72',
          attributes: { title: 'Praktikum Glaserei' },
          relationships: {
            company: { data: { type: 'companies', id: '6' } },
            locations: { data: [] },
            location: { data: { type: 'locations', id: '9' } },
          },
        },
      ],
      included: [
        { type: 'people', id: '5', attributes: { name: 'Erika Muster', email: 'e@glas.example' } },
        { type: 'companies', id: '5', attributes: { name: 'Glas Harz GmbH' } },
        { type: 'companies', id: '6', attributes: { name: 'Glas Altmark GmbH' } },
        {
          type: 'locations',
          id: '8',
          attributes: { street: 'Breite Str. 4', zip: '38855', city: 'Wernigerode' },
        },
        { type: 'locations', id: '9', attributes: { zip: '39576', city: 'Stendal' } },
      ],
    }),
    ads: {
      '71': {
        title: 'Ausbildung Glaser (m/w/d)',
        jobType: 2,
        company: { name: 'Glas Harz GmbH' },
        place: { street: 'Breite Str. 4', postcode: '38855', town: 'Wernigerode' },
        published: '2026-11-02',
        says: ['Scheiben'],
      },
      '72': {
        title: 'Praktikum Glaserei',
        company: { name: 'Glas Altmark GmbH' },
        place: { postcode: '39576', town: 'Stendal' },
      },
    },
  },
  'Notion: values that name their types': {
    url: `${host}/v1/databases/query`,
    body: JSON.stringify({
      object: 'list',
      results: [
        {
          object: 'page',
          id: 'n1',
          properties: {
            Name: {
              type: 'title',
              title: [{ plain_text: 'Ausbildung ' }, { plain_text: 'Bäcker' }],
            },
            Firma: { type: 'rich_text', rich_text: [{ plain_text: 'Bäckerei Krume' }] },
            Ort: { type: 'select', select: { name: 'Bernburg (Saale)' } },
            PLZ: { type: 'number', number: 6406 },
            Beginn: { type: 'date', date: { start: '2027-08-01', end: null } },
            Kontakt: { type: 'email', email: 'erika@krume.example' },
          },
        },
      ],
    }),
    ads: {
      n1: {
        title: 'Ausbildung Bäcker',
        jobType: 2,
        company: { name: 'Bäckerei Krume' },
        place: { postcode: '06406', town: 'Bernburg (Saale)' },
        start: '2027-08-01',
      },
    },
  },
  'A document as text beside a state, and a number as the state of an ad': {
    url: `${host}/answer`,
    body: JSON.stringify({
      status: 'ok',
      payload: JSON.stringify({
        jobs: [
          {
            id: 'j1',
            title: 'Ausbildung Koch',
            firm: 'Gasthof Eiche',
            city: 'Genthin',
            state: 1,
            startsOn: '2027-08-01',
          },
        ],
      }),
    }),
    ads: {
      j1: {
        title: 'Ausbildung Koch',
        company: { name: 'Gasthof Eiche' },
        place: { town: 'Genthin', state: '' },
        start: '2027-08-01',
      },
    },
  },
};
