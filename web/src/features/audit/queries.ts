import type { listAuditEntries } from '@lehrpfad/contract/audit/audit.ts';
import { useListQuery, type ListQuery } from '../../core/list/list-query.ts';

/** Reads a page of the audit trail, the latest first. */
export const useAuditEntries = (query: ListQuery<typeof listAuditEntries>) =>
  useListQuery<typeof listAuditEntries>('all-audit', 'GET audit/', {
    query,
    row: { id: 0, at: '', user_name: '', subject_name: '' },
  });
