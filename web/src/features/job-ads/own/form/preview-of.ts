import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { OwnJobAd, PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { berlinToday } from '../../../../core/text/dates.ts';
import { isNew, nameOf } from '../../../../core/form/files/pdf-files.ts';
import { dayOrNull } from './day-or-null.ts';
import type { JobAdValues } from './job-ad-values.ts';

/** Files that have not been sent yet have no id: their place in the list stands for it, below zero. */
const placeholder = (place: number) => -1 - place;

/** The file that stands for an id of the preview, where it has not been sent yet. */
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

/**
 * The ad as the form would make it for its first branch.
 * @param ad what is changed; null for a new one
 */
export function previewOf(
  values: JobAdValues,
  companies: readonly FullCompany[],
  ad: OwnJobAd | null,
): PublicJobAd {
  const { title, job_type: type, details, annotation, Profession } = values;
  const [first] = values.Companies;
  const from = dayOrNull(values.availability_start_date);
  return {
    id: ad?.id ?? 0,
    title: title.trim() || 'Ohne Titel',
    details,
    annotation,
    Profession,
    Job_name: values.Job_name ?? { id: 0, name: '--' },
    job_name: values.Job_name?.name ?? '--',
    job_type: type === 1 ? 1 : 2,
    job_type_int: type === 1 ? 1 : 2,
    job_start: dayOrNull(values.job_start),
    job_end: dayOrNull(values.job_end),
    availability_start_date: from,
    availability_end_date: dayOrNull(values.availability_end_date),
    published: true,
    publish_date: ad?.publish_date ?? from ?? berlinToday(),
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
