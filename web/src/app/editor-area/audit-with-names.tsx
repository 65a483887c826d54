import { AuditPage } from '../../features/audit/audit-page.tsx';
import { adFieldNames } from '../../features/job-ads/ad-field-names.ts';

/** The trail, with fields named as their forms name them. */
export function AuditWithNames() {
  return <AuditPage fieldNames={adFieldNames} />;
}
