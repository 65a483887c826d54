import { expect } from 'vitest';
import type { Shape } from './shapes.fixture.ts';

const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);

const json = (value: unknown) => JSON.stringify(value);

/*
 * A third set of feeds, written from public documentation and public parsers before they were read for the first time; the rules were
 * corrected afterwards. Values are our own.
 */
export const unseen: Readonly<Record<string, Shape>> = {
  // SAP knowledge base article 2428902, /career?company=…&career_ns=job_listing_summary&resultType=XML
  'SAP SuccessFactors, list as XML': {
    url: 'https://career5.successfactors.example/career?company=harzstahl&career_ns=job_listing_summary&resultType=XML',
    company: 'Harzstahl AG',
    body: `<?xml version="1.0" encoding="UTF-8"?>
<Job-Listing><Job><JobTitle><![CDATA[Ausbildung Industriekaufmann (m/w/d)]]></JobTitle><ReqId>3979</ReqId><Posted-Date>11/02/2026</Posted-Date>
<Job-Description><![CDATA[<p>Du rechnest Aufträge ab.</p>]]></Job-Description>
<filter1><label>Country</label><value>Germany</value></filter1><filter2><label>Location</label><value>Ilsenburg</value></filter2><>ohne Namen</></Job>
<Job><JobTitle>Ausbildung Verfahrensmechaniker</JobTitle><ReqId>3980</ReqId><Location>Thale, Germany</Location><Job-Description>&lt;p&gt;Du steuerst Anlagen.&lt;/p&gt;</Job-Description></Job></Job-Listing>`,
    ads: {
      '3979': {
        title: 'Ausbildung Industriekaufmann (m/w/d)',
        jobType: 2,
        company: { name: 'Harzstahl AG' },
        place: { town: 'Ilsenburg', country: 'DE' },
        description: { text: textLike(/rechnest Aufträge/) },
      },
      '3980': {
        title: 'Ausbildung Verfahrensmechaniker',
        place: { town: 'Thale', country: 'DE' },
        description: { text: textLike(/steuerst Anlagen/) },
      },
    },
  },
  // The feed of a Career Site Builder for Google, /googlefeed.xml
  'SAP SuccessFactors, RSS with the namespace of Google Base': {
    url: 'https://jobs.harzstahl.example/googlefeed.xml',
    body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Harzstahl Jobs</title><link>https://jobs.harzstahl.example</link><description>Jobs</description>
<item><title><![CDATA[Ausbildung Zerspanungsmechaniker (Ilsenburg, ST, DE, 38871)]]></title><description><![CDATA[<p>Du drehst und fräst.</p>]]></description><g:id>71234501</g:id><g:employer>Harzstahl AG</g:employer><g:job_function>Produktion</g:job_function><g:location>Ilsenburg, ST, DE, 38871</g:location><g:publish_date>2026-11-02</g:publish_date><g:expiration_date>2027-02-01</g:expiration_date><link>https://jobs.harzstahl.example/job/71234501/</link></item></channel></rss>`,
    ads: {
      '71234501': {
        title: textLike(/^Ausbildung Zerspanungsmechaniker/),
        company: { name: 'Harzstahl AG' },
        place: { postcode: '38871', town: 'Ilsenburg', country: 'DE' },
        published: '2026-11-02',
        lastDay: '2027-02-01',
        link: 'https://jobs.harzstahl.example/job/71234501/',
      },
    },
  },
  // Answer of jobs.b-ite.com/api/v1/postings/search, as public readers of it show
  'BITE, JSON': {
    url: 'https://jobs.b-ite.example/api/v1/postings/search',
    company: 'Klinikum Elbe gGmbH',
    body: json({
      jobPostings: [
        {
          id: 5512,
          hash: '8c1fe20a',
          title: 'Ausbildung Pflegefachfrau (m/w/d)',
          url: 'https://jobs.b-ite.example/jobposting/8c1fe20a',
          applyUrl: 'https://jobs.b-ite.example/jobposting/8c1fe20a/apply',
          locale: 'de',
          channel: 0,
          createdOn: '2026-10-20T08:00:00+02:00',
          modifiedOn: '2026-11-01T08:00:00+01:00',
          startsOn: '2026-10-21T00:00:00+02:00',
          endsOn: '2027-03-31T23:59:00+02:00',
          employmentType: ['trainee'],
          address: {
            street: 'Klinikweg',
            houseNumber: '4',
            postCode: '39104',
            city: 'Magdeburg',
            country: 'de',
            latitude: 52.13,
            longitude: 11.63,
          },
          custom: { einstiegsdatum: '01.09.2027', berufsgruppe: ['pflege'] },
          contact: { name: 'Erika Muster', email: 'erika@klinik.example' },
        },
      ],
      page: { offset: 0, num: 1000, total: 1 },
    }),
    ads: {
      '5512': {
        title: 'Ausbildung Pflegefachfrau (m/w/d)',
        jobType: 2,
        company: { name: 'Klinikum Elbe gGmbH' },
        place: { postcode: '39104', town: 'Magdeburg' },
        link: 'https://jobs.b-ite.example/jobposting/8c1fe20a',
        start: '2027-09-01',
        lastDay: '2027-03-31',
        conditions: { application_url: 'https://jobs.b-ite.example/jobposting/8c1fe20a/apply' },
      },
    },
  },
  // In the manner of concludis: projects with boards and locations
  'concludis, XML': {
    url: 'https://betrieb.concludis.example/export.xml',
    body: `<?xml version="1.0" encoding="utf-8"?><projects><project><id>1807</id><gid>1</gid><title><![CDATA[Ausbildung zum Maschinen- und Anlagenführer]]></title><date_from_public>2026-10-01</date_from_public><date_to_public>2027-01-31</date_to_public>
<company><id>3</id><name>Glaswerk Calbe GmbH</name><url>https://glas.example</url></company><locations><location><id>9</id><name>Werk Calbe</name><address>Hüttenstraße 8</address><postal_code>39240</postal_code><locality>Calbe (Saale)</locality><country_code>DE</country_code></location></locations>
<positioninformation><type>TASK</type><headline>Aufgaben</headline><content><![CDATA[<p>Du bedienst die Linie.</p>]]></content></positioninformation>
<positioninformation><type>PROFILE</type><headline>Profil</headline><content><![CDATA[<p>Interesse an Technik.</p>]]></content></positioninformation>
<urls><url_ad>https://betrieb.concludis.example/prj/shw/1807</url_ad><url_apply>https://betrieb.concludis.example/prj/bew/1807</url_apply></urls><persons><person><firstname>Erika</firstname><lastname>Muster</lastname></person></persons></project></projects>`,
    ads: {
      '1807': {
        title: 'Ausbildung zum Maschinen- und Anlagenführer',
        company: { name: 'Glaswerk Calbe GmbH' },
        place: { street: 'Hüttenstraße 8', postcode: '39240', town: 'Calbe (Saale)' },
        link: 'https://betrieb.concludis.example/prj/shw/1807',
        description: { text: textLike(/bedienst die Linie[^]*Interesse an Technik/) },
        lastDay: '2027-01-31',
      },
    },
  },
  // In the manner of Talention: ads with their company's profile and several texts
  'Talention, XML': {
    url: 'https://werk.talention.example/feed.xml',
    body: `<jobAdvertisements><jobAdvertisement><jobId>9c2</jobId><jobTitle>Auszubildender Elektroniker für Betriebstechnik</jobTitle><jobUrl>https://werk.talention.example/job/9c2</jobUrl><applicationUrl>https://werk.talention.example/apply/9c2</applicationUrl>
<companyName>Werk Bernburg GmbH</companyName><careerLevel>Ausbildung</careerLevel><employmentType>Vollzeit</employmentType><startOfWork>01.08.2027</startOfWork>
<jobLocations><jobLocation><street>Solvayweg</street><streetNumber>1</streetNumber><zipCode>06406</zipCode><cityName>Bernburg</cityName><countryCode>DE</countryCode></jobLocation></jobLocations>
<introductionText><![CDATA[<p>Komm zu uns.</p>]]></introductionText><tasksText><![CDATA[<p>Du verdrahtest.</p>]]></tasksText><requirementsText><![CDATA[<p>Realschule.</p>]]></requirementsText><contactPerson><name>Erika Muster</name></contactPerson></jobAdvertisement></jobAdvertisements>`,
    ads: {
      '9c2': {
        title: 'Auszubildender Elektroniker für Betriebstechnik',
        jobType: 2,
        company: { name: 'Werk Bernburg GmbH' },
        place: { street: 'Solvayweg 1', postcode: '06406', town: 'Bernburg' },
        start: '2027-08-01',
        link: 'https://werk.talention.example/job/9c2',
        description: { text: textLike(/Komm zu uns[^]*verdrahtest/) },
      },
    },
  },
  // In the manner of onlyfy (Prescreen): jobs with numbers of their own in German and a block per text
  'onlyfy, XML': {
    url: 'https://betrieb.onlyfy.example/jobs.xml',
    company: 'Seilbahn Thale GmbH',
    body: `<?xml version="1.0" encoding="UTF-8"?><jobs><job id="77120"><handle>k3f9</handle><title><![CDATA[Ausbildung Mechatroniker (m/w/d)]]></title><job_url>https://betrieb.onlyfy.example/job/k3f9</job_url>
<position_type>Apprenticeship</position_type><industry>Tourism</industry><department>Technik</department><city>Thale</city><postal_code>06502</postal_code><street_name>Goetheweg</street_name><street_number>1</street_number><country>DE</country>
<start_of_work>2027-08-01</start_of_work><published_at>2026-11-05T07:00:00Z</published_at><sections><section><headline>Über uns</headline><content><![CDATA[<p>Wir fahren auf den Berg.</p>]]></content></section><section><headline>Deine Aufgaben</headline><content><![CDATA[<ul><li>Warten</li></ul>]]></content></section></sections>
<recruiters><recruiter><firstname>Erika</firstname><email>erika@seil.example</email></recruiter></recruiters></job></jobs>`,
    ads: {
      '77120': {
        title: 'Ausbildung Mechatroniker (m/w/d)',
        jobType: 2,
        place: { street: 'Goetheweg 1', postcode: '06502', town: 'Thale', country: 'DE' },
        start: '2027-08-01',
        published: '2026-11-05',
        link: 'https://betrieb.onlyfy.example/job/k3f9',
        description: { text: textLike(/auf den Berg[^]*Deine Aufgaben[^]*Warten/) },
      },
    },
  },
  // In the manner of an export for career pages of rexx systems, flat, names in German
  'rexx, XML in German': {
    url: 'https://jobs.betrieb.example/stellenangebote.xml',
    body: `<?xml version="1.0" encoding="UTF-8"?><stellenangebote><stellenangebot><stellenid>4471</stellenid><stellenbezeichnung>Ausbildung Milchtechnologe (m/w/d)</stellenbezeichnung><gesellschaft>Molkerei Stendal GmbH</gesellschaft><standort>39576 Stendal</standort><vertragsart>Ausbildung</vertragsart>
<eintrittsdatum>01.08.2027</eintrittsdatum><stellenurl>https://jobs.betrieb.example/milch-4471.html</stellenurl><aufgaben><![CDATA[<ul><li>Käse</li></ul>]]></aufgaben><anforderungen><![CDATA[<p>Sauber arbeiten.</p>]]></anforderungen><wirbieten><![CDATA[<p>Kantine.</p>]]></wirbieten><ansprechpartner>Erika Muster</ansprechpartner></stellenangebot></stellenangebote>`,
    ads: {
      '4471': {
        title: 'Ausbildung Milchtechnologe (m/w/d)',
        company: { name: 'Molkerei Stendal GmbH' },
        place: { postcode: '39576', town: 'Stendal' },
        start: '2027-08-01',
        link: 'https://jobs.betrieb.example/milch-4471.html',
        description: { text: textLike(/Käse[^]*Sauber arbeiten[^]*Kantine/) },
      },
    },
  },
  // One ad of /wday/cxs/…/job/…, as public readers of it show
  'Workday, one ad as JSON': {
    url: 'https://konzern.wd3.myworkdayjobs.example/wday/cxs/konzern/Karriere/job/Leuna/Chemikant_R-77',
    body: json({
      jobPostingInfo: {
        id: 'a1b2c3',
        title: 'Ausbildung Chemikant (m/w/d)',
        jobDescription: '<p>Du misst und mischst.</p>',
        location: 'Leuna',
        postedOn: 'Vor 5 Tagen ausgeschrieben',
        startDate: '2026-11-01',
        timeType: 'Vollzeit',
        jobReqId: 'R-77',
        jobPostingId: 'Chemikant_R-77',
        country: { descriptor: 'Deutschland', id: 'dcc5', alpha2Code: 'DE' },
        canApply: true,
        posted: true,
        externalUrl: 'https://konzern.wd3.myworkdayjobs.example/Karriere/job/Leuna/Chemikant_R-77',
        jobRequisitionLocation: {
          descriptor: 'Leuna',
          country: { descriptor: 'Deutschland', alpha2Code: 'DE' },
        },
      },
      hiringOrganization: { name: 'Konzern Chemie GmbH', url: '' },
      similarJobs: [],
      userAuthenticated: false,
    }),
    ads: {
      // The id of the posting: several postings may belong to one requisition.
      a1b2c3: {
        title: 'Ausbildung Chemikant (m/w/d)',
        company: { name: 'Konzern Chemie GmbH' },
        place: { town: 'Leuna', country: 'DE' },
        description: { text: textLike(/misst und mischst/) },
        link: 'https://konzern.wd3.myworkdayjobs.example/Karriere/job/Leuna/Chemikant_R-77',
      },
    },
  },
  // Monster's and StepStone's way of wrapping jobs, as feeds to them look
  'Monster, XML': {
    url: 'https://betrieb.example/monster.xml',
    body: `<?xml version="1.0" encoding="UTF-8"?><Jobs xmlns="http://schemas.monster.com/Monster"><Job jobRefCode="MO-5" jobAction="addOrUpdate"><RecruiterReference><UserName>erika</UserName></RecruiterReference><JobInformation><JobTitle>Ausbildung Fachkraft für Lagerlogistik</JobTitle><JobType monsterId="1">Ausbildung</JobType>
<PhysicalAddress><StreetAddress>Hafen 3</StreetAddress><City>Haldensleben</City><State>ST</State><CountryCode>DE</CountryCode><PostalCode>39340</PostalCode></PhysicalAddress><CompanyName>Logistik Mitte GmbH</CompanyName><Contact hideAll="false"><Name>Erika Muster</Name><E-mail>erika@lager.example</E-mail></Contact><JobBody><![CDATA[<p>Du nimmst Waren an.</p>]]></JobBody><AdditionalSearchKeywords>Lager</AdditionalSearchKeywords></JobInformation><JobPostings><JobPosting desiredDuration="30"><Location><City>Haldensleben</City></Location></JobPosting></JobPostings></Job></Jobs>`,
    ads: {
      'MO-5': {
        title: 'Ausbildung Fachkraft für Lagerlogistik',
        jobType: 2,
        company: { name: 'Logistik Mitte GmbH' },
        place: { street: 'Hafen 3', postcode: '39340', town: 'Haldensleben', country: 'DE' },
        description: { text: textLike(/nimmst Waren an/) },
      },
    },
  },
  // Jooble's guide of feeds
  'Jooble, XML': {
    url: 'https://betrieb.example/jooble.xml',
    body: `<?xml version="1.0" encoding="utf-8"?><jobs><job id="90117"><link><![CDATA[https://betrieb.example/90117]]></link><name><![CDATA[Ausbildung Straßenbauer]]></name><region><![CDATA[Halberstadt, Sachsen-Anhalt]]></region><salary><![CDATA[1.080 €]]></salary><description><![CDATA[<p>Du pflasterst.</p>]]></description><apply_url><![CDATA[https://betrieb.example/90117/apply]]></apply_url><company><![CDATA[Tiefbau Harz GmbH]]></company><company_logo><![CDATA[https://betrieb.example/logo.png]]></company_logo><pubdate>03.11.2026</pubdate><updated>04.11.2026</updated><expire>31.01.2027</expire><jobtype>full-time</jobtype></job></jobs>`,
    ads: {
      '90117': {
        title: 'Ausbildung Straßenbauer',
        company: { name: 'Tiefbau Harz GmbH', logoUrl: 'https://betrieb.example/logo.png' },
        place: { town: 'Halberstadt' },
        published: '2026-11-03',
        changed: '2026-11-04',
        lastDay: '2027-01-31',
        link: 'https://betrieb.example/90117',
      },
    },
  },
  // Jooble's feed in the shape with a country, a state and a town in the region
  'Jooble, XML with a region in parts': {
    url: 'https://betrieb.example/jooble2.xml',
    body: `<jobs><job><guid>g-1</guid><referencenumber>J-1</referencenumber><url>https://betrieb.example/j1</url><title>Azubi Konditor</title><region><country>DE</country><state>Sachsen-Anhalt</state><city>Salzwedel</city></region><date_updated>2026-11-03 08:00:00</date_updated><cpc>0.1</cpc><currency>EUR</currency><company>Baumkuchen Nord</company><date_expired>2027-01-31</date_expired><jobtype>fulltime</jobtype><description>Du schichtest.</description></job></jobs>`,
    ads: {
      'J-1': {
        title: 'Azubi Konditor',
        place: { town: 'Salzwedel', country: 'DE' },
        changed: '2026-11-03',
        lastDay: '2027-01-31',
      },
    },
  },
  // Adzuna's public API, /v1/api/jobs/de/search
  'Adzuna, JSON': {
    url: 'https://api.adzuna.example/v1/api/jobs/de/search/1',
    body: json({
      count: 1,
      mean: 0,
      __CLASS__: 'Adzuna::API::Response::JobSearchResults',
      results: [
        {
          __CLASS__: 'Adzuna::API::Response::Job',
          id: '4400112233',
          adref: 'eyJhbG',
          title: 'Ausbildung Augenoptiker',
          description: 'Du berätst und schleifst …',
          company: { __CLASS__: 'Adzuna::API::Response::Company', display_name: 'Optik Köthen' },
          location: {
            __CLASS__: 'Adzuna::API::Response::Location',
            display_name: 'Köthen, Anhalt-Bitterfeld',
            area: ['Deutschland', 'Sachsen-Anhalt', 'Anhalt-Bitterfeld', 'Köthen'],
          },
          latitude: 51.75,
          longitude: 11.97,
          category: { label: 'Verkauf', tag: 'sales-jobs' },
          contract_time: 'full_time',
          created: '2026-11-06T05:00:00Z',
          redirect_url: 'https://www.adzuna.example/details/4400112233',
          salary_is_predicted: '0',
        },
      ],
    }),
    ads: {
      '4400112233': {
        title: 'Ausbildung Augenoptiker',
        company: { name: 'Optik Köthen' },
        place: { town: textLike(/^Köthen/), position: { latitude: 51.75, longitude: 11.97 } },
        published: '2026-11-06',
        link: 'https://www.adzuna.example/details/4400112233',
      },
    },
  },
  // Trovit's guide of feeds for jobs
  'Trovit, XML': {
    url: 'https://betrieb.example/trovit.xml',
    body: `<?xml version="1.0" encoding="utf-8"?><trovit><ad><id><![CDATA[T-9]]></id><title><![CDATA[Ausbildung Fleischer]]></title><url><![CDATA[https://betrieb.example/t9]]></url><content><![CDATA[Du zerlegst und würzt.]]></content><city><![CDATA[Quedlinburg]]></city><city_area><![CDATA[Altstadt]]></city_area><region><![CDATA[Sachsen-Anhalt]]></region><postcode><![CDATA[06484]]></postcode><salary><![CDATA[980]]></salary><working_hours><![CDATA[40 Stunden]]></working_hours><company><![CDATA[Fleischerei Holz]]></company><experience/><requirements><![CDATA[Hauptschule]]></requirements><contract><![CDATA[Ausbildung]]></contract><category><![CDATA[Handwerk]]></category><date><![CDATA[02/11/2026]]></date><time><![CDATA[10:00]]></time></ad></trovit>`,
    ads: {
      'T-9': {
        title: 'Ausbildung Fleischer',
        jobType: 2,
        company: { name: 'Fleischerei Holz' },
        place: { postcode: '06484', town: 'Quedlinburg' },
        description: { text: textLike(/zerlegst und würzt/) },
        link: 'https://betrieb.example/t9',
      },
    },
  },
  // ZipRecruiter's sample of an organic feed
  'ZipRecruiter, XML with comments': {
    url: 'https://betrieb.example/zip.xml',
    body: `<?xml version="1.0" encoding="UTF-8"?><source><!-- Optional metadata --><lastBuildDate>Wed, 04 Nov 2026 01:49:49 GMT</lastBuildDate><publisherurl>https://betrieb.example</publisherurl><publisher>Werbung</publisher><job><!-- title: shown to the user --><title><![CDATA[Azubi Fahrradmonteur]]></title><date><![CDATA[2026-11-04T07:27:14]]></date><referencenumber><![CDATA[zr-123]]></referencenumber><company><![CDATA[Rad & Tat]]></company><city><![CDATA[Dessau-Roßlau]]></city><state>ST</state><postalcode>06844</postalcode><country>DE</country><description><![CDATA[Du schraubst.]]></description></job></source>`,
    ads: {
      'zr-123': {
        title: 'Azubi Fahrradmonteur',
        company: { name: 'Rad & Tat' },
        place: { postcode: '06844', town: 'Dessau-Roßlau' },
        published: '2026-11-04',
      },
    },
  },
  // https://github.com/jobylon/jbl-developer, Feed API
  'Jobylon, JSON': {
    url: 'https://feed.jobylon.example/feeds/x/?format=json',
    body: json([
      {
        id: 4069,
        categories: [{ category: { text: 'Handwerk', id: 1 } }],
        company: {
          id: 6,
          slug: 'ofenbau',
          name: 'Ofenbau Burg',
          logo: 'https://media.jobylon.example/l.png',
          website: 'https://ofen.example/',
          descr: '<p>Wir bauen Öfen.</p>',
        },
        contact: { name: 'Erika Muster', email: 'erika@ofen.example', phone: '0391 / 55' },
        title: 'Ausbildung Ofenbauer',
        slug: 'ofenbauer',
        descr: '<p>Du mauerst.</p>',
        skills: '<p>Geduld.</p>',
        function: 'Handwerk',
        employment_type: 'Apprenticeship',
        from_date: '2026-11-01',
        to_date: '2027-05-31',
        locations: [
          {
            location: {
              city: 'Burg',
              country: 'Germany',
              country_short: 'DE',
              postal_code: '39288',
              area_1: 'Sachsen-Anhalt',
              text: 'Markt 2, Burg, Germany',
              url: 'https://maps.example/?q=Burg',
            },
          },
        ],
        urls: {
          ad: 'https://emp.jobylon.example/jobs/4069-ofenbauer/',
          apply: 'https://emp.jobylon.example/applications/jobs/4069/create/',
        },
      },
    ]),
    ads: {
      '4069': {
        title: 'Ausbildung Ofenbauer',
        company: { name: 'Ofenbau Burg' },
        place: { postcode: '39288', town: 'Burg', country: 'DE' },
        link: 'https://emp.jobylon.example/jobs/4069-ofenbauer/',
        description: { text: textLike(/mauerst/) },
      },
    },
  },
  // https://developers.google.com/search/docs/appearance/structured-data/job-posting, as a graph with references
  'JSON-LD with @graph and references': {
    url: 'https://betrieb.example/jobs.jsonld',
    body: json({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', '@id': '#site', name: 'Karriere', publisher: { '@id': '#org' } },
        { '@type': 'Organization', '@id': '#org', name: 'Kranbau Köthen GmbH' },
        {
          '@type': 'Place',
          '@id': '#werk',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Kranweg 1',
            postalCode: '06366',
            addressLocality: 'Köthen (Anhalt)',
            addressCountry: 'DE',
          },
        },
        {
          '@type': ['JobPosting'],
          '@id': 'https://betrieb.example/jobs#1',
          identifier: { '@type': 'PropertyValue', name: 'Kranbau', value: 'KB-1' },
          title: 'Ausbildung Konstruktionsmechaniker',
          hiringOrganization: { '@id': '#org' },
          jobLocation: { '@id': '#werk' },
          datePosted: '2026-11-01',
          validThrough: '2027-03-31T23:59',
          employmentType: ['FULL_TIME', 'OTHER'],
          description: '<p>Du schweißt.</p>',
          url: 'https://betrieb.example/jobs/1',
        },
      ],
    }),
    ads: {
      'KB-1': {
        title: 'Ausbildung Konstruktionsmechaniker',
        company: { name: 'Kranbau Köthen GmbH' },
        place: { street: 'Kranweg 1', postcode: '06366', town: 'Köthen (Anhalt)', country: 'DE' },
        lastDay: '2027-03-31',
      },
    },
  },
  // Media RSS, GeoRSS, Dublin Core and the namespace of WP Job Manager's feed
  'RSS with the namespaces media, georss, dc and job_listing': {
    url: 'https://kammer.example/?feed=job_feed',
    body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:georss="http://www.georss.org/georss" xmlns:job_listing="https://kammer.example/?feed=job_feed"><channel><title>Lehrstellen</title><link>https://kammer.example</link>
<item><title>Ausbildung Raumausstatter</title><link>https://kammer.example/job/raum/</link><pubDate>Mon, 02 Nov 2026 10:00:00 +0000</pubDate><dc:creator><![CDATA[Erika Muster]]></dc:creator><guid isPermaLink="false">https://kammer.example/?post_type=job_listing&amp;p=31</guid><description><![CDATA[Kurz.]]></description><content:encoded><![CDATA[<p>Du polsterst Möbel.</p>]]></content:encoded><media:content url="https://kammer.example/raum.jpg" medium="image"><media:title>Bild</media:title><media:description>Ein Sessel</media:description></media:content><georss:point>52.60 11.85</georss:point><job_listing:location><![CDATA[Stendal]]></job_listing:location><job_listing:job_type><![CDATA[Ausbildung]]></job_listing:job_type><job_listing:company><![CDATA[Polster Kern]]></job_listing:company></item></channel></rss>`,
    ads: {
      'https://kammer.example/?post_type=job_listing&p=31': {
        title: 'Ausbildung Raumausstatter',
        jobType: 2,
        company: { name: 'Polster Kern' },
        place: { town: 'Stendal', position: { latitude: 52.6, longitude: 11.85 } },
        published: '2026-11-02',
        description: { text: textLike(/polsterst Möbel/) },
        link: 'https://kammer.example/job/raum/',
      },
    },
  },
  // RFC 4287
  'Atom with xhtml as content': {
    url: 'https://betrieb.example/atom.xml',
    company: 'Tischlerei Kiefer',
    body: `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><id>tag:betrieb.example,2026:jobs</id><updated>2026-11-05T10:00:00Z</updated>
<entry><title type="text">Ausbildung Tischler</title><id>tag:betrieb.example,2026:tischler</id><link rel="self" type="application/atom+xml" href="https://betrieb.example/atom/1"/><link rel="alternate" type="text/html" href="https://betrieb.example/tischler"/><published>2026-11-03T10:00:00+01:00</published><updated>2026-11-05T10:00:00Z</updated><author><name>Erika Muster</name></author><category term="Ausbildung"/><summary>Kurz.</summary><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Du baust <b>Möbel</b>.</p><ul><li>Sägen</li></ul></div></content></entry></feed>`,
    ads: {
      'tag:betrieb.example,2026:tischler': {
        title: 'Ausbildung Tischler',
        company: { name: 'Tischlerei Kiefer' },
        published: '2026-11-03',
        changed: '2026-11-05',
        link: 'https://betrieb.example/tischler',
        description: { text: textLike(/Du baust\s[^]*Möbel[^]*Sägen/) },
      },
    },
  },
  // https://github.com/AndreasFischer1985/ausbildungssuche-api, version 1
  'Ausbildungssuche of the employment agency, JSON': {
    url: 'https://rest.arbeitsagentur.example/infosysbub/absuche/pc/v1/ausbildungsangebot',
    body: json({
      _embedded: {
        termine: [
          {
            id: 17885,
            unterrichtsform: { id: 1, bezeichnung: 'Vor-Ort-Vollzeit' },
            dauer: { id: 8, bezeichnung: 'mehr als 2 Jahre bis 3 Jahre' },
            beginn: '2027-08-02T00:00:00',
            ende: '2030-07-31T00:00:00',
            angebot: {
              id: 255646,
              titel: 'Ausbildung Physiotherapeut(in)',
              inhalt: '<p>Inhalte gemäß den geltenden Rechtsgrundlagen</p>',
              abschlussart: 'Staatliche Prüfung',
              zugang: '<h4>Alter</h4><p>Mindestalter: 17 Jahre</p>',
              link: 'https://schule.example/physio',
              bildungsanbieter: {
                id: 3264,
                name: 'Berufsfachschule Halle',
                telefonVorwahl: '0391',
                telefonDurchwahl: '55',
                homepage: 'www.schule.example',
                email: 'erika@schule.example',
                adresse: {
                  strasse: 'Postweg 9',
                  ortStrasse: { id: 2, plz: '04103', name: 'Leipzig' },
                },
              },
              bildungsart: { id: 102, bezeichnung: 'Berufsausbildung' },
            },
            adresse: {
              id: 1282157,
              bezeichnung: 'Standort Halle',
              strasse: 'Lehrstr. 13',
              ortStrasse: {
                id: 29492,
                plz: '06108',
                name: 'Halle (Saale)',
                koordinaten: { lat: 51.48, lon: 11.97 },
                land: { name: 'Sachsen-Anhalt', laenderCode: 'D' },
              },
            },
          },
        ],
      },
      page: { size: 20, totalElements: 1, totalPages: 1, number: 0 },
    }),
    ads: {
      '17885': {
        title: 'Ausbildung Physiotherapeut(in)',
        jobType: 2,
        company: { name: 'Berufsfachschule Halle' },
        place: { street: 'Lehrstr. 13', postcode: '06108', town: 'Halle (Saale)' },
        start: '2027-08-02',
        description: { text: textLike(/geltenden Rechtsgrundlagen/) },
        link: 'https://schule.example/physio',
      },
    },
  },
  // The same with the answer of version 2, of which the terms lie within the offer
  'Ausbildungssuche of the employment agency, terms within the offer': {
    url: 'https://rest.arbeitsagentur.example/infosysbub/absuche/pc/v2/ausbildungsangebot',
    body: json({
      aggregations: { orte: [{ name: 'Halle (Saale)', anzahl: 1 }] },
      ausbildungsangebote: [
        {
          id: 255647,
          titel: 'Ausbildung Ergotherapeut(in)',
          inhalt: '<p>Theorie und Praxis.</p>',
          bildungsanbieter: { id: 3264, name: 'Berufsfachschule Halle' },
          termine: [
            {
              id: 5,
              beginn: '2027-09-01',
              adresse: {
                strasse: 'Lehrstr. 13',
                ortStrasse: { plz: '06108', name: 'Halle (Saale)' },
              },
            },
          ],
        },
      ],
      page: { size: 20, totalElements: 1, totalPages: 1, number: 0 },
    }),
    ads: {
      '255647': {
        title: 'Ausbildung Ergotherapeut(in)',
        company: { name: 'Berufsfachschule Halle' },
        place: { street: 'Lehrstr. 13', postcode: '06108', town: 'Halle (Saale)' },
        start: '2027-09-01',
      },
    },
  },
  // In the manner of a chamber's exchange for apprenticeships
  'IHK-Lehrstellenbörse, JSON': {
    url: 'https://lehrstellen.ihk.example/api/angebote',
    body: json({
      anzahl: 2,
      angebote: [
        {
          angebotsNummer: 'IHK-2027-1',
          beruf: { id: 31, bezeichnung: 'Kaufmann/-frau für Büromanagement' },
          angebotsart: 'Ausbildung',
          unternehmen: {
            firmenname: 'Kontor Burg GmbH',
            anschrift: { strasse: 'Markt 3', plz: '39288', ort: 'Burg' },
            webseite: 'https://kontor.example',
            ansprechpartner: { name: 'Erika Muster', telefon: '0391 / 55' },
          },
          einsatzort: { strasse: 'Hafen 1', plz: '39307', ort: 'Genthin' },
          ausbildungsbeginn: '2027-08-01',
          anzahlPlaetze: 2,
          schulabschluss: 'Mittlere Reife',
          bemerkung: 'Du organisierst das Büro.',
        },
        {
          angebotsNummer: 'IHK-2027-2',
          beruf: { id: 32, bezeichnung: 'Koch/Köchin' },
          angebotsart: 'Praktikum',
          unternehmen: {
            firmenname: 'Gasthof Linde',
            anschrift: { plz: '39326', ort: 'Wolmirstedt' },
          },
        },
      ],
    }),
    ads: {
      'IHK-2027-1': {
        title: 'Kaufmann/-frau für Büromanagement',
        jobType: 2,
        company: { name: 'Kontor Burg GmbH' },
        place: { street: 'Hafen 1', postcode: '39307', town: 'Genthin' },
        start: '2027-08-01',
        description: { text: textLike(/organisierst das Büro/) },
      },
      'IHK-2027-2': {
        title: 'Koch/Köchin',
        jobType: 1,
        company: { name: 'Gasthof Linde' },
        // The address of the company, because the record names no other place.
        place: { postcode: '39326', town: 'Wolmirstedt' },
      },
    },
  },
};
