import type { FeedFormat } from './feed-format.ts';

/** Formats in JSON alone. */
export const jsonFormats: readonly FeedFormat[] = [
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
  // One ad of /wday/cxs: the day on which it was published is called its start
  { name: 'Workday', marks: ['jobReqId', 'jobPostingId'], fields: { published: 'startdate' } },
  // developers.ashbyhq.com, "Public Job Posting API": unlisted ads are only for people with their URL
  { name: 'Ashby', marks: ['jobUrl', 'isListed'], hidden: { isListed: false } },
  // help.workable.com, "widget/accounts/…?details=true"
  {
    name: 'Workable',
    marks: ['shortcode', 'application_url'],
    head: 'name',
    fields: { id: 'shortcode', published: 'publishedon createdat', link: 'url' },
  },
];
