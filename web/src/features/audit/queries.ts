import type { listAuditEntries, listAuditPeople } from '@lehrpfad/contract/audit/audit.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { useListQuery, type ListQuery } from '../../core/list/list-query.ts';

/** Reads a page of the audit trail, the latest first. */
export const useAuditEntries = (query: ListQuery<typeof listAuditEntries>) =>
  useListQuery<typeof listAuditEntries>('all-audit', 'GET audit/', {
    query,
    row: { id: 0, at: '', user_name: '', subject_name: '' },
  });

/** Reads the persons with entries in the audit trail. */
export const useAuditPeople = () =>
  useQuery({
    queryKey: ['all-audit-people'],
    queryFn: ({ signal }) =>
      call<typeof listAuditPeople>('GET audit/people/', { signal, shape: [{ id: 0, name: '' }] }),
  });
