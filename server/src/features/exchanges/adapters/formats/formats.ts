import type { FeedFormat } from './feed-format.ts';

/**
 * The formats of systems that employers and boards in Germany publish with, from their public documentation. What a format does not
 * name is found by its name, as in a feed that nobody knows (`field-names.ts`).
 */
export const feedFormats: readonly FeedFormat[] = [
  // docs.indeed.com, XML feed
  { name: 'Indeed', xml: { root: 'source', record: 'job', around: 1 } },
  // developer.personio.de, "Job positions as XML"
  {
    name: 'Personio',
    xml: { root: 'workzag-jobs', record: 'position', around: 1 },
    fields: {
      id: 'id',
      title: 'name',
      company: 'subcompany',
      town: 'office',
      kind: 'employmenttype',
      category: 'recruitingcategory department',
      published: 'createdat',
      occupation: 'occupation',
    },
    texts: [{ headingAt: 'jobdescription.name', text: 'jobdescription.value' }],
    link: '/job/{id}',
  },
  // github.com/Absolventa/api-docs, "Pull API" of azubi.de
  {
    name: 'azubi.de',
    xml: { root: 'job_offers', record: 'job_offer', around: 1 },
    fields: { start: 'apprenticeshipstartedat', company: 'customcompanytitle' },
    texts: [
      { headingAt: 'tasksheadline', text: 'tasks' },
      { headingAt: 'qualificationsheadline', text: 'qualifications' },
      { headingAt: 'benefitsheadline', text: 'benefits' },
      { headingAt: 'companydescriptionheadline', text: 'companydescription' },
    ],
  },
  // docs.recruitee.com, "Careers Site API"
  {
    name: 'Recruitee',
    marks: ['careers_url', 'title'],
    fields: {
      id: 'id',
      company: 'companyname',
      town: 'city',
      state: 'statename',
      link: 'careersurl',
      apply: 'careersapplyurl',
      kind: 'employmenttypecode',
      published: 'publishedat createdat',
      description: 'description',
    },
    texts: [{ heading: 'Anforderungen', text: 'requirements' }],
  },
  // developers.smartrecruiters.com, "Posting API"
  {
    name: 'SmartRecruiters',
    marks: ['refNumber', 'releasedDate'],
    fields: {
      id: 'id',
      title: 'name',
      company: 'company.name',
      street: 'location.address',
      kind: 'typeofemployment.label typeofemployment.id',
      category: 'experiencelevel.label department.label function.label',
      published: 'releaseddate',
      link: 'postingurl',
      apply: 'applyurl',
    },
    texts: [
      { headingAt: 'companydescription.title', text: 'companydescription.text' },
      { headingAt: 'jobdescription.title', text: 'jobdescription.text' },
      { headingAt: 'qualifications.title', text: 'qualifications.text' },
      { headingAt: 'additionalinformation.title', text: 'additionalinformation.text' },
    ],
  },
  // developers.greenhouse.io, "Job Board API"
  {
    name: 'Greenhouse',
    marks: ['absolute_url', 'title'],
    fields: {
      id: 'id',
      company: 'companyname',
      town: 'location.name',
      category: 'departments.name',
      description: 'content',
      published: 'firstpublished updatedat',
      changed: 'updatedat',
      link: 'absoluteurl',
    },
  },
  // github.com/lever/postings-api
  {
    name: 'Lever',
    marks: ['hostedUrl', 'text'],
    fields: {
      id: 'id',
      title: 'text',
      town: 'categories.location',
      kind: 'categories.commitment',
      category: 'categories.level categories.department categories.team',
      description: 'description descriptionplain',
      published: 'createdat',
      link: 'hostedurl',
      apply: 'applyurl',
    },
    texts: [{ headingAt: 'lists.text', text: 'lists.content' }, { text: 'additional' }],
  },
  // d.vinci, "Job Publication API"
  {
    name: 'd.vinci',
    marks: ['jobPublicationURL'],
    fields: {
      id: 'id',
      title: 'position jobopening.name title',
      company: 'jobopening.company.name company.name',
      street: 'location.street',
      kind: 'contracttype.name jobopening.contracttype.name employmenttype.name',
      category: 'targetgroup.name category.name',
      start: 'earliestentrydate startdate',
      published: 'jobpublicationdate publicationdate createddate',
      link: 'jobpublicationurl',
      apply: 'applicationformurl',
    },
    texts: [
      { text: 'introduction' },
      { headingAt: 'tasksheadline', text: 'tasks' },
      { headingAt: 'profileheadline', text: 'profile' },
      { headingAt: 'weofferheadline', text: 'weoffer' },
      { text: 'closing' },
    ],
  },
  // Federal Employment Agency, HR-BA-XML: made of HR-XML 2 (SEP)
  {
    name: 'HR-BA-XML',
    xml: { root: 'hrbaxmljobpositionposting', record: 'jobpositionposting' },
    fields: {
      id: 'jobpositionpostingid.idvalue jobpositionpostingid',
      title: 'jobpositiontitledescription jobpositiontitle.title jobpositiontitle',
      company: 'hiringorg.hiringorgname hiringorgname',
      site: 'hiringorg.website',
      street: 'location.streetname joblocation.streetname',
      kind: 'joboffertype',
      start:
        'jobpositioninformation.startdate jobpositioninformation.jobstartdate assignmentstartdate',
      published: 'postdetail.startdate startdate.date',
      lastDay: 'postdetail.enddate enddate.date',
      changed: 'postdetail.lastmodificationdate',
      link: 'internetreference joburl byweb.url',
      description: 'objective jobpositionpurpose',
    },
    // As the agency's `angebotsart`.
    kinds: { 1: 'Arbeit', 4: 'Ausbildung', 34: 'Praktikum' },
  },
  // HR Open Standards, HR-XML 2: PositionOpening
  {
    name: 'HR-XML',
    xml: { root: 'positionopenings', record: 'positionopening' },
    fields: {
      id: 'positionrecordinfo.id.idvalue id.idvalue idvalue documentid',
      title: 'positiondetail.positiontitle positiontitle',
      company: 'organization.organizationname positionrequester.organizationname organizationname',
      street: 'deliveryaddress.streetname deliveryaddress.addressline',
      kind: 'positiontype positionscheduletypecode',
      start: 'positiondateinfo.startdate positionperiod.startdate expectedstartdate',
      published: 'positionrecordinfo.validfrom validfrom',
      lastDay: 'validto',
      link: 'applicationinstruction.communication.uri byweb.url',
    },
    texts: [
      {
        headingAt: 'formattedpositiondescription.name',
        text: 'formattedpositiondescription.value',
      },
      { text: 'positionformatteddescription.content' },
    ],
  },
  // dev.softgarden.de, "Frontend API", list of jobs
  {
    name: 'softgarden',
    marks: ['jobDbId', 'externalPostingName'],
    fields: {
      id: 'jobdbid',
      title: 'externalpostingname',
      company: 'companyname',
      street: 'geostreet',
      houseNumber: 'geostreetnumber',
      postcode: 'geozip',
      town: 'geocity',
      country: 'geocountry',
      latitude: 'geolat',
      longitude: 'geolong',
      kind: 'employmenttype.name employmenttype employmenttypes',
      category: 'jobcategory audience',
      description: 'jobadtext',
      start: 'jobstartdate',
      published: 'postingpublishdate postinglastupdateddate',
      changed: 'postinglastupdateddate',
      link: 'jobpostingurl jobadurl',
    },
  },
  // jobs.b-ite.com, "Jobs API"
  {
    name: 'BITE',
    marks: ['hash', 'startsOn', 'title'],
    fields: { published: 'startson createdon', lastDay: 'endson' },
  },
  // concludis: projects with their texts
  {
    name: 'concludis',
    xml: { root: 'projects', record: 'project', around: 1 },
    marks: ['date_from_public'],
    fields: { published: 'datefrompublic', lastDay: 'datetopublic' },
    texts: [{ headingAt: 'positioninformation.headline', text: 'positioninformation.content' }],
  },
  // One ad of /wday/cxs: the day on which it was published is called its start
  { name: 'Workday', marks: ['jobReqId', 'jobPostingId'], fields: { published: 'startdate' } },
  // developers.ashbyhq.com, "Public Job Posting API": who has the address alone sees what is not listed
  { name: 'Ashby', marks: ['jobUrl', 'isListed'], hidden: { isListed: false } },
  // Trovit, guide of feeds for jobs
  { name: 'Trovit', xml: { root: 'trovit', record: 'ad', around: 1 } },
  // RSS 2.0, also of job boards made with WordPress (WP Job Manager's `job_listing` elements)
  {
    name: 'RSS',
    xml: { root: 'rss', record: 'item', around: 2 },
    fields: {
      id: 'guid',
      description: 'encoded description',
      kind: 'jobtype',
      category: 'category',
      published: 'pubdate date',
      link: 'link guid',
    },
  },
  // RFC 4287
  {
    name: 'Atom',
    xml: { root: 'feed', record: 'entry', around: 1 },
    fields: {
      id: 'id',
      description: 'content summary',
      category: 'category.term',
      published: 'published updated',
      changed: 'updated',
      link: 'link.href',
    },
  },
];
