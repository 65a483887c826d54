import { apprenticeship, internship } from '@lehrpfad/contract/core/options.ts';
import type { ShownContact } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import {
  adFields,
  eachPlainField,
  type PlainFieldName,
} from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { isDay } from '@lehrpfad/contract/core/dates/spans.ts';
import { plainInputs } from '@lehrpfad/contract/job-ads/plain-fields.ts';
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
    company_cover: company?.cover ?? null,
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

/** Returns the value for the API: null for a text that is no day or no number. */
function valueOf(values: JobAdValues, name: PlainFieldName) {
  const value = values[name];
  if (typeof value !== 'string') return value;
  const { kind } = adFields[name];
  if (kind === 'day') return isDay(value) ? value : null;
  if (kind !== 'number') return value;
  const parsed = plainInputs[name].safeParse(value);
  return parsed.success ? parsed.data : null;
}

interface PreviewData {
  readonly companies: readonly FullCompany[];
  /** Contact persons of the account. */
  readonly contacts: readonly ShownContact[];
}

/**
 * Returns the ad that the form would store for its first branch.
 * @param ad the edited ad; null for a new one
 */
export function previewOf(
  values: JobAdValues,
  { companies, contacts }: PreviewData,
  ad: OwnJobAd | null,
): PublicJobAd {
  const { title, job_type: type, Profession } = values;
  const [first] = values.Companies;
  const chosen = contacts.find(({ id }) => id === values.contact_person?.id);
  const plain = eachPlainField((name) => valueOf(values, name)) as unknown as Pick<
    PublicJobAd,
    PlainFieldName
  >;
  return {
    id: ad?.id ?? 0,
    ...plain,
    title: title.trim() || 'Ohne Titel',
    Profession,
    Job_name: values.Job_name ?? { id: 0, name: '--' },
    job_name: values.Job_name?.name ?? '--',
    job_type: type === internship ? internship : apprenticeship,
    job_type_int: type === internship ? internship : apprenticeship,
    published: true,
    publish_date: ad?.publish_date ?? plain.availability_start_date ?? berlinToday(),
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
    ...(chosen && { contacts: [chosen] }),
  };
}
