import { adFields, eachPlainField } from './ad-fields.ts';

/** Labels of the fields of an ad in the audit trail, by the kind of object. */
export const adAuditLabels = { 'job-ad': eachPlainField((name) => adFields[name].label) };
