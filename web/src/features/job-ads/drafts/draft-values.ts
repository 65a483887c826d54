import { apprenticeship, internship } from '@lehrpfad/contract/core/options.ts';
import {
  adFields,
  eachPlainField,
  type KeysFieldName,
  type PlainFieldName,
} from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { DraftContent } from '@lehrpfad/contract/job-ads/drafts.ts';
import { isNew, type StoredFile } from '../../../core/form/files/pdf-files.ts';
import type { Branch } from '../../companies/branches/branch-choice.ts';
import { chosenOf, type JobAdValues } from '../form/job-ad-values.ts';

/** Returns the values of a form that the server stores in a draft: all except new files. */
export function contentOf(values: JobAdValues): DraftContent {
  const { job_type: type, Job_name, Profession, contact_person, Companies, file } = values;
  const plain = eachPlainField((name) => values[name]) as unknown as Pick<
    DraftContent,
    PlainFieldName
  >;
  return {
    ...plain,
    job_type: type === internship || type === apprenticeship ? type : null,
    Job_name,
    Profession,
    contact_person,
    Companies: Companies.map(({ id }) => id),
    file: file
      .filter((item): item is StoredFile => !isNew(item))
      .map(({ id, name }) => ({ id, name })),
  };
}

/** Leaves out keys that are no longer options. */
function knownKeys(name: KeysFieldName, keys: readonly string[]): readonly string[] {
  return adFields[name].options.map(({ key }) => key as string).filter((key) => keys.includes(key));
}

/** Returns the values of a form for a draft, with its branches that still exist. */
export function valuesOfDraft(content: DraftContent, branches: readonly Branch[]): JobAdValues {
  const { working_time, application_ways, application_documents } = content;
  return {
    ...content,
    working_time: knownKeys('working_time', working_time),
    application_ways: knownKeys('application_ways', application_ways),
    application_documents: knownKeys('application_documents', application_documents),
    Companies: chosenOf(branches, content.Companies),
  };
}
