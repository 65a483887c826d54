import type { listAuditEntries } from '@lehrpfad/contract/audit/audit.ts';
import type { AuditSubject } from '@lehrpfad/contract/audit/options.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';

interface Wanted {
  readonly page?: string | undefined;
  readonly search?: string | undefined;
  readonly subject?: AuditSubject | undefined;
  readonly subject_id?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Reads a page of the audit trail, the latest first. */
export function useAuditEntries(query: Wanted) {
  return useQuery({
    queryKey: ['all-audit', query],
    queryFn: ({ signal }) =>
      call<typeof listAuditEntries>('GET audit/', {
        query,
        signal,
        shape: { count: 0, results: [{ id: 0, at: '', user_name: '', subject_name: '' }] },
      }),
    placeholderData: keepPreviousData,
  });
}
