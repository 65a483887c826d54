import { adFields, eachPlainField } from '@lehrpfad/contract/job-ads/ad-fields.ts';

/** What the fields of an ad are called in the trail of changes. */
export const adFieldNames = { 'job-ad': eachPlainField((name) => adFields[name].label) };
