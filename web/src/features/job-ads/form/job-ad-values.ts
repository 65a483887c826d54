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

/** What the form of an ad holds. Days are ISO days, '' for none. */
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

/** The same, with companies as the role calls them. */
export const labelsFor = ({
  companiesLabel,
}: AdAbilities): Readonly<Record<keyof JobAdValues, string>> => ({
  ...labels,
  Companies: companiesLabel,
});

/** Companies of an ad and of its siblings. */
export const companyIdsOf = (ad: OwnJobAd): number[] => [
  ...ad.Companies.map(({ id }) => id),
  ...ad.siblings.map(({ Company }) => Company),
];

/** How values read where two versions are compared. */
export const readers: Readers<JobAdValues> = {
  job_type: (type) => readable(jobTypes.find(({ number }) => number === type)?.label),
};

const plain = ({ id, name }: Choice): Choice => ({ id, name });

/** Some of the branches, in the order of all of them, so that the same choice is the same value. */
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

/** What the form of a new ad begins with: the branch where there is only one. */
export function emptyValues(branches: readonly Branch[]): JobAdValues {
  return { ...nothing, Companies: branches.length === 1 ? branches.map(plain) : [] };
}

/** Those of an ad, also where they are not known yet: what somebody else has saved may name others. */
function companiesOf(ad: OwnJobAd, branches: readonly Branch[]): readonly Choice[] {
  const ids = companyIdsOf(ad);
  const known = chosenOf(branches, ids);
  const unknown = ids.filter((id) => !known.some((one) => one.id === id));
  const nameOf = (id: number) => ad.Companies.find((one) => one.id === id)?.name ?? `Firma ${id}`;
  return [...known, ...unknown.map((id) => ({ id, name: nameOf(id) }))];
}

/** An ad, with all the branches that have it. */
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

/** What a copy begins with: all of it, the PDFs too, but not a span that may be over. */
export function copyOf(ad: OwnJobAd, branches: readonly Branch[]): JobAdValues {
  const { availability_start_date, availability_end_date } = nothing;
  return { ...valuesOf(ad, branches), availability_start_date, availability_end_date };
}
