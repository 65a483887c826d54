import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import {
  dayFieldNames,
  plainFieldsOf,
  type DayFieldName,
} from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { isDay } from '@lehrpfad/contract/core/dates/spans.ts';
import type { OwnJobAd, PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { berlinToday } from '../../../core/text/dates.ts';
import { isNew, nameOf } from '../../../core/form/files/pdf-files.ts';
import type { JobAdValues } from './job-ad-values.ts';

/** Returns a negative id for a file that has not been sent yet, from its index in the list. */
const placeholder = (place: number) => -1 - place;

/** Returns the new file for an id of the preview, if it has not been sent yet. */
export function newFileOf(values: JobAdValues, id: number): File | undefined {
  const item = values.file[-1 - id];
  return item && isNew(item) ? item.file : undefined;
}

function ofCompany(company: FullCompany | undefined) {
  const address = company?.Address;
  return {
    Companies: company ? [{ id: company.id, name: company.name }] : [],
    contacts: company?.contacts ?? [],
    company_name: company?.name ?? '',
    company_logo: company?.logo ?? null,
    company_address: address
      ? {
          street: address.street,
          additional: address.additional,
          postcode: address.City.postcode,
          city: address.City.city,
        }
      : null,
    mapBox_city: address?.City.city ?? '',
    company_is_external: company?.external ?? false,
    weblink: company?.weblink ?? '',
    locked: company?.locked ?? false,
  };
}

/** Returns the date for the API: null if the text is not a date. */
const dayOrNull = (text: string): string | null => (isDay(text) ? text : null);

const daysOf = (values: JobAdValues) =>
  Object.fromEntries(dayFieldNames.map((name) => [name, dayOrNull(values[name])])) as Record<
    DayFieldName,
    string | null
  >;

/**
 * Returns the ad that the form would store for its first branch.
 * @param ad the edited ad; null for a new one
 */
export function previewOf(
  values: JobAdValues,
  companies: readonly FullCompany[],
  ad: OwnJobAd | null,
): PublicJobAd {
  const { title, job_type: type, Profession } = values;
  const [first] = values.Companies;
  const days = daysOf(values);
  return {
    id: ad?.id ?? 0,
    ...plainFieldsOf(values),
    ...days,
    title: title.trim() || 'Ohne Titel',
    Profession,
    Job_name: values.Job_name ?? { id: 0, name: '--' },
    job_name: values.Job_name?.name ?? '--',
    job_type: type === 1 ? 1 : 2,
    job_type_int: type === 1 ? 1 : 2,
    published: true,
    publish_date: ad?.publish_date ?? days.availability_start_date ?? berlinToday(),
    verified: ad?.verified ?? true,
    last_updated: ad?.last_updated ?? '',
    external: '',
    source_url: '',
    source_date: null,
    ba_id: ad?.ba_id ?? '',
    files: values.file.map((item, place) => ({
      id: isNew(item) ? placeholder(place) : item.id,
      name: nameOf(item),
    })),
    siblings: [],
    geo_data: null,
    ...ofCompany(companies.find(({ id }) => id === first?.id)),
  };
}
