import { AuditPage } from '../../features/audit/audit-page.tsx';
import { adAuditLabels } from '@lehrpfad/contract/job-ads/audit-labels.ts';

/** The audit trail, with the field names of the forms. */
export function AuditWithNames() {
  return <AuditPage fieldNames={adAuditLabels} />;
}
