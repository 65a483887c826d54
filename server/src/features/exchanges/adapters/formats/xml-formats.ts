import type { FeedFormat } from './feed-format.ts';

/** Formats in XML, and those in both XML and JSON. */
export const xmlFormats: readonly FeedFormat[] = [
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
    // The same codes as the agency's `angebotsart`.
    kinds: { 1: 'Arbeit', 4: 'Ausbildung', 34: 'Praktikum' },
  },
  // HR Open Standards, HR-XML 2: PositionOpening
  {
    name: 'HR-XML',
    xml: { root: 'positionopenings', record: 'positionopening' },
    fields: {
      id: 'positionrecordinfo.id.idvalue id.idvalue idvalue documentid',
      title: 'positiondetail.positiontitle positiontitle',
      company:
        'organization.organizationname positionrequester.organizationname organizationname positionsupplier.name',
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
      { text: 'positionrequisition.positionsummary' },
    ],
  },
  // concludis: projects with their texts
  {
    name: 'concludis',
    xml: { root: 'projects', record: 'project', around: 1 },
    marks: ['date_from_public'],
    fields: { published: 'datefrompublic', lastDay: 'datetopublic' },
    texts: [{ headingAt: 'positioninformation.headline', text: 'positioninformation.content' }],
  },
  // docs.phpmyadmin.net, export of tables as XML: each row is an element of that name
  { name: 'phpMyAdmin', xml: { root: 'pma_xml_export', record: 'table', around: 2 } },
  // FileMaker, export as XML: rows of cells without names
  { name: 'FileMaker', xml: { root: 'fmpxmlresult', record: 'row', around: 2 } },
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
