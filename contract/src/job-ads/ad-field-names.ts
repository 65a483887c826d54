import { adFields, eachPlainField } from './ad-fields.ts';

/** Names of an ad's fields in the audit trail. */
export const adFieldNames = { 'job-ad': eachPlainField((name) => adFields[name].label) };
