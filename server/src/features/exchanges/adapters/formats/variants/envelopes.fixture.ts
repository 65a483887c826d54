import { host, type Variant } from './variant.fixture.ts';

const soap12 = 'http://www.w3.org/2003/05/soap-envelope';

const soapJobs = `<Job><JobId>SO-1</JobId><Title>Ausbildung Seiler (m/w/d)</Title><CompanyName>Seilwerk Saale GmbH</CompanyName>
<Zip>06108</Zip><City>Halle (Saale)</City><StartDate>2027-08-01</StartDate><Description>&lt;p&gt;Du schlägst Seile.&lt;/p&gt;</Description><Url>${host}/so-1</Url></Job>
<Job><JobId>SO-2</JobId><Title>Schülerpraktikum Seilerei</Title><CompanyName>Seilwerk Saale GmbH</CompanyName><Zip>39104</Zip><City>Magdeburg</City></Job>`;

const soapAds = {
  'SO-1': {
    title: 'Ausbildung Seiler (m/w/d)',
    jobType: 2,
    company: { name: 'Seilwerk Saale GmbH' },
    place: { postcode: '06108', town: 'Halle (Saale)' },
    start: '2027-08-01',
    link: `${host}/so-1`,
    says: ['schlägst Seile'],
  },
  'SO-2': { title: 'Schülerpraktikum Seilerei', jobType: 1, place: { town: 'Magdeburg' } },
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Documents of services that wrap the ads. */
export const envelopes: Readonly<Record<string, Variant>> = {
  // https://www.w3.org/TR/2000/NOTE-SOAP-20000508/
  'SOAP 1.1 around jobs': {
    url: `${host}/Jobs.asmx/GetJobs`,
    body: `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
<soap:Header><Session xmlns="urn:jobs"><Id>77</Id><Title>Sitzung</Title></Session></soap:Header>
<soap:Body><GetJobsResponse xmlns="urn:jobs"><GetJobsResult><Total>2</Total><Jobs>${soapJobs}</Jobs></GetJobsResult></GetJobsResponse></soap:Body></soap:Envelope>`,
    ads: soapAds,
  },
  'SOAP 1.2 around a single job, with the result right below the call': {
    url: `${host}/jobs`,
    body: `<env:Envelope xmlns:env="${soap12}"><env:Body><ns2:getJobsResponse xmlns:ns2="urn:jobs"><return><jobId>SO-3</jobId><title>Ausbildung Netzmacher</title><company>Seilwerk Saale GmbH</company><city>Halle (Saale)</city></return></ns2:getJobsResponse></env:Body></env:Envelope>`,
    ads: {
      'SO-3': {
        title: 'Ausbildung Netzmacher',
        company: { name: 'Seilwerk Saale GmbH' },
        place: { town: 'Halle (Saale)' },
      },
    },
  },
  'SOAP 1.2, with the result right below the call': {
    url: `${host}/jobs`,
    body: `<env:Envelope xmlns:env="${soap12}"><env:Body><ns2:getJobsResponse xmlns:ns2="urn:jobs">${soapJobs.replaceAll('Job>', 'return>')}</ns2:getJobsResponse></env:Body></env:Envelope>`,
    ads: soapAds,
  },
  'SOAP around a document as text': {
    url: `${host}/Jobs.asmx/GetJobsXml`,
    body: `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><GetJobsXmlResponse xmlns="http://tempuri.org/"><GetJobsXmlResult>${escaped(`<?xml version="1.0"?><Jobs>${soapJobs}</Jobs>`)}</GetJobsXmlResult></GetJobsXmlResponse></soap:Body></soap:Envelope>`,
    ads: soapAds,
  },
};
