import {
  adFields,
  eachPlainField,
  type AdFieldName,
  type PlainFieldName,
} from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { jobTypes } from '@lehrpfad/contract/core/options.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { readable, type Readers } from '../../../core/form/conflict/differences.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import type { PdfItem } from '../../../core/form/files/pdf-files.ts';
import type { AdAbilities } from '../management/abilities.ts';
import type { Branch } from '../../companies/branches/branch-choice.ts';

/** Values of the form for an ad. Dates are ISO dates, '' for none. */
export interface JobAdValues extends Readonly<Record<PlainFieldName, string>> {
  readonly Companies: readonly Choice[];
  readonly job_type: number | null;
  readonly Job_name: Choice | null;
  readonly Profession: Choice | null;
  readonly file: readonly PdfItem[];
}

/** Labels, in the order of the form. */
const labels = Object.fromEntries(
  Object.entries(adFields).map(([name, { label }]) => [name, label]),
) as Readonly<Record<AdFieldName, string>>;

/** Returns the labels, with the role's word for companies. */
export const labelsFor = ({
  companiesLabel,
}: AdAbilities): Readonly<Record<keyof JobAdValues, string>> => ({
  ...labels,
  Companies: companiesLabel,
});

/** Returns the ids of the companies of an ad and of its siblings. */
export const companyIdsOf = (ad: OwnJobAd): number[] => [
  ...ad.Companies.map(({ id }) => id),
  ...ad.siblings.map(({ Company }) => Company),
];

/** Functions that convert values to text for a comparison. */
export const readers: Readers<JobAdValues> = {
  job_type: (type) => readable(jobTypes.find(({ number }) => number === type)?.label),
};

const plain = ({ id, name }: Choice): Choice => ({ id, name });

/** Returns the chosen branches in the order of all branches, so that equal choices are equal values. */
export function chosenOf(branches: readonly Branch[], ids: readonly number[]): readonly Choice[] {
  return branches.filter(({ id }) => ids.includes(id)).map(plain);
}

const nothing: JobAdValues = {
  ...eachPlainField(() => ''),
  Companies: [],
  job_type: null,
  Job_name: null,
  Profession: null,
  file: [],
};

/** Returns the initial values of a new ad, with the branch if there is only one. */
export function emptyValues(branches: readonly Branch[]): JobAdValues {
  return { ...nothing, Companies: branches.length === 1 ? branches.map(plain) : [] };
}

/** Returns the companies of an ad, including unknown ones: a version saved by somebody else may contain others. */
function companiesOf(ad: OwnJobAd, branches: readonly Branch[]): readonly Choice[] {
  const ids = companyIdsOf(ad);
  const known = chosenOf(branches, ids);
  const unknown = ids.filter((id) => !known.some((one) => one.id === id));
  const nameOf = (id: number) => ad.Companies.find((one) => one.id === id)?.name ?? `Firma ${id}`;
  return [...known, ...unknown.map((id) => ({ id, name: nameOf(id) }))];
}

/** Returns the values of an ad, with all the branches that have it. */
export function valuesOf(ad: OwnJobAd, branches: readonly Branch[]): JobAdValues {
  return {
    Companies: companiesOf(ad, branches),
    ...eachPlainField((name) => ad[name] ?? ''),
    job_type: ad.job_type_int,
    Job_name: ad.Job_name,
    Profession: ad.Profession,
    file: ad.files,
  };
}

/** Returns the values of a copy: everything including PDFs, but not the dates, which may be past. */
export function copyOf(ad: OwnJobAd, branches: readonly Branch[]): JobAdValues {
  const { availability_start_date, availability_end_date } = nothing;
  return { ...valuesOf(ad, branches), availability_start_date, availability_end_date };
}
