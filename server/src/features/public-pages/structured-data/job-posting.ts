import { labelsOf } from '@lehrpfad/contract/core/text/labels-of.ts';
import { certificates } from '@lehrpfad/contract/job-ads/facts/certificates.ts';
import { firstDayOf } from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { berlinMoment, context, placeData, type StructuredData } from './structured-data.ts';

/** Values of Google: it has one for internships and none for apprenticeships. */
const employmentType = { 1: 'INTERN', 2: 'OTHER' } as const;

/** A URL for schema.org; undefined for an invalid website. */
export function webAddress(website: string): string | undefined {
  const text = website.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return text !== '' && URL.canParse(whole) && new URL(whole).hostname.includes('.')
    ? new URL(whole).href
    : undefined;
}

export function organizationData(
  company: { readonly name: string; readonly weblink: string; readonly logo: string | null },
  to: (path: string) => string,
): StructuredData {
  const sameAs = webAddress(company.weblink);
  return {
    '@type': 'Organization',
    name: company.name,
    ...(sameAs && { sameAs }),
    ...(company.logo && { logo: company.logo.startsWith('/') ? to(company.logo) : company.logo }),
  };
}

/** A school certificate for Google, which has a value for the Abitur only. */
function educationOf(certificate: string): StructuredData | string {
  if (certificate === 'none') return 'no requirements';
  if (certificate !== 'abitur') return labelsOf(certificates, [certificate]).join();
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'high school',
  };
}

/** The pay of the years that are given, in euros a month. */
function salaryOf(ad: PublicJobAd): StructuredData {
  const years = [ad.pay_year_1, ad.pay_year_2, ad.pay_year_3, ad.pay_year_4];
  const pay = years.filter((amount) => amount !== null);
  if (pay.length === 0) return {};
  const value = {
    '@type': 'QuantitativeValue',
    minValue: Math.min(...pay),
    maxValue: Math.max(...pay),
    unitText: 'MONTH',
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value } };
}

/** An ad as schema.org's JobPosting; undefined without the town and the day of publication, which Google requires. */
export function jobPosting(
  ad: PublicJobAd,
  { url, to }: { readonly url: string; readonly to: (path: string) => string },
): StructuredData | undefined {
  const city = ad.company_address?.city || ad.mapBox_city;
  if (city === '' || ad.publish_date === null) return undefined;
  const { street = '', postcode = '' } = ad.company_address ?? {};
  const begins = firstDayOf(ad);
  const lastDay = ad.application_deadline ?? ad.availability_end_date;
  return {
    '@context': context,
    '@type': 'JobPosting',
    title: ad.title,
    description: `${ad.details}${ad.annotation}` || `<p>${ad.job_name}</p>`,
    datePosted: ad.publish_date,
    ...(lastDay && { validThrough: berlinMoment(lastDay, '23:59:59') }),
    employmentType: employmentType[ad.job_type_int],
    hiringOrganization: organizationData(
      { name: ad.company_name, weblink: ad.weblink, logo: ad.company_logo },
      to,
    ),
    jobLocation: placeData({ street, postcode, city }, ad.geo_data as [number, number] | null),
    identifier: { '@type': 'PropertyValue', name: ad.company_name, value: String(ad.id) },
    ...(ad.Profession && { industry: ad.Profession.name }),
    occupationalCategory: ad.job_name,
    ...(begins && { jobStartDate: begins }),
    ...(ad.free_places && { totalJobOpenings: ad.free_places }),
    ...(ad.certificate && { educationRequirements: educationOf(ad.certificate) }),
    ...salaryOf(ad),
    // Applications go to the company in the ways that the page names.
    directApply: false,
    url,
  };
}
