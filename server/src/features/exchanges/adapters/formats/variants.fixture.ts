const json = (value: unknown) => JSON.stringify(value);

/** What an ad should have; `says` are words of its description, in their order. */
interface Expected {
  readonly says?: readonly string[];
  readonly [field: string]: unknown;
}

/** A feed as it is sent, and the ads that it should give by their ids. */
export interface Variant {
  readonly url: string;
  readonly body: string | Buffer;
  /** Further pages, by their addresses. */
  readonly more?: Readonly<Record<string, string>>;
  /** The company where records name none. */
  readonly company?: string;
  /** How it is fetched where the bytes do not tell. */
  readonly kind?: 'career';
  readonly ads: Readonly<Record<string, Expected>>;
}

const host = 'https://jobs.werk.example';

/**
 * Shapes in which employers and boards publish, written down before they were read, with values of our own: variants of the formats, and
 * others that have none. From public documentation of the systems that the names tell.
 */
export const variants: Readonly<Record<string, Variant>> = {
  'Personio: additional offices, kind only in employmentType and recruitingCategory': {
    url: `${host}/xml?language=de`,
    body: `<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
  <position>
    <id>2345001</id><subcompany>Elbwerk Technik GmbH</subcompany><office>Magdeburg</office>
    <additionalOffices><office>Stendal</office><office>Halle (Saale)</office></additionalOffices>
    <department>Werkstatt</department><recruitingCategory>Ausbildung</recruitingCategory>
    <name>Industriemechaniker (m/w/d)</name>
    <jobDescriptions>
      <jobDescription><name><![CDATA[Deine Aufgaben]]></name><value><![CDATA[<ul><li>Du drehst & fräst.</li></ul>]]></value></jobDescription>
      <jobDescription><name>Dein Profil</name><value><![CDATA[<p>Realschulabschluss</p>]]></value></jobDescription>
    </jobDescriptions>
    <employmentType>trainee</employmentType><seniority>student</seniority><schedule>full-time</schedule>
    <occupation>metal_worker</occupation><occupationCategory>production</occupationCategory>
    <createdAt>2026-10-02T09:15:00+02:00</createdAt>
  </position>
  <position>
    <id>2345002</id><subcompany/><office>Stendal</office><department>Büro</department><recruitingCategory/>
    <name>Schülerpraktikum Büro</name><jobDescriptions/><employmentType>intern</employmentType><seniority>student</seniority><schedule>full-time</schedule><createdAt>2026-10-03T09:15:00+02:00</createdAt>
  </position>
  <position>
    <id>2345003</id><subcompany/><office>Stendal</office><department>Werkstatt</department><recruitingCategory/>
    <name>Ausbilder Metall (m/w/d)</name><jobDescriptions/><employmentType>permanent</employmentType><seniority>experienced</seniority><schedule>full-time</schedule><createdAt>2026-10-03T09:15:00+02:00</createdAt>
  </position>
</workzag-jobs>`,
    company: 'Elbwerk AG',
    ads: {
      '2345001': {
        title: 'Industriemechaniker (m/w/d)',
        jobType: 2,
        company: { name: 'Elbwerk Technik GmbH' },
        place: { town: 'Magdeburg' },
        published: '2026-10-02',
        link: `${host}/job/2345001`,
        says: ['Deine Aufgaben', 'drehst', 'Dein Profil', 'Realschulabschluss'],
      },
      '2345002': {
        title: 'Schülerpraktikum Büro',
        jobType: 1,
        company: { name: 'Elbwerk AG' },
        place: { town: 'Stendal' },
      },
      '2345003': { rejected: 'job-type' },
    },
  },
  'softgarden: DataFeed of JSON-LD': {
    url: `${host}/jobs.feed.json`,
    body: json({
      '@context': 'https://schema.org',
      '@type': 'DataFeed',
      dateModified: '2026-11-20',
      dataFeedElement: [
        {
          '@type': 'DataFeedItem',
          dateCreated: '2026-11-01',
          item: {
            '@type': 'JobPosting',
            title: 'Ausbildung Koch (m/w/d)',
            identifier: { '@type': 'PropertyValue', name: 'softgarden', value: 48110001 },
            url: `${host}/job/48110001/Koch?jobDbPVId=9`,
            datePosted: '2026-11-01',
            validThrough: '2027-01-31T23:59:59+01:00',
            employmentType: ['FULL_TIME', 'OTHER'],
            description: '<p>Du kochst.</p>',
            hiringOrganization: {
              '@type': 'Organization',
              name: 'Gasthof Selke KG',
              logo: `${host}/l.png`,
            },
            jobLocation: [
              {
                '@type': 'Place',
                address: {
                  '@type': 'PostalAddress',
                  streetAddress: 'Markt 3',
                  postalCode: '06484',
                  addressLocality: 'Quedlinburg',
                  addressRegion: 'Sachsen-Anhalt',
                  addressCountry: 'DE',
                },
              },
            ],
          },
        },
        {
          '@type': 'DataFeedItem',
          item: {
            '@type': 'JobPosting',
            title: 'Praktikum Service',
            identifier: '48110002',
            url: `${host}/job/48110002`,
            datePosted: '2026-11-02',
            employmentType: 'INTERN',
            description: 'Schülerpraktikum',
            hiringOrganization: 'Gasthof Selke KG',
            jobLocation: { address: 'Markt 3, 06484 Quedlinburg, Deutschland' },
          },
        },
      ],
    }),
    ads: {
      '48110001': {
        title: 'Ausbildung Koch (m/w/d)',
        jobType: 2,
        company: { name: 'Gasthof Selke KG' },
        place: { postcode: '06484', town: 'Quedlinburg', street: 'Markt 3' },
        lastDay: '2027-01-31',
        published: '2026-11-01',
        says: ['kochst'],
      },
      '48110002': {
        title: 'Praktikum Service',
        jobType: 1,
        place: { postcode: '06484', town: 'Quedlinburg' },
      },
    },
  },
  'HR-XML 2.5 with a prefix': {
    url: `${host}/hrxml25.xml`,
    body: `<?xml version="1.0"?>
<hr:Jobs xmlns:hr="http://ns.hr-xml.org/2007-04-15">
<hr:JobPositionPosting status="active">
 <hr:JobPositionPostingId idOwner="Werk" validFrom="2026-10-01" validTo="2027-02-28"><hr:IdValue>JP-17</hr:IdValue></hr:JobPositionPostingId>
 <hr:HiringOrg type="principal"><hr:HiringOrgName>Bode Maschinen GmbH</hr:HiringOrgName><hr:WebSite>https://bode.example</hr:WebSite>
  <hr:Contact><hr:PersonName><hr:FormattedName>Erika Muster</hr:FormattedName></hr:PersonName><hr:VoiceNumber>0391 / 5</hr:VoiceNumber></hr:Contact></hr:HiringOrg>
 <hr:PostDetail><hr:StartDate><hr:Date>2026-10-01</hr:Date></hr:StartDate><hr:EndDate><hr:Date>2027-02-28</hr:Date></hr:EndDate></hr:PostDetail>
 <hr:JobPositionInformation>
  <hr:JobPositionTitle>Auszubildender Zerspanungsmechaniker (m/w/d)</hr:JobPositionTitle>
  <hr:JobPositionDescription>
   <hr:JobPositionPurpose>Du fertigst Teile.</hr:JobPositionPurpose>
   <hr:JobPositionLocation><hr:PostalAddress><hr:CountryCode>DE</hr:CountryCode><hr:PostalCode>39387</hr:PostalCode><hr:Region>Sachsen-Anhalt</hr:Region><hr:Municipality>Oschersleben</hr:Municipality><hr:DeliveryAddress><hr:AddressLine>Am Pfefferbach 1</hr:AddressLine></hr:DeliveryAddress></hr:PostalAddress></hr:JobPositionLocation>
   <hr:Classification><hr:Schedule><hr:FullTime/></hr:Schedule></hr:Classification>
  </hr:JobPositionDescription>
  <hr:JobPositionRequirements><hr:QualificationsRequired><hr:QualificationsRequiredSummary>Guter Hauptschulabschluss</hr:QualificationsRequiredSummary></hr:QualificationsRequired></hr:JobPositionRequirements>
 </hr:JobPositionInformation>
 <hr:HowToApply><hr:ApplicationMethods><hr:ByWeb><hr:URL>https://bode.example/jobs/17</hr:URL></hr:ByWeb></hr:ApplicationMethods></hr:HowToApply>
 <hr:NumberToFill>2</hr:NumberToFill>
</hr:JobPositionPosting>
</hr:Jobs>`,
    ads: {
      'JP-17': {
        title: 'Auszubildender Zerspanungsmechaniker (m/w/d)',
        jobType: 2,
        company: { name: 'Bode Maschinen GmbH' },
        place: { postcode: '39387', town: 'Oschersleben' },
        published: '2026-10-01',
        lastDay: '2027-02-28',
        link: 'https://bode.example/jobs/17',
        start: null,
        says: ['fertigst'],
      },
    },
  },
  'HR-XML 3 PositionOpening in a sync message': {
    url: `${host}/hrxml3.xml`,
    body: `<?xml version="1.0" encoding="UTF-8"?>
<SyncPositionOpening xmlns="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9" releaseID="3.3">
 <oa:ApplicationArea><oa:CreationDateTime>2026-11-20T08:00:00Z</oa:CreationDateTime></oa:ApplicationArea>
 <DataArea><oa:Sync/>
  <PositionOpening>
   <DocumentID schemeName="opening">PO-900</DocumentID>
   <PositionProfile languageCode="de">
    <ProfileID>PO-900-de</ProfileID>
    <PostingInstruction><PostingOrganizationName>Börse</PostingOrganizationName></PostingInstruction>
    <PositionOrganization><OrganizationName>Saale Chemie AG</OrganizationName></PositionOrganization>
    <PositionLocation><Address><oa:CountryCode>DE</oa:CountryCode><oa:PostalCode>06237</oa:PostalCode><oa:CityName>Leuna</oa:CityName><oa:AddressLine>Am Haupttor 1</oa:AddressLine></Address></PositionLocation>
    <PositionTitle>Ausbildung Chemielaborant (m/w/d)</PositionTitle>
    <PositionFormattedDescription><Content>&lt;p&gt;Du analysierst Proben.&lt;/p&gt;</Content></PositionFormattedDescription>
    <PositionOfferingTypeCode>Apprenticeship</PositionOfferingTypeCode>
    <PositionPeriod><StartDate>2027-08-01</StartDate></PositionPeriod>
    <ApplicationInstruction><Communication><URI>https://saale.example/jobs/900</URI></Communication></ApplicationInstruction>
   </PositionProfile>
  </PositionOpening>
 </DataArea>
</SyncPositionOpening>`,
    ads: {
      'PO-900': {
        title: 'Ausbildung Chemielaborant (m/w/d)',
        jobType: 2,
        company: { name: 'Saale Chemie AG' },
        place: { postcode: '06237', town: 'Leuna' },
        start: '2027-08-01',
        link: 'https://saale.example/jobs/900',
        says: ['analysierst'],
      },
    },
  },
  'HR-BA-XML: two postings with codes of the kind': {
    url: `${host}/hrba.xml`,
    body: `<?xml version="1.0" encoding="UTF-8"?>
<HRBAXMLJobPositionPosting xmlns="http://www.arbeitsagentur.de/xml/hrbaxml">
 <Header><SupplierId>V000012345</SupplierId><Timestamp>2026-11-20T10:00:00</Timestamp><Amount>2</Amount><TypeOfLoad>F</TypeOfLoad></Header>
 <Data>
  <JobPositionPosting>
   <JobPositionPostingId>V000012345-2026-77-S</JobPositionPostingId>
   <HiringOrg><HiringOrgName>Dachbau Jerichow GmbH</HiringOrgName><HiringOrgId>K1</HiringOrgId><ProfileWebSite>https://dach.example</ProfileWebSite><Contact><Salutation>1</Salutation><GivenName>Erika</GivenName><FamilyName>Muster</FamilyName></Contact></HiringOrg>
   <PostDetail><StartDate>2026-11-01</StartDate><EndDate>2027-03-31</EndDate><LastModificationDate>2026-11-15</LastModificationDate><Status>1</Status><Action>1</Action></PostDetail>
   <JobPositionInformation>
    <JobPositionTitle><TitleCode>3001</TitleCode><Degree>1</Degree></JobPositionTitle>
    <JobPositionTitleDescription>Dachdecker/in</JobPositionTitleDescription>
    <JobOfferType>4</JobOfferType><Objective>Wir suchen dich fürs Dach.</Objective>
    <JobPositionLocation><Location><CountryCode>DE</CountryCode><PostalCode>39319</PostalCode><Region>15</Region><Municipality>Jerichow</Municipality><StreetName>Lindenallee 4</StreetName></Location></JobPositionLocation>
    <Classification><Schedule><HoursPerWeek>40</HoursPerWeek></Schedule><AssignmentStartDate>2027-08-01</AssignmentStartDate></Classification>
   </JobPositionInformation>
   <HowToApply><Application><ApplicationURL>https://dach.example/azubi</ApplicationURL></Application></HowToApply>
   <NumberToFill>1</NumberToFill><AssignmentStartDate>2027-08-01</AssignmentStartDate>
  </JobPositionPosting>
  <JobPositionPosting>
   <JobPositionPostingId>V000012345-2026-78-S</JobPositionPostingId>
   <HiringOrg><HiringOrgName>Dachbau Jerichow GmbH</HiringOrgName></HiringOrg>
   <PostDetail><StartDate>2026-11-01</StartDate><EndDate>2027-03-31</EndDate></PostDetail>
   <JobPositionInformation><JobPositionTitleDescription>Dachdecker/in Geselle</JobPositionTitleDescription><JobOfferType>1</JobOfferType>
    <JobPositionLocation><Location><CountryCode>DE</CountryCode><PostalCode>39319</PostalCode><Municipality>Jerichow</Municipality></Location></JobPositionLocation></JobPositionInformation>
  </JobPositionPosting>
 </Data>
</HRBAXMLJobPositionPosting>`,
    ads: {
      'V000012345-2026-77-S': {
        title: 'Dachdecker/in',
        jobType: 2,
        company: { name: 'Dachbau Jerichow GmbH' },
        place: { postcode: '39319', town: 'Jerichow', street: 'Lindenallee 4' },
        start: '2027-08-01',
        lastDay: '2027-03-31',
        published: '2026-11-01',
        says: ['Dach'],
      },
      'V000012345-2026-78-S': { rejected: 'job-type' },
    },
  },
  'RSS of a WordPress job list': {
    url: `${host}/?feed=job_feed`,
    body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:job_listing="${host}">
<channel><title>Autohaus Ilse GmbH</title><link>${host}</link>
<item><title>Kfz-Mechatroniker (m/w/d)</title><link>${host}/job/kfz/</link><guid isPermaLink="false">${host}/?post_type=job_listing&#038;p=512</guid><pubDate>Mon, 02 Nov 2026 07:30:00 +0000</pubDate><dc:creator><![CDATA[Erika Muster]]></dc:creator>
<description><![CDATA[Du reparierst &hellip;]]></description><content:encoded><![CDATA[<p>Du reparierst Autos und lernst alles über Motoren.</p>]]></content:encoded>
<job_listing:location><![CDATA[06844 Dessau-Roßlau]]></job_listing:location><job_listing:job_type><![CDATA[Ausbildung]]></job_listing:job_type><job_listing:company><![CDATA[Autohaus Ilse GmbH]]></job_listing:company></item>
</channel></rss>`,
    ads: {
      [`${host}/?post_type=job_listing&p=512`]: {
        title: 'Kfz-Mechatroniker (m/w/d)',
        jobType: 2,
        company: { name: 'Autohaus Ilse GmbH' },
        place: { postcode: '06844', town: 'Dessau-Roßlau' },
        published: '2026-11-02',
        link: `${host}/job/kfz/`,
        says: ['Motoren'],
      },
    },
  },
  'RSS with the Google base namespace (SAP SuccessFactors)': {
    url: `${host}/services/rss/job/`,
    body: `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Saale Chemie Jobs</title>
<item><title>Ausbildung Chemikant (m/w/d) 2027 (Leuna, DE, 06237)</title><description><![CDATA[<p>Du steuerst Anlagen.</p>]]></description><g:location>Leuna, Sachsen-Anhalt, DE, 06237</g:location><g:job_function>Ausbildung</g:job_function><g:job_industry>Chemie</g:job_industry><g:employer>Saale Chemie AG</g:employer><g:expiration_date>2027-01-15</g:expiration_date><g:id>1180001</g:id><link>${host}/job/Leuna-Chemikant/1180001/</link><pubDate>Tue, 03 Nov 2026 02:00:00 GMT</pubDate></item>
</channel></rss>`,
    ads: {
      '1180001': {
        jobType: 2,
        company: { name: 'Saale Chemie AG' },
        place: { postcode: '06237', town: 'Leuna' },
        lastDay: '2027-01-15',
        link: `${host}/job/Leuna-Chemikant/1180001/`,
        says: ['steuerst'],
      },
    },
  },
  'Atom with xhtml content': {
    url: `${host}/jobs.atom`,
    body: `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de"><title>Stellen</title><id>urn:x:feed</id><updated>2026-11-20T00:00:00Z</updated>
<entry><title type="html">Ausbildung B&amp;auml;cker (m/w/d)</title><id>urn:x:1</id><link rel="self" href="${host}/api/1"/><link rel="alternate" type="text/html" href="${host}/stellen/1"/><published>2026-11-05T08:00:00Z</published><updated>2026-11-06T08:00:00Z</updated><author><name>Erika Muster</name></author><category term="ausbildung" label="Ausbildung"/><location xmlns="urn:x">Thale</location>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Du backst <b>Brot</b>.</p><ul><li>früh</li></ul></div></content></entry></feed>`,
    company: 'Mühle Thale',
    ads: {
      'urn:x:1': {
        title: 'Ausbildung Bäcker (m/w/d)',
        jobType: 2,
        company: { name: 'Mühle Thale' },
        place: { town: 'Thale' },
        link: `${host}/stellen/1`,
        published: '2026-11-05',
        says: ['backst', 'Brot', 'früh'],
      },
    },
  },
  'Recruitee with locations and translations': {
    url: `${host}/api/offers/`,
    body: json({
      offers: [
        {
          id: 1700001,
          slug: 'mechatroniker',
          position: 1,
          status: 'published',
          title: 'Mechatroniker (m/w/d)',
          options_phone: 'required',
          description: '<p>Du montierst.</p>',
          requirements: '<p>Gute Noten in Mathe</p>',
          location: 'Bitterfeld-Wolfen, Sachsen-Anhalt, Deutschland',
          city: 'Bitterfeld-Wolfen',
          country: 'Deutschland',
          country_code: 'DE',
          postal_code: '06749',
          street: 'Parsevalstraße 2',
          state_name: 'Sachsen-Anhalt',
          department: 'Ausbildung',
          employment_type_code: 'apprenticeship',
          category_code: 'engineering',
          careers_url: `${host}/o/mechatroniker`,
          careers_apply_url: `${host}/o/mechatroniker/c/new`,
          company_name: 'Anlagen Wolfen GmbH',
          created_at: '2026-10-01 08:12:33 UTC',
          published_at: '2026-10-02 08:12:33 UTC',
          close_at: '2027-02-01 00:00:00 UTC',
          start_date: '2027-08-01',
          locations: [{ id: 1, city: 'Bitterfeld-Wolfen', name: 'Werk' }],
          translations: { de: { title: 'Mechatroniker (m/w/d)' } },
        },
        {
          id: 1700002,
          slug: 'schnuppern',
          status: 'published',
          title: 'Schnuppertage Labor',
          description: '<p>Schau rein.</p>',
          requirements: '',
          city: 'Wolfen',
          country_code: 'DE',
          postal_code: '06766',
          employment_type_code: 'internship',
          careers_url: `${host}/o/schnuppern`,
          company_name: 'Anlagen Wolfen GmbH',
          created_at: '2026-10-01 08:12:33 UTC',
        },
      ],
    }),
    ads: {
      '1700001': {
        title: 'Mechatroniker (m/w/d)',
        jobType: 2,
        company: { name: 'Anlagen Wolfen GmbH' },
        place: { postcode: '06749', town: 'Bitterfeld-Wolfen', street: 'Parsevalstraße 2' },
        start: '2027-08-01',
        published: '2026-10-02',
        lastDay: '2027-02-01',
        link: `${host}/o/mechatroniker`,
        says: ['montierst', 'Mathe'],
      },
      '1700002': {
        title: 'Schnuppertage Labor',
        jobType: 1,
        place: { postcode: '06766', town: 'Wolfen' },
      },
    },
  },
  'SmartRecruiters over two pages of offset': {
    url: 'https://api.smartrecruiters.com/v1/companies/Werk/postings?limit=2',
    body: json({
      offset: 0,
      limit: 2,
      totalFound: 3,
      content: [
        {
          id: '743999900000001',
          name: 'Ausbildung Fachkraft für Lagerlogistik (m/w/d)',
          uuid: 'u1',
          refNumber: 'REF1',
          company: { identifier: 'Werk', name: 'Werk Logistik SE' },
          releasedDate: '2026-10-05T08:00:00.000Z',
          location: {
            city: 'Barleben',
            region: 'ST',
            country: 'de',
            postalCode: '39179',
            address: 'Steinfeldstraße 3',
            remote: false,
          },
          typeOfEmployment: { id: 'permanent', label: 'Vollzeit' },
          experienceLevel: { id: 'entry_level', label: 'Berufseinstieg' },
          creator: { name: 'Erika Muster' },
          ref: 'https://api.smartrecruiters.com/v1/companies/Werk/postings/743999900000001',
        },
        {
          id: '743999900000002',
          name: 'Staplerfahrer (m/w/d)',
          company: { name: 'Werk Logistik SE' },
          releasedDate: '2026-10-05T08:00:00.000Z',
          location: { city: 'Barleben', country: 'de' },
          typeOfEmployment: { id: 'permanent', label: 'Vollzeit' },
        },
      ],
    }),
    more: {
      'https://api.smartrecruiters.com/v1/companies/Werk/postings?limit=2&offset=2': json({
        offset: 2,
        limit: 2,
        totalFound: 3,
        content: [
          {
            id: '743999900000003',
            name: 'Schülerpraktikum Lager',
            company: { name: 'Werk Logistik SE' },
            releasedDate: '2026-10-06T08:00:00.000Z',
            location: { city: 'Halle (Saale)', postalCode: '06112', country: 'de' },
            typeOfEmployment: { id: 'internship', label: 'Praktikum' },
          },
        ],
      }),
    },
    ads: {
      '743999900000001': {
        jobType: 2,
        company: { name: 'Werk Logistik SE' },
        place: { postcode: '39179', town: 'Barleben', street: 'Steinfeldstraße 3' },
        published: '2026-10-05',
      },
      '743999900000002': { rejected: 'job-type' },
      '743999900000003': { jobType: 1, place: { postcode: '06112', town: 'Halle (Saale)' } },
    },
  },
  'Greenhouse with content and metadata': {
    url: 'https://boards-api.greenhouse.io/v1/boards/werk/jobs?content=true',
    body: json({
      jobs: [
        {
          id: 6100001,
          internal_job_id: 5,
          title: 'Elektroniker für Betriebstechnik (m/w/d)',
          updated_at: '2026-11-02T05:00:00-04:00',
          first_published: '2026-11-01T05:00:00-04:00',
          requisition_id: 'R-5',
          company_name: 'Werk Solar GmbH',
          location: { name: 'Thalheim, Sachsen-Anhalt, Deutschland' },
          absolute_url: 'https://boards.greenhouse.io/werk/jobs/6100001',
          metadata: [
            { id: 1, name: 'Vertragsart', value: 'Ausbildung', value_type: 'single_select' },
            { id: 2, name: 'Ausbildungsbeginn', value: '2027-09-01', value_type: 'date' },
          ],
          content: '&lt;p&gt;Du baust &amp;amp; pr&amp;uuml;fst Anlagen.&lt;/p&gt;',
          departments: [{ id: 1, name: 'Produktion', child_ids: [], parent_id: null }],
          offices: [{ id: 3, name: 'Thalheim', location: 'Thalheim, Germany' }],
          data_compliance: [],
        },
      ],
      meta: { total: 1 },
    }),
    ads: {
      '6100001': {
        jobType: 2,
        company: { name: 'Werk Solar GmbH' },
        place: { town: 'Thalheim' },
        start: '2027-09-01',
        published: '2026-11-01',
        link: 'https://boards.greenhouse.io/werk/jobs/6100001',
        says: ['baust', 'pr&uuml;fst', 'Anlagen'],
      },
    },
  },
  'Lever in JSON with lists': {
    url: 'https://api.lever.co/v0/postings/werk?mode=json',
    body: json([
      {
        id: '0a1b2c3d-0000-4000-8000-000000000001',
        text: 'Fachinformatiker Systemintegration (m/w/d)',
        categories: {
          commitment: 'Ausbildung',
          department: 'IT',
          location: 'Zerbst',
          team: 'IT',
          allLocations: ['Zerbst', 'Magdeburg'],
        },
        country: 'DE',
        workplaceType: 'onsite',
        createdAt: 1791000000000,
        opening: '<div>Hallo!</div>',
        openingPlain: 'Hallo!',
        description: '<div>Du administrierst.</div>',
        descriptionPlain: 'Du administrierst.',
        descriptionBody: '<div>Du administrierst.</div>',
        lists: [{ text: 'Das bringst du mit', content: '<li>Neugier</li><li>Englisch</li>' }],
        additional: '<div>Bewirb dich bis 31.01.2027</div>',
        additionalPlain: 'x',
        hostedUrl: 'https://jobs.lever.co/werk/0a1b',
        applyUrl: 'https://jobs.lever.co/werk/0a1b/apply',
      },
    ]),
    company: 'Werk IT GmbH',
    ads: {
      '0a1b2c3d-0000-4000-8000-000000000001': {
        title: 'Fachinformatiker Systemintegration (m/w/d)',
        jobType: 2,
        company: { name: 'Werk IT GmbH' },
        place: { town: 'Zerbst' },
        published: '2026-10-03',
        link: 'https://jobs.lever.co/werk/0a1b',
        says: ['administrierst', 'Das bringst du mit', 'Neugier', 'Bewirb dich'],
      },
    },
  },
  'd.vinci list.json': {
    url: 'https://werk.dvinci-hr.com/jobPublication/list.json',
    body: json([
      {
        id: 812,
        createdDate: '2026-10-10T10:00:00.000+0200',
        lastModifiedDate: '2026-10-11T10:00:00.000+0200',
        jobOpening: {
          id: 44,
          internalRefNo: 'A-44',
          name: 'intern 44',
          categories: [{ id: 1, name: 'Technik' }],
          contractType: { name: 'Ausbildung', internalName: 'apprenticeship' },
          workingTimes: [{ name: 'Vollzeit' }],
          targetGroups: [{ name: 'Schüler' }],
          locations: [
            {
              id: 1,
              name: 'Werk Genthin',
              street: 'Fabrikstraße 9',
              zipCode: '39307',
              city: 'Genthin',
              country: { code: 'DE' },
            },
          ],
          company: { name: 'Werk Wasch GmbH', internalName: 'WW' },
          orgUnit: { name: 'WW' },
          earliestEntryDate: '2027-08-01',
        },
        language: 'de',
        position: 'Chemikant (m/w/d)',
        subtitle: 'Zukunft',
        introduction: '<p>Wir sind Werk Wasch.</p>',
        tasks: '<ul><li>Du mischst.</li></ul>',
        profile: '<ul><li>Chemie</li></ul>',
        weOffer: '<p>1.050 €</p>',
        closingText: '<p>Bis bald</p>',
        contactText: 'Erika Muster 0391 / 5',
        jobPublicationURL: 'https://werk.dvinci-hr.com/de/jobs/812',
        applicationFormURL: 'https://werk.dvinci-hr.com/de/p/apply/812',
        startDate: '2026-10-10T10:00:00.000+0200',
        endDate: '2027-03-01T00:00:00.000+0100',
      },
    ]),
    ads: {
      '812': {
        title: 'Chemikant (m/w/d)',
        jobType: 2,
        company: { name: 'Werk Wasch GmbH' },
        place: { postcode: '39307', town: 'Genthin', street: 'Fabrikstraße 9' },
        start: '2027-08-01',
        published: '2026-10-10',
        link: 'https://werk.dvinci-hr.com/de/jobs/812',
        says: ['Werk Wasch', 'mischst', 'Chemie', '1.050'],
      },
    },
  },
  'rexx XML': {
    url: `${host}/export.xml`,
    body: `<?xml version="1.0" encoding="UTF-8"?><rexx><jobs count="1"><job><job_id>331</job_id><bezeichnung><![CDATA[Kaufmann für Büromanagement (m/w/d)]]></bezeichnung><vertragsart>Ausbildung</vertragsart><eintrittsdatum>01.08.2027</eintrittsdatum><gesellschaft>Rathaus Service Burg GmbH</gesellschaft><einsatzort>Burg</einsatzort><einsatzort_plz>39288</einsatzort_plz><einsatzort_strasse>Schartauer Str. 2</einsatzort_strasse><einleitung><![CDATA[<p>Komm zu uns.</p>]]></einleitung><aufgaben><![CDATA[<ul><li>Post</li></ul>]]></aufgaben><anforderungen><![CDATA[<ul><li>Deutsch</li></ul>]]></anforderungen><wir_bieten><![CDATA[<p>Obst</p>]]></wir_bieten><ansprechpartner>Erika Muster</ansprechpartner><stellen_url>${host}/stelle-331.html</stellen_url><online_bewerben_url>${host}/bewerben-331.html</online_bewerben_url><veroeffentlicht_am>12.10.2026</veroeffentlicht_am><veroeffentlicht_bis>28.02.2027</veroeffentlicht_bis></job></jobs></rexx>`,
    ads: {
      '331': {
        title: 'Kaufmann für Büromanagement (m/w/d)',
        jobType: 2,
        company: { name: 'Rathaus Service Burg GmbH' },
        place: { postcode: '39288', town: 'Burg', street: 'Schartauer Str. 2' },
        start: '2027-08-01',
        published: '2026-10-12',
        lastDay: '2027-02-28',
        link: `${host}/stelle-331.html`,
        says: ['Komm zu uns', 'Post', 'Deutsch', 'Obst'],
      },
    },
  },
  'Indeed XML in Windows-1252': {
    url: `${host}/indeed1252.xml`,
    body: Buffer.from(
      `<?xml version="1.0" encoding="windows-1252"?><source><publisher>B\u00F6rse</publisher><job><title><![CDATA[Ausbildung M\u00FCller (m/w/d)]]></title><date><![CDATA[Wed, 04 Nov 2026 10:00:00 GMT]]></date><referencenumber><![CDATA[M-1]]></referencenumber><url><![CDATA[${host}/m1]]></url><company><![CDATA[M\u00FChle Gr\u00F6ningen]]></company><city><![CDATA[Gr\u00F6ningen]]></city><postalcode><![CDATA[39397]]></postalcode><country>DE</country><description><![CDATA[<p>Du mahlst f\u00FCr 1.000 \u0080.</p>]]></description><jobtype>apprenticeship</jobtype><expirationdate>2027-01-01</expirationdate></job></source>`,
      'latin1',
    ),
    ads: {
      'M-1': {
        title: 'Ausbildung Müller (m/w/d)',
        jobType: 2,
        company: { name: 'Mühle Gröningen' },
        place: { postcode: '39397', town: 'Gröningen' },
        published: '2026-11-04',
        lastDay: '2027-01-01',
        says: ['mahlst für 1.000 €'],
      },
    },
  },
  'Indeed XML in UTF-16 with a mark': {
    url: `${host}/indeed16.xml`,
    body: Buffer.from(
      `\uFEFF<?xml version="1.0" encoding="UTF-16"?><source><job><title>Ausbildung Müller (m/w/d)</title><referencenumber>M-1</referencenumber><url>${host}/m1</url><company>Mühle Gröningen</company><city>Gröningen</city><description>Du mahlst.</description></job></source>`,
      'utf16le',
    ),
    ads: {
      'M-1': {
        title: 'Ausbildung Müller (m/w/d)',
        jobType: 2,
        company: { name: 'Mühle Gröningen' },
        place: { town: 'Gröningen' },
      },
    },
  },
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
  Ashby: {
    url: 'https://api.ashbyhq.com/posting-api/job-board/werk',
    body: json({
      jobs: [
        {
          id: '145ff46b-1441-4773-bcd3-c8c90baa598a',
          title: 'Kauffrau für Dialogmarketing (w/m/d)',
          department: 'Ausbildung',
          team: 'Service',
          employmentType: 'FullTime',
          location: 'Halle (Saale)',
          secondaryLocations: [
            {
              location: 'Leipzig',
              address: { addressLocality: 'Leipzig', addressCountry: 'Germany' },
            },
          ],
          publishedAt: '2026-10-30T16:21:55.393+00:00',
          isListed: true,
          isRemote: false,
          workplaceType: 'OnSite',
          address: {
            postalAddress: {
              addressRegion: 'Sachsen-Anhalt',
              addressCountry: 'Germany',
              addressLocality: 'Halle (Saale)',
              postalCode: '06108',
            },
          },
          jobUrl: 'https://jobs.ashbyhq.com/werk/145f',
          applyUrl: 'https://jobs.ashbyhq.com/werk/145f/application',
          descriptionHtml: '<p>Du telefonierst.</p>',
          descriptionPlain: 'Du telefonierst.',
        },
        {
          id: '245ff46b-1441-4773-bcd3-c8c90baa598a',
          title: 'Ausbildung Geheim',
          employmentType: 'FullTime',
          location: 'Halle (Saale)',
          isListed: false,
          jobUrl: 'https://jobs.ashbyhq.com/werk/245f',
          descriptionHtml: '<p>x</p>',
        },
      ],
      apiVersion: '1',
    }),
    company: 'Werk Ruf GmbH',
    ads: {
      '145ff46b-1441-4773-bcd3-c8c90baa598a': {
        jobType: 2,
        company: { name: 'Werk Ruf GmbH' },
        place: { town: 'Halle (Saale)', postcode: '06108' },
        published: '2026-10-30',
        link: 'https://jobs.ashbyhq.com/werk/145f',
        says: ['telefonierst'],
      },
    },
  },
  'Teamtailor RSS': {
    url: `${host}/jobs.rss`,
    body: `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:tt="https://teamtailor.com/locations" version="2.0"><channel><title>Domküche Jobs</title><item><title>Ausbildung Restaurantfachleute</title><description>&lt;p&gt;Du bedienst G&amp;auml;ste.&lt;/p&gt;</description><pubDate>Mon, 02 Nov 2026 09:00:00 +0100</pubDate><link>${host}/jobs/77-ausbildung</link><remoteStatus>none</remoteStatus><guid>77aa-11</guid><tt:locations><tt:location><tt:name>Domküche</tt:name><tt:address>Domplatz 1</tt:address><tt:zip>39104</tt:zip><tt:city>Magdeburg</tt:city><tt:country>Germany</tt:country></tt:location></tt:locations><tt:department>Service</tt:department><tt:role>Azubi</tt:role></item></channel></rss>`,
    company: 'Domküche GmbH',
    ads: {
      '77aa-11': {
        jobType: 2,
        company: { name: 'Domküche GmbH' },
        place: { postcode: '39104', town: 'Magdeburg', street: 'Domplatz 1' },
        published: '2026-11-02',
        says: ['bedienst G&auml;ste'],
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
  JOIN: {
    url: `${host}/api/public/companies/9/jobs?page=1&pageSize=1`,
    body: json({
      items: [
        {
          id: 14000001,
          idParam: '14000001-ausbildung-optiker',
          title: 'Ausbildung Augenoptiker',
          createdAt: '2026-11-01T08:00:00.000Z',
          lastOnlineAt: null,
          employmentType: { id: 7, name: 'Ausbildung', nameEn: 'Apprenticeship' },
          category: { id: 1, name: 'Gesundheit' },
          city: {
            id: 5,
            cityName: 'Naumburg',
            countryName: 'Deutschland',
            regionName: 'Sachsen-Anhalt',
          },
          office: { street: 'Markt 8', zip: '06618' },
          workplaceType: 'ONSITE',
        },
      ],
      pagination: { rowCount: 2, pageCount: 2, page: 1, pageSize: 1 },
    }),
    more: {
      [`${host}/api/public/companies/9/jobs?page=2&pageSize=1`]: json({
        items: [
          {
            id: 14000002,
            idParam: '14000002-praktikum',
            title: 'Schülerpraktikum Optik',
            createdAt: '2026-11-01T08:00:00.000Z',
            employmentType: { name: 'Praktikum' },
            city: { cityName: 'Naumburg' },
          },
        ],
        pagination: { rowCount: 2, pageCount: 2, page: 2, pageSize: 1 },
      }),
    },
    company: 'Optik Naumburg',
    ads: {
      '14000001': {
        jobType: 2,
        company: { name: 'Optik Naumburg' },
        place: { town: 'Naumburg', postcode: '06618', street: 'Markt 8' },
      },
      '14000002': { jobType: 1, place: { town: 'Naumburg' } },
    },
  },
  'azubi.de with parts of the text and two places': {
    url: `${host}/azubi.xml`,
    body: `<?xml version='1.0' encoding='utf-8' ?><job_offers type='array'><job_offer><external_id>AZ-1</external_id><title>Sattler:in (w/m/d)</title><application_email>x@y.example</application_email><application_url><![CDATA[${host}/az1/apply]]></application_url><job_offer_locations type='array'><job_offer_location><city>Weißenfels</city><street>Schuhgasse 1</street><zip>06667</zip><country>Deutschland</country></job_offer_location><job_offer_location><city>Zeitz</city><zip>06712</zip></job_offer_location></job_offer_locations><description_headline>Los!</description_headline><description><![CDATA[<p>Leder ist toll.</p>]]></description><tasks_headline>Das tust du</tasks_headline><tasks><![CDATA[<ul><li>nähen</li></ul>]]></tasks><qualifications_headline>Das kannst du</qualifications_headline><qualifications><![CDATA[<p>Geschick</p>]]></qualifications><contact_headline>Frag</contact_headline><contact><![CDATA[<p>Erika Muster</p>]]></contact><company_description><![CDATA[<p>Seit 1899</p>]]></company_description><custom_company_title>Leder Weißenfels</custom_company_title><work_hours>full_time</work_hours><apprenticeship_started_at type='datetime'>2027-08-15T00:00:00+02:00</apprenticeship_started_at><minimal_degree>basic</minimal_degree><duration>36</duration><salary_first_year>1000</salary_first_year></job_offer></job_offers>`,
    ads: {
      'AZ-1': {
        title: 'Sattler:in (w/m/d)',
        jobType: 2,
        company: { name: 'Leder Weißenfels' },
        place: { postcode: '06667', town: 'Weißenfels', street: 'Schuhgasse 1' },
        start: '2027-08-15',
        says: ['Leder', 'Das tust du', 'nähen', 'Geschick'],
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
  'XML of named fields': {
    url: `${host}/fields.xml`,
    body: `<jobs><job id="N1"><field name="Titel">Ausbildung Glaser</field><field name="Firma">Glas Stendal</field><field name="Ort">Stendal</field><field name="PLZ">39576</field><field name="Beginn">01.09.2027</field><field name="Beschreibung"><![CDATA[<p>Glas</p>]]></field><field name="Link">${host}/n1</field></job><job id="N2"><field name="Titel">Praktikum Glas</field><field name="Firma">Glas Stendal</field><field name="Ort">Stendal</field></job></jobs>`,
    ads: {
      N1: {
        title: 'Ausbildung Glaser',
        jobType: 2,
        company: { name: 'Glas Stendal' },
        place: { postcode: '39576', town: 'Stendal' },
        start: '2027-09-01',
        link: `${host}/n1`,
        says: ['Glas'],
      },
      N2: { jobType: 1 },
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
  'one XML record for each place': {
    url: `${host}/umantis.xml`,
    body: `<?xml version="1.0"?><Vacancies><Vacancy><VacancyId>810</VacancyId><VacancyTitle>Pflegefachfrau (m/w/d) Ausbildung</VacancyTitle><Organisation>Klinik Börde</Organisation><WorkPlace><Zip>39164</Zip><City>Wanzleben-Börde</City><Country>Deutschland</Country></WorkPlace><EmploymentStart>August 2027</EmploymentStart><PublicationStart>2026-11-01</PublicationStart><PublicationEnd>2027-02-15</PublicationEnd><VacancyText><![CDATA[<p>Du pflegst.</p>]]></VacancyText><VacancyUrl>https://recruitingapp-1.de.umantis.example/Vacancies/810/Description/1</VacancyUrl></Vacancy></Vacancies>`,
    ads: {
      '810': {
        jobType: 2,
        company: { name: 'Klinik Börde' },
        place: { postcode: '39164', town: 'Wanzleben-Börde' },
        start: '2027-08-01',
        published: '2026-11-01',
        lastDay: '2027-02-15',
        says: ['pflegst'],
        link: 'https://recruitingapp-1.de.umantis.example/Vacancies/810/Description/1',
      },
    },
  },
  HRworks: {
    url: `${host}/hrworks.json`,
    body: json({
      jobOffers: [
        {
          jobOfferId: '55',
          jobTitle: 'Ausbildung Kaufleute Groß- und Außenhandel',
          companyName: 'Handel Altmark',
          employmentType: { key: 'apprenticeship', name: 'Ausbildung' },
          location: {
            street: 'Am Hafen',
            houseNumber: '3',
            zipCode: '39590',
            city: 'Tangermünde',
            countryCode: 'DE',
          },
          beginDate: '2027-08-01',
          publishedOn: '2026-11-11',
          applicationDeadline: '2027-01-05',
          description: {
            introduction: '<p>Moin.</p>',
            tasks: '<p>Handeln</p>',
            requirements: '<p>Mathe</p>',
          },
          url: `${host}/hr/55`,
        },
      ],
    }),
    ads: {
      '55': {
        jobType: 2,
        company: { name: 'Handel Altmark' },
        place: { postcode: '39590', town: 'Tangermünde', street: 'Am Hafen 3' },
        start: '2027-08-01',
        published: '2026-11-11',
        lastDay: '2027-01-05',
        says: ['Moin', 'Handeln', 'Mathe'],
        link: `${host}/hr/55`,
      },
    },
  },
  'onlyfy / Prescreen XML': {
    url: `${host}/prescreen.xml`,
    body: `<?xml version="1.0" encoding="UTF-8"?><jobs><job><id><![CDATA[600100]]></id><handle>ausbildung-bankkaufmann</handle><title><![CDATA[Ausbildung Bankkaufmann (m/w/d)]]></title><company><name><![CDATA[Sparbank Harz]]></name><industry>Banken</industry></company><location><street>Domplatz 2</street><postal_code>38820</postal_code><city>Halberstadt</city><country>DE</country></location><position_type>apprenticeship</position_type><seniority>student</seniority><start_date>2027-08-01</start_date><published_at>2026-11-01T00:00:00+01:00</published_at><description><![CDATA[<p>Du berätst.</p>]]></description><recruiter><firstname>Erika</firstname></recruiter><links><job>${host}/job/abc</job><apply>${host}/apply/abc</apply></links></job></jobs>`,
    ads: {
      '600100': {
        jobType: 2,
        company: { name: 'Sparbank Harz' },
        place: { postcode: '38820', town: 'Halberstadt', street: 'Domplatz 2' },
        start: '2027-08-01',
        published: '2026-11-01',
        link: `${host}/job/abc`,
        says: ['berätst'],
      },
    },
  },
  'Workday list of a career site': {
    url: `${host}/wday/cxs/werk/Azubi/jobs`,
    body: json({
      total: 1,
      jobPostings: [
        {
          title: 'Ausbildung Industriemechaniker (m/w/d)',
          externalPath: '/job/Magdeburg/Ausbildung-Industriemechaniker_R100',
          timeType: 'Vollzeit',
          locationsText: 'Magdeburg',
          postedOn: 'Vor 3 Tagen ausgeschrieben',
          bulletFields: ['R100'],
        },
      ],
      facets: [
        { facetParameter: 'locations', values: [{ descriptor: 'Magdeburg', id: 'x', count: 1 }] },
      ],
      userAuthenticated: false,
    }),
    company: 'Werk Magdeburg',
    ads: {
      '/job/Magdeburg/Ausbildung-Industriemechaniker_R100': {
        jobType: 2,
        place: { town: 'Magdeburg' },
      },
    },
  },
  'Workday report': {
    url: `${host}/ccx/service/customreport2/jobs?format=json`,
    body: json({
      Report_Entry: [
        {
          Job_Requisition_ID: 'R200',
          Job_Posting_Title: 'Ausbildung Mechatroniker',
          Company: 'Werk Magdeburg',
          Primary_Location: 'Magdeburg',
          Location_Postal_Code: '39126',
          Job_Description: '<p>Du montierst.</p>',
          Target_Start_Date: '2027-09-01',
          Posting_Start_Date: '2026-11-01',
          Posting_End_Date: '2027-02-01',
          External_URL: `${host}/r200`,
        },
      ],
    }),
    ads: {
      R200: {
        title: 'Ausbildung Mechatroniker',
        jobType: 2,
        company: { name: 'Werk Magdeburg' },
        place: { town: 'Magdeburg', postcode: '39126' },
        start: '2027-09-01',
        published: '2026-11-01',
        lastDay: '2027-02-01',
        says: ['montierst'],
        link: `${host}/r200`,
      },
    },
  },
  'GermanPersonnel / Bewerberportal XML with attributes': {
    url: `${host}/gp.xml`,
    body: `<?xml version="1.0" encoding="ISO-8859-1"?><Anzeigen Anzahl="1"><Anzeige Id="GP-5" Online-Von="2026-11-01" Online-Bis="2027-01-31"><Stellentitel>Ausbildung zum Steinmetz</Stellentitel><Arbeitgeber><Name>Stein Freyburg</Name></Arbeitgeber><Arbeitsort Strasse="Schlossgasse 1" Plz="06632" Ort="Freyburg (Unstrut)" Land="DE"/><Beginn>ab 1. August 2027</Beginn><Texte><Aufgaben>&lt;p&gt;Mei&#xDF;eln&lt;/p&gt;</Aufgaben><Profil>Kraft</Profil></Texte><Anzeigen-URL>${host}/gp5</Anzeigen-URL></Anzeige></Anzeigen>`,
    ads: {
      'GP-5': {
        jobType: 2,
        company: { name: 'Stein Freyburg' },
        place: { postcode: '06632', town: 'Freyburg (Unstrut)', street: 'Schlossgasse 1' },
        start: '2027-08-01',
        published: '2026-11-01',
        lastDay: '2027-01-31',
        says: ['Meißeln', 'Kraft'],
        link: `${host}/gp5`,
      },
    },
  },
  'concludis JSON': {
    url: `${host}/concludis.json`,
    body: json({
      projects: {
        project: [
          {
            id: 77,
            date_from_public: '2026-11-01',
            date_to_public: '2027-02-01',
            gid: '77',
            title: 'Ausbildung Biologielaborant',
            position_title: 'Ausbildung Biologielaborant',
            company: { id: 1, name: 'Saat Quedlinburg', companyinfo: '' },
            classification: 'Ausbildung',
            schedule: 'Vollzeit',
            locations: [
              {
                id: 5,
                name: 'Zentrale',
                street: 'Erwin-Baur-Straße 2',
                postal_code: '06484',
                locality: 'Quedlinburg',
                country_code: 'DE',
                lat: 51.79,
                lng: 11.14,
              },
            ],
            positioninformation: [
              { headline: 'Aufgaben', text: '<p>Du zählst Keime.</p>' },
              { headline: 'Profil', text: '<p>Bio</p>' },
            ],
            url_dataprivacy: 'x',
            ad_container: { jobad_url: `${host}/prj/77`, apply_url: `${host}/apply/77` },
            published_internal: false,
          },
        ],
      },
    }),
    ads: {
      '77': {
        jobType: 2,
        company: { name: 'Saat Quedlinburg' },
        place: { postcode: '06484', town: 'Quedlinburg', street: 'Erwin-Baur-Straße 2' },
        published: '2026-11-01',
        lastDay: '2027-02-01',
        says: ['Keime', 'Bio'],
        link: `${host}/prj/77`,
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
  'career page: @graph with references': {
    url: `${host}/karriere/graph`,
    kind: 'career',
    body: `<!doctype html><html><head><script type="application/ld+json">${json({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', '@id': '#org', name: 'Kran Magdeburg' },
        { '@type': 'WebPage', name: 'Karriere' },
        {
          '@type': ['JobPosting'],
          '@id': '#j1',
          title: 'Ausbildung Kranbauer',
          hiringOrganization: { '@id': '#org' },
          jobLocation: {
            '@type': 'Place',
            address: { addressLocality: 'Magdeburg', postalCode: '39104' },
          },
          description: 'Du baust Kräne.',
          datePosted: '2026-11-01',
        },
      ],
    })}</script></head><body></body></html>`,
    ads: {
      e82b337a4da6e165afcf1e8c4d0d09d5dc41f7e46c99aeea57a229b10979d30f: {
        title: 'Ausbildung Kranbauer',
        jobType: 2,
        company: { name: 'Kran Magdeburg' },
        place: { postcode: '39104', town: 'Magdeburg' },
        says: ['Kräne'],
      },
    },
  },
  'Stellenanzeigen XML with nested German groups': {
    url: `${host}/a.xml`,
    body: `<?xml version="1.0" encoding="UTF-8"?><stellenboerse><stellenanzeigen><stellenanzeige><anzeigen_id>A-9</anzeigen_id><anzeigen_titel>Ausbildung zum Zimmerer</anzeigen_titel><firma><firmenname>Holzbau Osterburg</firmenname><adresse><strasse>Gartenweg</strasse><hausnr>4a</hausnr><plz>39606</plz><ort>Osterburg</ort></adresse></firma><arbeitsorte><arbeitsort><plz>39606</plz><ort>Osterburg (Altmark)</ort><land>D</land></arbeitsort></arbeitsorte><ausbildungsbeginn>01.08.2027</ausbildungsbeginn><bewerbungsfrist>15.03.2027</bewerbungsfrist><anzeigentext><![CDATA[<p>Du baust Dächer.</p>]]></anzeigentext><kontakt><name>Erika Muster</name><email>e@m.example</email></kontakt><anzeigen_url>${host}/a9</anzeigen_url></stellenanzeige></stellenanzeigen></stellenboerse>`,
    ads: {
      'A-9': {
        title: 'Ausbildung zum Zimmerer',
        jobType: 2,
        company: { name: 'Holzbau Osterburg' },
        place: { postcode: '39606', town: 'Osterburg (Altmark)' },
        start: '2027-08-01',
        lastDay: '2027-03-15',
        link: `${host}/a9`,
        says: ['Dächer'],
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
  'RSS of a public body with fields in the content': {
    url: `${host}/rss2`,
    body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:job="urn:job"><channel><title>x</title><item><title>Auszubildende Verwaltung (m/w/d)</title><link>${host}/v</link><guid isPermaLink="true">${host}/v</guid><description>Du lernst.</description><pubDate>Mon, 09 Nov 2026 00:00:00 +0100</pubDate><job:company>Stadt Bernburg</job:company><job:city>Bernburg (Saale)</job:city><job:zip>06406</job:zip><job:start>2027-08-01</job:start><job:deadline>2027-01-31</job:deadline><job:type>Ausbildung</job:type></item></channel></rss>`,
    ads: {
      [`${host}/v`]: {
        jobType: 2,
        company: { name: 'Stadt Bernburg' },
        place: { postcode: '06406', town: 'Bernburg (Saale)' },
        start: '2027-08-01',
        lastDay: '2027-01-31',
        link: `${host}/v`,
      },
    },
  },
  'Talention and softgarden like XML with job requirements': {
    url: `${host}/t.xml`,
    body: `<jobs><job><internalId>T-1</internalId><jobTitle>Kaufmann im Einzelhandel (m/w/d)</jobTitle><companyName>Markt Genthin</companyName><jobCategory>Ausbildung</jobCategory><workLocations><workLocation><street>Brandenburger Str.</street><zip>39307</zip><city>Genthin</city></workLocation></workLocations><introductionText><![CDATA[<p>Hallo.</p>]]></introductionText><tasksText><![CDATA[<p>Kasse</p>]]></tasksText><requirementsText><![CDATA[<p>Freundlich</p>]]></requirementsText><jobStartDate>2027-08-01</jobStartDate><publicationEndDate>2027-04-30</publicationEndDate><jobAdUrl>${host}/t1</jobAdUrl></job></jobs>`,
    ads: {
      'T-1': {
        jobType: 2,
        company: { name: 'Markt Genthin' },
        place: { postcode: '39307', town: 'Genthin' },
        start: '2027-08-01',
        lastDay: '2027-04-30',
        link: `${host}/t1`,
        says: ['Hallo', 'Kasse', 'Freundlich'],
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
  'Eightfold / Phenom list': {
    url: `${host}/p.json`,
    body: json({
      totalHits: 1,
      jobs: [
        {
          jobSeqNo: 'X1',
          jobId: 'R7',
          title: 'Ausbildung Mechatroniker',
          cityState: 'Halle, Sachsen-Anhalt',
          city: 'Halle',
          state: 'Sachsen-Anhalt',
          country: 'Germany',
          postedDate: '2026-11-04T00:00:00.000+0000',
          descriptionTeaser: 'Kurz',
          jobDescription: '<p>Lang und gut.</p>',
          applyUrl: `${host}/apply`,
          category: 'Ausbildung',
          companyName: 'Werk Halle',
        },
      ],
    }),
    ads: {
      R7: {
        jobType: 2,
        company: { name: 'Werk Halle' },
        place: { town: 'Halle' },
        published: '2026-11-04',
        says: ['Lang'],
      },
    },
  },
  'Oracle Recruiting: ads within the one entry of a list': {
    url: `${host}/o.json`,
    body: json({
      items: [
        {
          TotalJobsCount: 1,
          requisitionList: [
            {
              Id: '300',
              Title: 'Ausbildung Schlosser',
              PostedDate: '2026-11-03',
              PostingEndDate: '2027-02-03',
              PrimaryLocation: 'Schkopau, Deutschland',
              PrimaryLocationCountry: 'DE',
              ShortDescriptionStr: 'Du feilst.',
            },
          ],
        },
      ],
      count: 1,
      hasMore: false,
    }),
    company: 'Werk Schkopau',
    ads: {
      '300': {
        title: 'Ausbildung Schlosser',
        jobType: 2,
        place: { town: 'Schkopau' },
        published: '2026-11-03',
        lastDay: '2027-02-03',
      },
    },
  },
};
