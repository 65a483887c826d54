import { host, type Variant } from './variant.fixture.ts';

/** XML of systems and chambers. */
export const xmlSystems: Readonly<Record<string, Variant>> = {
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
};
