import { expect } from 'vitest';

const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);

/*
 * Feeds in the shapes of public documentation, with values of our own. `ads` are the expected records in order, with the expected values
 * of each.
 */

export interface Shape {
  readonly url: string;
  readonly body: string;
  /** Company in the exchange's settings, if the feed names none. */
  readonly company?: string;
  readonly ads: Readonly<Record<string, object>>;
}

const contact =
  '"contact":{"name":"Erika Muster","email":"erika@firma.example","phone":"0391 / 55"}';

export const shapes: Readonly<Record<string, Shape>> = {
  // https://developer.personio.de/docs/retrieving-open-job-positions
  'Personio, XML': {
    url: 'https://elbwerk.jobs.personio.example/xml?language=de',
    company: 'Elbwerk GmbH',
    body: `<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
  <position>
    <id>410021</id>
    <subcompany>Elbwerk Technik GmbH</subcompany>
    <office>Magdeburg</office>
    <additionalOffices><office>Schönebeck</office></additionalOffices>
    <department>Fertigung</department>
    <recruitingCategory>Ausbildung</recruitingCategory>
    <name>Industriemechaniker (m/w/d)</name>
    <jobDescriptions>
      <jobDescription><name>Deine Aufgaben</name><value><![CDATA[<ul><li>Drehen</li><li>Fräsen</li></ul>]]></value></jobDescription>
      <jobDescription><name>Dein Profil</name><value><![CDATA[<p>Freude an Technik</p>]]></value></jobDescription>
    </jobDescriptions>
    <employmentType>trainee</employmentType>
    <seniority>entry-level</seniority>
    <schedule>full-time</schedule>
    <yearsOfExperience>lt-1</yearsOfExperience>
    <keywords>Metall,Ausbildung</keywords>
    <occupation>manufacturing</occupation>
    <occupationCategory>production</occupationCategory>
    <createdAt>2026-10-02T09:30:00+02:00</createdAt>
  </position>
  <position>
    <id>410022</id>
    <subcompany/>
    <office>Halle (Saale)</office>
    <name>Schülerpraktikum Lager</name>
    <jobDescriptions/>
    <employmentType>intern</employmentType>
    <createdAt>2026-10-03T09:30:00+02:00</createdAt>
  </position>
</workzag-jobs>`,
    ads: {
      410021: {
        title: 'Industriemechaniker (m/w/d)',
        jobType: 2,
        company: { name: 'Elbwerk Technik GmbH' },
        place: { town: 'Magdeburg' },
        description: {
          format: 'html',
          text: '<h3>Deine Aufgaben</h3><ul><li>Drehen</li><li>Fräsen</li></ul><h3>Dein Profil</h3><p>Freude an Technik</p>',
        },
        published: '2026-10-02',
        link: 'https://elbwerk.jobs.personio.example/job/410021',
      },
      410022: {
        jobType: 1,
        company: { name: 'Elbwerk GmbH' },
        place: { town: 'Halle (Saale)' },
        link: 'https://elbwerk.jobs.personio.example/job/410022',
      },
    },
  },
  // https://docs.recruitee.com/reference/offers
  'Recruitee, JSON': {
    url: 'https://harzhotel.recruitee.example/api/offers/',
    body: JSON.stringify({
      offers: [
        {
          id: 9001,
          slug: 'ausbildung-hotelfachmann',
          position: 1,
          status: 'published',
          title: 'Ausbildung Hotelfachmann (m/w/d)',
          description: '<p>Du lernst das ganze Haus kennen.</p>',
          requirements: '<ul><li>Realschulabschluss</li></ul>',
          careers_url: 'https://harzhotel.recruitee.example/o/ausbildung-hotelfachmann',
          careers_apply_url: 'https://harzhotel.recruitee.example/o/ausbildung-hotelfachmann/c/new',
          company_name: 'Harzhotel Brocken',
          department: 'Empfang',
          employment_type_code: 'fulltime_permanent',
          category_code: 'hospitality',
          location: 'Wernigerode, Germany',
          city: 'Wernigerode',
          postal_code: '38855',
          street: 'Am Markt 3',
          country: 'Germany',
          country_code: 'DE',
          state_name: 'Sachsen-Anhalt',
          locations: [{ id: 5, city: 'Wernigerode', street: 'Am Markt 3', postal_code: '38855' }],
          min_hours: 40,
          created_at: '2026-09-01 08:00:00 UTC',
          published_at: '2026-09-03 08:00:00 UTC',
          recruiter: { name: 'Erika Muster', email: 'erika@harz.example' },
        },
      ],
    }),
    ads: {
      9001: {
        title: 'Ausbildung Hotelfachmann (m/w/d)',
        jobType: 2,
        company: { name: 'Harzhotel Brocken' },
        place: { town: 'Wernigerode', postcode: '38855', street: 'Am Markt 3', country: 'DE' },
        description: {
          text: '<p>Du lernst das ganze Haus kennen.</p><h3>Anforderungen</h3><ul><li>Realschulabschluss</li></ul>',
        },
        published: '2026-09-03',
        link: 'https://harzhotel.recruitee.example/o/ausbildung-hotelfachmann',
      },
    },
  },
  // https://developers.smartrecruiters.com/docs/posting-api
  'SmartRecruiters, JSON with the ad in it': {
    url: 'https://api.smartrecruiters.example/v1/companies/anhaltchemie/postings',
    body: JSON.stringify({
      offset: 0,
      limit: 100,
      totalFound: 1,
      content: [
        {
          id: '744000001',
          name: 'Ausbildung Chemikant (m/w/d)',
          uuid: 'b7f0c1d2-0000-4000-8000-000000000001',
          refNumber: 'REF12X',
          company: { identifier: 'anhaltchemie', name: 'Anhalt Chemie AG' },
          releasedDate: '2026-11-02T10:00:00.000Z',
          location: {
            city: 'Bitterfeld-Wolfen',
            region: 'ST',
            country: 'de',
            postalCode: '06749',
            address: 'Zörbiger Straße 2',
            remote: false,
            latitude: '51.62',
            longitude: '12.31',
          },
          industry: { id: 'chemicals', label: 'Chemie' },
          department: { id: '7', label: 'Produktion' },
          function: { id: 'production', label: 'Produktion' },
          typeOfEmployment: { id: 'apprentice', label: 'Ausbildung' },
          experienceLevel: { id: 'not_applicable', label: 'Keine Angabe' },
          jobAd: {
            sections: {
              companyDescription: { title: 'Über uns', text: '<p>Wir machen Chemie.</p>' },
              jobDescription: { title: 'Was du lernst', text: '<p>Anlagen steuern.</p>' },
              qualifications: { title: 'Was du mitbringst', text: '<p>Neugier.</p>' },
            },
          },
          creator: { name: 'Erika Muster' },
          ref: 'https://api.smartrecruiters.example/v1/companies/anhaltchemie/postings/744000001',
          postingUrl: 'https://jobs.smartrecruiters.example/anhaltchemie/744000001',
        },
      ],
    }),
    ads: {
      744000001: {
        jobType: 2,
        company: { name: 'Anhalt Chemie AG' },
        place: {
          town: 'Bitterfeld-Wolfen',
          postcode: '06749',
          street: 'Zörbiger Straße 2',
          country: 'DE',
          position: { latitude: 51.62, longitude: 12.31 },
        },
        description: {
          text: '<h3>Über uns</h3><p>Wir machen Chemie.</p><h3>Was du lernst</h3><p>Anlagen steuern.</p><h3>Was du mitbringst</h3><p>Neugier.</p>',
        },
        published: '2026-11-02',
      },
    },
  },
  // https://developers.greenhouse.io/job-board.html
  'Greenhouse, JSON': {
    url: 'https://boards-api.greenhouse.example/v1/boards/saaleit/jobs?content=true',
    body: JSON.stringify({
      jobs: [
        {
          id: 44444,
          internal_job_id: 55555,
          title: 'Ausbildung Fachinformatiker Systemintegration',
          updated_at: '2026-10-20T12:00:00-04:00',
          first_published: '2026-10-01T12:00:00-04:00',
          requisition_id: '50',
          location: { name: 'Halle (Saale)' },
          absolute_url: 'https://boards.greenhouse.example/saaleit/jobs/44444',
          language: 'de',
          company_name: 'Saale IT GmbH',
          metadata: null,
          content:
            '&lt;p&gt;Du betreust Netze &amp;amp; Server.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Linux&lt;/li&gt;&lt;/ul&gt;',
          departments: [{ id: 1, name: 'IT', child_ids: [], parent_id: null }],
          offices: [{ id: 2, name: 'Halle', location: 'Halle (Saale), Deutschland' }],
        },
      ],
      meta: { total: 1 },
    }),
    ads: {
      44444: {
        jobType: 2,
        company: { name: 'Saale IT GmbH' },
        place: { town: 'Halle (Saale)' },
        description: {
          format: 'html',
          text: textLike(/^<p>Du betreust Netze .* Server\.<\/p><ul>/),
        },
        published: '2026-10-01',
        changed: '2026-10-20',
        link: 'https://boards.greenhouse.example/saaleit/jobs/44444',
      },
    },
  },
  // https://github.com/lever/postings-api
  'Lever, JSON': {
    url: 'https://api.lever.example/v0/postings/altmarkbau?mode=json',
    company: 'Altmark Bau GmbH',
    body: JSON.stringify([
      {
        id: '7d2c9f10-aaaa-4bbb-8ccc-000000000001',
        text: 'Ausbildung Maurer (m/w/d)',
        categories: {
          commitment: 'Ausbildung',
          department: 'Hochbau',
          location: 'Stendal',
          allLocations: ['Stendal', 'Salzwedel'],
          team: 'Rohbau',
        },
        country: 'DE',
        createdAt: 1_790_000_000_000,
        description: '<div>Du baust Häuser.</div>',
        descriptionPlain: 'Du baust Häuser.',
        lists: [
          { text: 'Das lernst du', content: '<li>Mauern</li><li>Putzen</li>' },
          { text: 'Das bringst du mit', content: '<li>Kraft</li>' },
        ],
        additional: '<div>Wir freuen uns auf dich.</div>',
        additionalPlain: 'Wir freuen uns auf dich.',
        hostedUrl: 'https://jobs.lever.example/altmarkbau/7d2c9f10',
        applyUrl: 'https://jobs.lever.example/altmarkbau/7d2c9f10/apply',
      },
    ]),
    ads: {
      '7d2c9f10-aaaa-4bbb-8ccc-000000000001': {
        title: 'Ausbildung Maurer (m/w/d)',
        jobType: 2,
        company: { name: 'Altmark Bau GmbH' },
        place: { town: 'Stendal', country: 'DE' },
        description: {
          text: textLike(/Das lernst du<\/h3><ul>?.*Mauern.*Das bringst du mit.*Wir freuen uns/s),
        },
        published: '2026-09-21',
        link: 'https://jobs.lever.example/altmarkbau/7d2c9f10',
      },
    },
  },
  // d.vinci, "Job publication" list of a career portal
  'd.vinci, JSON': {
    url: 'https://klinik.dvinci.example/jobPublication/list.json',
    body: JSON.stringify([
      {
        id: 2207,
        position: 'Ausbildung zur Pflegefachfrau / zum Pflegefachmann',
        subtitle: 'Beginn September 2027',
        introduction: '<p>Pflege, die zählt.</p>',
        tasksHeadline: 'Das erwartet dich',
        tasks: '<ul><li>Menschen pflegen</li></ul>',
        profileHeadline: 'Das bringst du mit',
        profile: '<ul><li>Realschulabschluss</li></ul>',
        weOfferHeadline: 'Das bieten wir',
        weOffer: '<ul><li>Wohnheim</li></ul>',
        closing: '',
        startDate: '2027-09-01',
        jobPublicationURL: 'https://klinik.dvinci.example/de/jobs/2207',
        applicationFormURL: 'https://klinik.dvinci.example/de/p/jobs/2207/apply',
        jobOpening: {
          id: 81,
          name: 'Pflegefachfrau',
          company: { name: 'Klinik Dessau gGmbH' },
          location: {
            name: 'Dessau',
            street: 'Auenweg 38',
            zip: '06847',
            city: 'Dessau-Roßlau',
            country: 'Deutschland',
          },
          contractType: { name: 'Ausbildung' },
          recruiter: { firstName: 'Erika', lastName: 'Muster', email: 'erika@klinik.example' },
        },
      },
    ]),
    ads: {
      2207: {
        title: 'Ausbildung zur Pflegefachfrau / zum Pflegefachmann',
        jobType: 2,
        company: { name: 'Klinik Dessau gGmbH' },
        place: { town: 'Dessau-Roßlau', postcode: '06847', street: 'Auenweg 38', country: 'DE' },
        description: {
          text: textLike(
            /Pflege, die zählt.*Das erwartet dich.*Das bringst du mit.*Das bieten wir/s,
          ),
        },
        start: '2027-09-01',
        link: 'https://klinik.dvinci.example/de/jobs/2207',
      },
    },
  },
  // Federal Employment Agency, HR-BA-XML
  'HR-BA-XML': {
    url: 'https://export.jobboerse.example/ba.xml',
    body: `<?xml version="1.0" encoding="ISO-8859-1"?>
<HRBAXMLJobPositionPosting>
  <Header><SupplierId>V000000</SupplierId><Timestamp>2026-11-20T02:00:00</Timestamp></Header>
  <Data>
    <JobPositionPosting>
      <JobPositionPostingId>V000000-4711-S</JobPositionPostingId>
      <HiringOrg>
        <HiringOrgName>Backhaus Kornblume</HiringOrgName>
        <HiringOrgId>77</HiringOrgId>
        <Website>https://www.kornblume.example</Website>
        <Contact><Salutation>2</Salutation><GivenName>Erika</GivenName><FamilyName>Muster</FamilyName>
          <PostalAddress><PostalCode>80331</PostalCode><Municipality>München</Municipality></PostalAddress></Contact>
      </HiringOrg>
      <PostDetail>
        <LastModificationDate>2026-11-19T10:00:00</LastModificationDate>
        <StartDate>2026-11-10</StartDate><EndDate>2027-03-31</EndDate>
        <Status>1</Status><Action>1</Action>
      </PostDetail>
      <JobPositionInformation>
        <JobPositionTitle><TitleCode>3732</TitleCode><Degree>1</Degree></JobPositionTitle>
        <JobPositionTitleDescription>Ausbildung zum Bäcker (m/w/d)</JobPositionTitleDescription>
        <JobOfferType>4</JobOfferType>
        <JobPositionDescription>
          <JobPositionLocation><Location><CountryCode>DE</CountryCode><PostalCode>06484</PostalCode><Region>15</Region><Municipality>Quedlinburg</Municipality><StreetName>Steinweg 12</StreetName></Location></JobPositionLocation>
        </JobPositionDescription>
        <Objective>Du lernst Brot, Brötchen und Kuchen.</Objective>
      </JobPositionInformation>
    </JobPositionPosting>
  </Data>
</HRBAXMLJobPositionPosting>`,
    ads: {
      'V000000-4711-S': {
        title: 'Ausbildung zum Bäcker (m/w/d)',
        jobType: 2,
        company: { name: 'Backhaus Kornblume', weblink: 'https://www.kornblume.example/' },
        place: { town: 'Quedlinburg', postcode: '06484', street: 'Steinweg 12', country: 'DE' },
        description: { text: 'Du lernst Brot, Brötchen und Kuchen.' },
        published: '2026-11-10',
        lastDay: '2027-03-31',
      },
    },
  },
  // HR Open Standards, HR-XML 2.x, PositionOpening
  'HR-XML, PositionOpening': {
    url: 'https://jobs.verbund.example/hrxml.xml',
    body: `<?xml version="1.0"?>
<Envelope xmlns:hr="http://ns.hr-xml.org/2007-04-15">
  <Packet>
    <hr:PositionOpening>
      <hr:PositionRecordInfo><hr:Id><hr:IdValue>PO-1</hr:IdValue></hr:Id><hr:Status>Active</hr:Status></hr:PositionRecordInfo>
      <hr:PositionProfile xml:lang="de">
        <hr:PositionDateInfo><hr:StartDate>2027-08-01</hr:StartDate></hr:PositionDateInfo>
        <hr:Organization><hr:OrganizationName>Stadtwerke Burg</hr:OrganizationName>
          <hr:ContactInfo><hr:PersonName><hr:FormattedName>Erika Muster</hr:FormattedName></hr:PersonName></hr:ContactInfo></hr:Organization>
        <hr:PositionDetail>
          <hr:PhysicalLocation><hr:PostalAddress><hr:CountryCode>DE</hr:CountryCode><hr:PostalCode>39288</hr:PostalCode><hr:Municipality>Burg</hr:Municipality><hr:DeliveryAddress><hr:StreetName>Niegripper Chaussee 38a</hr:StreetName></hr:DeliveryAddress></hr:PostalAddress></hr:PhysicalLocation>
          <hr:PositionTitle>Ausbildung Elektroniker für Betriebstechnik</hr:PositionTitle>
        </hr:PositionDetail>
        <hr:FormattedPositionDescription><hr:Name>Aufgaben</hr:Name><hr:Value>Netze bauen.</hr:Value></hr:FormattedPositionDescription>
        <hr:FormattedPositionDescription><hr:Name>Profil</hr:Name><hr:Value>Gut in Mathe.</hr:Value></hr:FormattedPositionDescription>
      </hr:PositionProfile>
    </hr:PositionOpening>
  </Packet>
</Envelope>`,
    ads: {
      'PO-1': {
        title: 'Ausbildung Elektroniker für Betriebstechnik',
        jobType: 2,
        company: { name: 'Stadtwerke Burg' },
        place: {
          town: 'Burg',
          postcode: '39288',
          street: 'Niegripper Chaussee 38a',
          country: 'DE',
        },
        description: { text: 'Aufgaben\nNetze bauen.\n\nProfil\nGut in Mathe.', format: 'plain' },
        start: '2027-08-01',
      },
    },
  },
  // WordPress with WP Job Manager, /?feed=job_feed
  'RSS of a job board': {
    url: 'https://jobs.landkreis.example/?feed=job_feed',
    body: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:job_listing="https://wpjobmanager.com" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Ausbildungsplätze</title>
    <atom:link href="https://jobs.landkreis.example/feed" rel="self" type="application/rss+xml"/>
    <link>https://jobs.landkreis.example</link>
    <description>Alle Plätze</description>
    <item>
      <title>Ausbildung Verwaltungsfachangestellte (m/w/d)</title>
      <link>https://jobs.landkreis.example/job/verwaltung/</link>
      <dc:creator><![CDATA[Erika Muster]]></dc:creator>
      <pubDate>Mon, 02 Nov 2026 08:00:00 +0000</pubDate>
      <guid isPermaLink="false">https://jobs.landkreis.example/?p=312</guid>
      <description><![CDATA[Du lernst, wie …]]></description>
      <content:encoded><![CDATA[<p>Du lernst, wie ein Amt arbeitet.</p>]]></content:encoded>
      <job_listing:location><![CDATA[Merseburg]]></job_listing:location>
      <job_listing:job_type><![CDATA[Ausbildung]]></job_listing:job_type>
      <job_listing:company><![CDATA[Landkreis Saalekreis]]></job_listing:company>
    </item>
  </channel>
</rss>`,
    ads: {
      'https://jobs.landkreis.example/?p=312': {
        jobType: 2,
        company: { name: 'Landkreis Saalekreis' },
        place: { town: 'Merseburg' },
        description: { text: '<p>Du lernst, wie ein Amt arbeitet.</p>' },
        published: '2026-11-02',
        link: 'https://jobs.landkreis.example/job/verwaltung/',
      },
    },
  },
  // RFC 4287
  Atom: {
    url: 'https://www.moebelwerk.example/jobs.atom',
    company: 'Möbelwerk Zeitz',
    body: `<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Stellen</title><id>urn:x</id><updated>2026-11-05T00:00:00Z</updated>
  <entry>
    <title type="text">Ausbildung Tischler in Zeitz</title>
    <link rel="self" href="https://www.moebelwerk.example/api/1"/>
    <link rel="alternate" type="text/html" href="https://www.moebelwerk.example/jobs/tischler"/>
    <id>urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa6a</id>
    <author><name>Erika Muster</name></author>
    <published>2026-11-01T08:00:00Z</published>
    <updated>2026-11-05T08:00:00Z</updated>
    <category term="Ausbildung"/>
    <content type="html">&lt;p&gt;Du baust Möbel.&lt;/p&gt;</content>
  </entry>
</feed>`,
    ads: {
      'urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa6a': {
        jobType: 2,
        company: { name: 'Möbelwerk Zeitz' },
        description: { text: '<p>Du baust Möbel.</p>', format: 'html' },
        published: '2026-11-01',
        changed: '2026-11-05',
        link: 'https://www.moebelwerk.example/jobs/tischler',
      },
    },
  },
  'softgarden, JSON of a job list': {
    url: 'https://api.softgarden.example/v3/frontend/jobslist/1_extern',
    company: 'Druckhaus Köthen',
    body: JSON.stringify({
      requestUuid: 'x',
      results: [
        {
          jobDbId: '30111',
          externalPostingName: 'Ausbildung Mediengestalter Digital und Print (m/w/d)',
          employmentType: 'Ausbildung',
          jobCategory: 'Druck',
          geo_city: 'Köthen (Anhalt)',
          geo_zip: '06366',
          geo_street: 'Friedrichstraße',
          geo_streetNumber: '57',
          geo_country: 'Deutschland',
          geo_lat: 51.75,
          geo_long: 11.97,
          jobPostingUrl: 'https://druckhaus.softgarden.example/job/30111',
          jobAdText: '<p>Du gestaltest.</p>',
          postingLastUpdatedDate: 1_793_000_000_000,
          jobStartDate: '2027-08-01',
        },
      ],
    }),
    ads: {
      30111: {
        title: 'Ausbildung Mediengestalter Digital und Print (m/w/d)',
        jobType: 2,
        company: { name: 'Druckhaus Köthen' },
        place: {
          town: 'Köthen (Anhalt)',
          postcode: '06366',
          street: 'Friedrichstraße 57',
          country: 'DE',
        },
        description: { text: '<p>Du gestaltest.</p>' },
        start: '2027-08-01',
        link: 'https://druckhaus.softgarden.example/job/30111',
      },
    },
  },
  'rexx systems, XML': {
    url: 'https://jobs.autozulieferer.example/stellen.xml',
    body: `<jobs>
  <job>
    <id>88</id><job_title>Ausbildung Mechatroniker (m/w/d)</job_title>
    <company_name>Autozulieferer Haldensleben</company_name>
    <einsatzort>39340 Haldensleben</einsatzort>
    <einleitung><![CDATA[<p>Wir bauen Türen.</p>]]></einleitung>
    <aufgaben><![CDATA[<ul><li>Montieren</li></ul>]]></aufgaben>
    <anforderungen><![CDATA[<ul><li>Geduld</li></ul>]]></anforderungen>
    <wir_bieten><![CDATA[<ul><li>1.100 Euro</li></ul>]]></wir_bieten>
    <ansprechpartner><name>Erika Muster</name><email>erika@auto.example</email></ansprechpartner>
    <vertragsart>Ausbildung</vertragsart>
    <eintrittsdatum>01.08.2027</eintrittsdatum>
    <url>https://jobs.autozulieferer.example/88</url>
    <logo/>
  </job>
</jobs>`,
    ads: {
      88: {
        title: 'Ausbildung Mechatroniker (m/w/d)',
        company: { name: 'Autozulieferer Haldensleben' },
        place: { postcode: '39340', town: 'Haldensleben' },
        description: {
          text: '<p>Wir bauen Türen.</p><h3>Aufgaben</h3><ul><li>Montieren</li></ul><h3>Anforderungen</h3><ul><li>Geduld</li></ul><h3>Was wir bieten</h3><ul><li>1.100 Euro</li></ul>',
        },
        start: '2027-08-01',
      },
    },
  },
  'a board for apprenticeships, XML in German': {
    url: 'https://export.lehrstellen.example/stellen.xml',
    body: `<?xml version="1.0" encoding="utf-8"?>
<export>
  <stand>2026-11-20</stand>
  <stellenangebote anzahl="1">
    <stellenangebot id="L-5" typ="Ausbildung">
      <bezeichnung>Kfz-Mechatroniker/in</bezeichnung>
      <beruf>Kraftfahrzeugmechatroniker/in</beruf>
      <betrieb><name>Autohaus Klein</name><ort>Leipzig</ort></betrieb>
      <arbeitsort plz="06667" ort="Weißenfels" strasse="Naumburger Str. 5"/>
      <beschreibung>Du reparierst Autos.</beschreibung>
      <ausbildungsbeginn>01.08.2027</ausbildungsbeginn>
      <schulabschluss>Hauptschulabschluss</schulabschluss>
      <anzahl>2</anzahl>
      <link>https://export.lehrstellen.example/L-5</link>
    </stellenangebot>
  </stellenangebote>
</export>`,
    ads: {
      'L-5': {
        title: 'Kfz-Mechatroniker/in',
        jobType: 2,
        company: { name: 'Autohaus Klein' },
        place: { postcode: '06667', town: 'Weißenfels', street: 'Naumburger Str. 5' },
        start: '2027-08-01',
        conditions: { certificate: 'hauptschule', free_places: 2 },
      },
    },
  },
  'JSON:API': {
    url: 'https://api.kammer.example/jobs',
    body: JSON.stringify({
      jsonapi: { version: '1.1' },
      data: [
        {
          type: 'job-offers',
          id: '12',
          attributes: {
            title: 'Schülerpraktikum Gärtnerei',
            description: 'Pflanzen und gießen.',
            'company-name': 'Gärtnerei Grün',
            city: 'Naumburg',
            'postal-code': '06618',
            'employment-type': 'Praktikum',
            url: 'https://www.gaertnerei.example/praktikum',
          },
          relationships: { contact: { data: { id: '3' } } },
        },
      ],
      links: { next: null },
    }),
    ads: {
      12: {
        title: 'Schülerpraktikum Gärtnerei',
        jobType: 1,
        company: { name: 'Gärtnerei Grün' },
        place: { town: 'Naumburg', postcode: '06618' },
      },
    },
  },
  'a list within an answer, names in camel case': {
    url: 'https://karriere.bank.example/api/search',
    body: `{"status":"ok","response":{"meta":{"count":1,"tags":["a","b"]},"vacancies":[{"vacancyId":"V9","jobTitle":"Ausbildung Bankkauffrau","organisation":{"organizationName":"Sparkasse Altmark","url":"https://sparkasse.example"},"workplace":{"address":{"streetAddress":"Breite Str. 1","postalCode":"39576","addressLocality":"Stendal"}},"jobText":"Kunden beraten.","contractType":"Ausbildung","detailUrl":"https://karriere.bank.example/V9",${contact}}]}}`,
    ads: {
      V9: {
        title: 'Ausbildung Bankkauffrau',
        company: { name: 'Sparkasse Altmark', weblink: 'https://sparkasse.example/' },
        place: { street: 'Breite Str. 1', postcode: '39576', town: 'Stendal' },
        description: { text: 'Kunden beraten.' },
        link: 'https://karriere.bank.example/V9',
      },
    },
  },
};
