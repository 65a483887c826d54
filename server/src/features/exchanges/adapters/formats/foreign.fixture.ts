import { expect } from 'vitest';
import type { Shape } from './shapes.fixture.ts';

const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);

const json = (value: unknown) => JSON.stringify(value);

/*
 * Further feeds, written from public documentation before they were read for the first time; the rules were corrected afterwards. Values
 * are our own.
 */
export const foreign: Readonly<Record<string, Shape>> = {
  // https://github.com/Absolventa/api-docs/blob/master/pull_api.md
  'azubi.de, XML': {
    url: 'https://betrieb.example/azubi.xml',
    body: `<?xml version='1.0' encoding='utf-8' ?>
<job_offers type='array'><job_offer>
  <external_id>AZ-17</external_id><title>Ausbildung zum Mechatroniker (w/m/d)</title>
  <application_email>erika@firma.example</application_email>
  <application_url><![CDATA[https://betrieb.example/jobs/17/bewerben]]></application_url>
  <job_offer_locations><job_offer_location><city>Burg</city><street>Werkstraße 2</street><zip>39288</zip><country>Deutschland</country></job_offer_location></job_offer_locations>
  <description_headline>Wir suchen dich</description_headline><description><![CDATA[<p>Baue mit uns Anlagen.</p>]]></description>
  <tasks_headline>Das machst du</tasks_headline><tasks><![CDATA[<ul><li>Schalten</li></ul>]]></tasks>
  <contact_headline>Frag Erika</contact_headline><contact><![CDATA[<p>Erika Muster</p>]]></contact>
  <custom_company_title>Anlagenbau Burg GmbH</custom_company_title>
  <apprenticeship_started_at type='datetime'>2027-08-01T00:00:00+02:00</apprenticeship_started_at>
  <minimal_degree>certificate</minimal_degree><duration>42</duration>
  <salary_first_year>1000</salary_first_year><salary_second_year>1100</salary_second_year>
</job_offer></job_offers>`,
    ads: {
      'AZ-17': {
        title: 'Ausbildung zum Mechatroniker (w/m/d)',
        jobType: 2,
        company: { name: 'Anlagenbau Burg GmbH' },
        place: { street: 'Werkstraße 2', postcode: '39288', town: 'Burg', country: 'DE' },
        start: '2027-08-01',
        description: { text: textLike(/Anlagen[^]*Das machst du[^]*Schalten/) },
        conditions: {
          pay_year_1: 1000,
          pay_year_2: 1100,
          application_url: 'https://betrieb.example/jobs/17/bewerben',
        },
      },
    },
  },
  // https://dev.xing.com/partners/job_integration/feed_docs
  'XING, XML': {
    url: 'https://betrieb.example/xing.xml',
    body: `<?xml version="1.0"?>
<feed xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="https://dev.xing.com/jobs/xsd"><postings><posting>
  <id>501</id><job_title><![CDATA[Ausbildung Kauffrau für Büromanagement]]></job_title>
  <description><![CDATA[<h3>Aufgaben</h3><p>Du planst Termine.</p>]]></description>
  <url><![CDATA[https://betrieb.example/jobs/501]]></url><company_name><![CDATA[Bürohaus Zeitz]]></company_name>
  <job_location><city><![CDATA[Zeitz]]></city><country><![CDATA[DE]]></country></job_location><reply_setting>url</reply_setting>
</posting></postings></feed>`,
    ads: {
      '501': {
        title: 'Ausbildung Kauffrau für Büromanagement',
        company: { name: 'Bürohaus Zeitz' },
        place: { town: 'Zeitz', country: 'DE' },
        link: 'https://betrieb.example/jobs/501',
      },
    },
  },
  // https://docs.recruitee.com/docs/feed
  'Recruitee, XML for job boards': {
    url: 'https://feeds.example/recruitee.xml',
    body: `<jobs><job><reference>88001</reference><title>Azubi Fachinformatiker</title><company>Harz IT GmbH</company><company_id>9</company_id>
<description_requirements><![CDATA[<p>Du programmierst.</p>]]></description_requirements><city>Wernigerode</city><street>Ring 4</street><country>DE</country><state>ST</state><postal_code>38855</postal_code>
<locations><location><city>Wernigerode</city></location></locations><hybrid>false</hybrid></job></jobs>`,
    ads: {
      '88001': {
        title: 'Azubi Fachinformatiker',
        company: { name: 'Harz IT GmbH' },
        place: { street: 'Ring 4', postcode: '38855', town: 'Wernigerode' },
        description: { text: textLike(/programmierst/) },
      },
    },
  },
  // The list behind the career pages of Workday, /wday/cxs/…/jobs
  'Workday, JSON': {
    url: 'https://konzern.wd3.myworkdayjobs.example/wday/cxs/konzern/Karriere/jobs',
    company: 'Konzern AG',
    body: json({
      total: 1,
      jobPostings: [
        {
          title: 'Ausbildung Chemielaborant (m/w/d)',
          externalPath: '/job/Bitterfeld/Chemielaborant_R1',
          locationsText: 'Bitterfeld-Wolfen',
          postedOn: 'Posted 2 Days Ago',
          bulletFields: ['R1'],
        },
      ],
      facets: [
        { facetParameter: 'locations', values: [{ descriptor: 'Bitterfeld', id: 'x', count: 1 }] },
      ],
    }),
    ads: {
      '/job/Bitterfeld/Chemielaborant_R1': {
        title: 'Ausbildung Chemielaborant (m/w/d)',
        company: { name: 'Konzern AG' },
        place: { town: 'Bitterfeld-Wolfen' },
        link: 'https://konzern.wd3.myworkdayjobs.example/job/Bitterfeld/Chemielaborant_R1',
      },
    },
  },
  // https://developers.ashbyhq.com/docs/public-job-posting-api
  'Ashby, JSON': {
    url: 'https://api.ashbyhq.example/posting-api/job-board/saaletech',
    company: 'Saaletech GmbH',
    body: json({
      apiVersion: '1',
      jobs: [
        {
          id: '1f3b',
          title: 'Apprentice IT (m/f/d)',
          department: 'IT',
          team: 'Ops',
          employmentType: 'Intern',
          location: 'Halle (Saale)',
          secondaryLocations: [
            { location: 'Leipzig', address: { postalAddress: { addressLocality: 'Leipzig' } } },
          ],
          address: {
            postalAddress: {
              addressLocality: 'Halle (Saale)',
              addressRegion: 'Sachsen-Anhalt',
              addressCountry: 'Germany',
              postalCode: '06108',
            },
          },
          publishedAt: '2026-11-02T08:00:00.000+00:00',
          isListed: true,
          jobUrl: 'https://jobs.ashbyhq.example/saaletech/1f3b',
          applyUrl: 'https://jobs.ashbyhq.example/saaletech/1f3b/application',
          descriptionHtml: '<p>You learn.</p>',
          descriptionPlain: 'You learn.',
        },
      ],
    }),
    ads: {
      '1f3b': {
        title: 'Apprentice IT (m/f/d)',
        place: { town: 'Halle (Saale)', postcode: '06108' },
        published: '2026-11-02',
        link: 'https://jobs.ashbyhq.example/saaletech/1f3b',
        description: { text: textLike(/You learn/) },
      },
    },
  },
  // /jobs.rss of a career site of Teamtailor
  'Teamtailor, RSS with its namespace': {
    url: 'https://karriere.example/jobs.rss',
    company: 'Seehotel GmbH',
    body: `<rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Jobs</title><link>https://karriere.example</link>
<item><title>Ausbildung Hotelfachfrau</title><description>&lt;p&gt;Du empfängst Gäste.&lt;/p&gt;</description><pubDate>Mon, 02 Nov 2026 09:00:00 +0100</pubDate><link>https://karriere.example/jobs/55-hotel</link><guid>c0ffee-55</guid><remoteStatus>none</remoteStatus>
<tt:locations><tt:location><tt:name>Arendsee</tt:name><tt:address>Am See 1</tt:address><tt:zip>39619</tt:zip><tt:city>Arendsee (Altmark)</tt:city><tt:country>Germany</tt:country></tt:location></tt:locations><tt:department>Service</tt:department><tt:role></tt:role></item></channel></rss>`,
    ads: {
      'c0ffee-55': {
        title: 'Ausbildung Hotelfachfrau',
        place: { postcode: '39619', town: 'Arendsee (Altmark)' },
        published: '2026-11-02',
        link: 'https://karriere.example/jobs/55-hotel',
        description: { text: textLike(/empfängst Gäste/) },
      },
    },
  },
  // https://docs.qhse-jobs-api (Jobrapido)
  'Jobrapido, XML': {
    url: 'https://betrieb.example/jobrapido.xml',
    body: `<?xml version="1.0" encoding="utf-8"?><source><jobs><job><title><![CDATA[Ausbildung Tierpfleger]]></title><location><![CDATA[Magdeburg]]></location><state><![CDATA[Sachsen-Anhalt]]></state><country><![CDATA[DE]]></country><postalcode><![CDATA[39124]]></postalcode><company><![CDATA[Zoo Nord]]></company><website><![CDATA[www.zoo.example]]></website><publishdate><![CDATA[19/10/2026]]></publishdate><expirydate><![CDATA[19/12/2026]]></expirydate><url><![CDATA[https://zoo.example/view?jobid=3]]></url><email><![CDATA[erika@zoo.example]]></email><description><![CDATA[<p>Füttern</p>]]></description><reference_id><![CDATA[ad3456]]></reference_id><jobtype><![CDATA[fulltime]]></jobtype></job></jobs></source>`,
    ads: {
      ad3456: {
        title: 'Ausbildung Tierpfleger',
        company: { name: 'Zoo Nord', weblink: 'https://www.zoo.example/' },
        place: { postcode: '39124', town: 'Magdeburg' },
        published: '2026-10-19',
        lastDay: '2026-12-19',
      },
    },
  },
  // https://www.studentjob.at/feed_specification/v2
  'StudentJob, XML': {
    url: 'https://betrieb.example/studentjob.xml',
    company: 'Gasthaus Elbe',
    body: `<jobs><job><id>329</id><url>https://elbe.example/329</url><title>Schülerpraktikum Küche</title><function_title>Koch/Köchin</function_title><location><nationwide/><city>Tangermünde</city><postalcode>39590</postalcode></location>
<description><summary><![CDATA[Kurz gesagt: kochen.]]></summary><long_description><![CDATA[<p>Du lernst alle Posten kennen.</p>]]></long_description></description><hours_per_week><working_hours_min>10</working_hours_min></hours_per_week><job_types><job_type>internship</job_type></job_types></job></jobs>`,
    ads: {
      '329': {
        title: 'Schülerpraktikum Küche',
        jobType: 1,
        place: { postcode: '39590', town: 'Tangermünde' },
        description: { text: textLike(/Posten kennen/) },
        link: 'https://elbe.example/329',
      },
    },
  },
  // https://jobiqoair.jobiqo.com, XML interface specification
  'jobiqo, XML': {
    url: 'https://betrieb.example/jobiqo.xml',
    body: `<jobs><job><id><![CDATA[1]]></id><organization><![CDATA[Autowerk Nord]]></organization><title><![CDATA[Ausbildung Kfz-Mechatroniker]]></title><job_url><![CDATA[https://auto.example/1]]></job_url><logo><![CDATA[https://auto.example/l.png]]></logo><location><![CDATA[Gardelegen]]></location><description><![CDATA[Du schraubst.]]></description><employmentTypes><![CDATA[Ausbildung]]></employmentTypes><languages><![CDATA[German]]></languages><languages><![CDATA[English]]></languages></job></jobs>`,
    ads: {
      '1': {
        title: 'Ausbildung Kfz-Mechatroniker',
        company: { name: 'Autowerk Nord', logoUrl: 'https://auto.example/l.png' },
        place: { town: 'Gardelegen' },
        link: 'https://auto.example/1',
      },
    },
  },
  // https://github.com/Absolventa/api-docs/blob/master/absolventa/hr_xml.md
  'HR-XML 2.4, one PositionOpening as the document': {
    url: 'https://betrieb.example/hr.xml',
    body: `<?xml version='1.0' encoding='utf-8' ?>
<PositionOpening xmlns='http://ns.hr-xml.org'><PositionRecordInfo><Id idOwner='Kern'><IdValue>2448</IdValue></Id></PositionRecordInfo>
<PositionPostings><PositionPosting><Id validFrom='2026-11-11' validTo='2026-12-15'><IdValue>2448</IdValue></Id><Link><![CDATA[https://kern.example/2448]]></Link></PositionPosting></PositionPostings>
<PositionProfile xml:lang='DE'><PositionDetail><Company><Name>Kern GbR</Name></Company><PhysicalLocation><PostalAddress><CountryCode>Deutschland</CountryCode><PostalCode>39576</PostalCode><Municipality>Stendal</Municipality><DeliveryAddress><StreetName>Am Wall</StreetName><BuildingNumber>67</BuildingNumber></DeliveryAddress></PostalAddress></PhysicalLocation><PositionTitle><![CDATA[Schülerpraktikum Tischlerei]]></PositionTitle></PositionDetail>
<FormattedPositionDescription><Name>Description</Name><Value><![CDATA[<p>Du sägst.</p>]]></Value></FormattedPositionDescription></PositionProfile></PositionOpening>`,
    ads: {
      '2448': {
        title: 'Schülerpraktikum Tischlerei',
        jobType: 1,
        company: { name: 'Kern GbR' },
        place: { postcode: '39576', town: 'Stendal' },
        description: { text: textLike(/sägst/) },
      },
    },
  },
  // https://help.workable.com, widget API /api/accounts/…?details=true
  'Workable, JSON': {
    url: 'https://www.workable.example/api/accounts/druck?details=true',
    company: 'Druckerei Saale',
    body: json({
      name: 'Druckerei Saale',
      description: null,
      jobs: [
        {
          title: 'Ausbildung Medientechnologe',
          shortcode: 'AB12',
          code: '',
          employment_type: 'Other',
          telecommuting: false,
          department: 'Druck',
          url: 'https://apply.workable.example/j/AB12',
          shortlink: 'https://apply.workable.example/j/AB12',
          application_url: 'https://apply.workable.example/j/AB12/apply',
          published_on: '2026-11-03',
          created_at: '2026-11-01',
          country: 'Germany',
          city: 'Merseburg',
          state: 'Saxony-Anhalt',
          education: '',
          experience: 'Entry level',
          function: 'Production',
          industry: 'Printing',
          locations: [
            {
              country: 'Germany',
              countryCode: 'DE',
              city: 'Merseburg',
              region: 'Saxony-Anhalt',
              hidden: false,
            },
          ],
          description: '<p>Du druckst.</p>',
        },
      ],
    }),
    ads: {
      AB12: {
        title: 'Ausbildung Medientechnologe',
        company: { name: 'Druckerei Saale' },
        place: { town: 'Merseburg' },
        published: '2026-11-03',
        link: 'https://apply.workable.example/j/AB12',
      },
    },
  },
  // https://www.jsonfeed.org/version/1.1/
  'JSON Feed 1.1': {
    url: 'https://blog.example/feed.json',
    company: 'Stadtwerke Köthen',
    body: json({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Karriere',
      home_page_url: 'https://blog.example/',
      authors: [{ name: 'Erika Muster' }],
      items: [
        {
          id: 'https://blog.example/azubi',
          url: 'https://blog.example/azubi',
          title: 'Ausbildung Elektroniker',
          content_html: '<p>Du montierst.</p>',
          date_published: '2026-11-04T10:00:00+01:00',
          date_modified: '2026-11-05T10:00:00+01:00',
          tags: ['Ausbildung'],
          authors: [{ name: 'Erika Muster' }],
        },
      ],
    }),
    ads: {
      'https://blog.example/azubi': {
        title: 'Ausbildung Elektroniker',
        description: { text: textLike(/montierst/) },
        published: '2026-11-04',
        changed: '2026-11-05',
        link: 'https://blog.example/azubi',
      },
    },
  },
  // JSON Lines, https://jsonlines.org
  'JSON Lines': {
    url: 'https://betrieb.example/jobs.jsonl',
    body: `{"id":"L1","title":"Azubi Lagerlogistik","company":"Lager Nord","city":"Barleben"}\n{"id":"L2","title":"Azubi Berufskraftfahrer","company":"Lager Nord","city":"Barleben"}\n`,
    ads: {
      L1: { title: 'Azubi Lagerlogistik', place: { town: 'Barleben' } },
      L2: { title: 'Azubi Berufskraftfahrer' },
    },
  },
  'JSON with records by their id': {
    url: 'https://betrieb.example/jobs.json',
    body: `\uFEFF${json({ jobs: { 'J-7': { title: 'Azubi Gärtner', company: 'Park GmbH', city: 'Wörlitz' }, 'J-8': { title: 'Azubi Florist', company: 'Park GmbH', city: 'Wörlitz' } } })}`,
    ads: {
      'J-7': { title: 'Azubi Gärtner' },
      'J-8': { title: 'Azubi Florist', place: { town: 'Wörlitz' } },
    },
  },
  'JSON with one record in the place of a list': {
    url: 'https://betrieb.example/job.json',
    body: json({
      stand: '2026-11-20',
      stellenangebote: {
        kennung: 'S1',
        titel: 'Azubi Bäcker',
        firma: 'Backhaus',
        ort: 'Oschersleben',
      },
    }),
    ads: {
      S1: { title: 'Azubi Bäcker', company: { name: 'Backhaus' }, place: { town: 'Oschersleben' } },
    },
  },
  'JSON that is one record': {
    url: 'https://betrieb.example/posting.json',
    body: json({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      identifier: 'P9',
      title: 'Azubi Maler',
      hiringOrganization: { '@type': 'Organization', name: 'Farbe Nord' },
      jobLocation: { address: { addressLocality: 'Genthin' } },
      description: 'Du streichst.',
    }),
    ads: {
      P9: { title: 'Azubi Maler', company: { name: 'Farbe Nord' }, place: { town: 'Genthin' } },
    },
  },
  'JSON with the ads within their companies': {
    url: 'https://kammer.example/betriebe.json',
    body: json({
      companies: [
        {
          id: 'B1',
          name: 'Dachdecker Ost',
          city: 'Aken',
          jobs: [{ id: 'B1-1', title: 'Ausbildung Dachdecker', city: 'Aken' }],
        },
        {
          id: 'B2',
          name: 'Metall West',
          city: 'Calbe',
          jobs: [
            { id: 'B2-1', title: 'Ausbildung Metallbauer', city: 'Calbe' },
            { id: 'B2-2', title: 'Ausbildung Zerspaner', city: 'Calbe' },
          ],
        },
      ],
    }),
    company: 'Kammer',
    ads: {
      'B1-1': { title: 'Ausbildung Dachdecker', company: { name: 'Dachdecker Ost' } },
      'B2-1': { title: 'Ausbildung Metallbauer' },
      'B2-2': { place: { town: 'Calbe' } },
    },
  },
  'JSON with lists in lists': {
    url: 'https://betrieb.example/pages.json',
    body: json([
      [{ id: 'N1', title: 'Azubi Friseur', company: 'Salon', city: 'Thale' }],
      [{ id: 'N2', title: 'Azubi Kosmetik', company: 'Salon', city: 'Thale' }],
    ]),
    ads: { N1: { title: 'Azubi Friseur' }, N2: { title: 'Azubi Kosmetik' } },
  },
  'XML of attributes alone': {
    url: 'https://kammer.example/attribute.xml',
    body: '<?xml version="1.0"?><Lehrstellen><Lehrstelle Nr="A1" Titel="Ausbildung Müller" Firma="Mühle Kern" PLZ="39576" Ort="Stendal" Beginn="01.08.2027"/><Lehrstelle Nr="A2" Titel="Ausbildung Bäcker" Firma="Mühle Kern" PLZ="39576" Ort="Stendal"/></Lehrstellen>',
    ads: {
      A1: {
        title: 'Ausbildung Müller',
        place: { postcode: '39576', town: 'Stendal' },
        start: '2027-08-01',
      },
      A2: { title: 'Ausbildung Bäcker' },
    },
  },
  'XML with prefixes and an envelope': {
    url: 'https://betrieb.example/soap.xml',
    body: '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:j="urn:jobs"><soap:Body><j:getJobsResponse><j:return><j:job><j:jobId>E1</j:jobId><j:jobTitle>Azubi Optiker</j:jobTitle><j:companyName>Sicht GmbH</j:companyName><j:city>Haldensleben</j:city><j:description><![CDATA[<p>Du schleifst.</p>]]></j:description></j:job></j:return></j:getJobsResponse></soap:Body></soap:Envelope>',
    ads: {
      E1: {
        title: 'Azubi Optiker',
        company: { name: 'Sicht GmbH' },
        place: { town: 'Haldensleben' },
      },
    },
  },
  'XML that is one record': {
    url: 'https://betrieb.example/stelle.xml',
    body: '<stellenangebot id="R1"><titel>Azubi Drucker</titel><firma>Druckhaus</firma><ort>Zerbst</ort></stellenangebot>',
    ads: {
      R1: { title: 'Azubi Drucker', company: { name: 'Druckhaus' }, place: { town: 'Zerbst' } },
    },
  },
};
