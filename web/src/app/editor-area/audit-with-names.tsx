import { AuditPage } from '../../features/audit/audit-page.tsx';
import { adFieldNames } from '@lehrpfad/contract/job-ads/ad-field-names.ts';

/** The audit trail, with the field names of the forms. */
export function AuditWithNames() {
  return <AuditPage fieldNames={adFieldNames} />;
}
