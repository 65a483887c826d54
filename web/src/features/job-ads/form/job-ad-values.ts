import {
  adFields,
  eachPlainField,
  emptyValueOf,
  type AdFieldName,
  type KeysFieldName,
  type PlainFieldName,
  type WeeksFieldName,
  type YesFieldName,
} from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { labelsOf } from '@lehrpfad/contract/core/text/labels-of.ts';
import { jobTypes } from '@lehrpfad/contract/core/options.ts';
import {
  weekWords,
  type InternshipWeek,
} from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { readable, type Readers } from '../../../core/form/conflict/differences.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import type { PdfItem } from '../../../core/form/files/pdf-files.ts';
import type { AdAbilities } from '../management/abilities.ts';
import type { Branch } from '../../companies/branches/branch-choice.ts';

/** Values of plain fields in the form. Days (ISO) and numbers are texts, '' for none. */
export type PlainValues = {
  readonly [Name in PlainFieldName]: Name extends KeysFieldName
    ? readonly string[]
    : Name extends YesFieldName
      ? boolean
      : Name extends WeeksFieldName
        ? readonly InternshipWeek[]
        : string;
};

/** Values of the form for an ad. */
export interface JobAdValues extends PlainValues {
  readonly Companies: readonly Choice[];
  readonly job_type: number | null;
  readonly Job_name: Choice | null;
  readonly Profession: Choice | null;
  readonly contact_person: Choice | null;
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

type KeyFieldName = KeysFieldName | 'certificate';

const keyReader = (name: KeyFieldName) => (value: string | readonly string[]) =>
  readable(labelsOf(adFields[name].options, typeof value === 'string' ? [value] : value));

/** Functions that convert values to text for a comparison. */
export const readers: Readers<JobAdValues> = {
  certificate: keyReader('certificate'),
  working_time: keyReader('working_time'),
  application_ways: keyReader('application_ways'),
  application_documents: keyReader('application_documents'),
  internship_weeks: (weeks) => readable(weeks.map(weekWords)),
  job_type: (type) => readable(jobTypes.find(({ number }) => number === type)?.label),
};

const plain = ({ id, name }: Choice): Choice => ({ id, name });

/** Returns the chosen branches in the order of all branches, so that equal choices are equal values. */
export function chosenOf(branches: readonly Branch[], ids: readonly number[]): readonly Choice[] {
  return branches.filter(({ id }) => ids.includes(id)).map(plain);
}

/** Returns the values of plain fields in the form; a missing field gets its empty value. */
function plainValuesOf(ad: Partial<Pick<OwnJobAd, PlainFieldName>>): PlainValues {
  const valueOf = (name: PlainFieldName) => {
    const value = ad[name] ?? emptyValueOf(name) ?? '';
    return typeof value === 'number' ? String(value) : value;
  };
  return eachPlainField(valueOf) as unknown as PlainValues;
}

const nothing: JobAdValues = {
  ...plainValuesOf({}),
  Companies: [],
  job_type: null,
  Job_name: null,
  Profession: null,
  contact_person: null,
  file: [],
};

/** Returns the profession of the chosen branches if they have the same single one; null otherwise. */
export function onlyProfession(
  branches: readonly Branch[],
  chosen: readonly Choice[],
): Choice | null {
  const ofChosen = branches.filter(({ id }) => chosen.some((one) => one.id === id));
  const [first, ...others] = ofChosen.flatMap(({ professions }) => professions);
  return first && others.every(({ id }) => id === first.id) ? plain(first) : null;
}

/** Returns the initial values of a new ad, with the branch if there is only one, and with its profession if it has only one. */
export function emptyValues(branches: readonly Branch[]): JobAdValues {
  const Companies = branches.length === 1 ? branches.map(plain) : [];
  return { ...nothing, Companies, Profession: onlyProfession(branches, Companies) };
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
    ...plainValuesOf(ad),
    job_type: ad.job_type_int,
    Job_name: ad.Job_name,
    Profession: ad.Profession,
    contact_person: ad.contact_person,
    file: ad.files,
  };
}

/**
 * Returns the values of a copy: everything including PDFs, but not the dates, which may be past, and not the branches for which a
 * colleague may not act: the form neither shows nor removes them.
 */
export function copyOf(ad: OwnJobAd, branches: readonly Branch[]): JobAdValues {
  const { availability_start_date, availability_end_date, application_deadline } = nothing;
  const days = { availability_start_date, availability_end_date, application_deadline };
  const values = valuesOf(ad, branches);
  // A copy of a filled ad would be filled, too.
  const free_places = values.free_places === '0' ? values.total_places : values.free_places;
  const Companies = chosenOf(branches, companyIdsOf(ad));
  return { ...values, ...days, free_places, Companies };
}
