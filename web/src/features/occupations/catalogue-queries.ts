import type { listJobNames, listProfessions } from '@lehrpfad/contract/occupations/occupations.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';

/** Reads the job names to choose from: neither imported, nor mapped to another, nor blocked. */
export function useJobNames() {
  return useQuery({
    queryKey: ['job-names'],
    queryFn: ({ signal }) =>
      call<typeof listJobNames>('GET jobnames/all/', {
        query: { filter: '1' },
        signal,
        shape: [{ id: 0, name: '' }],
      }),
    staleTime: 600_000,
  });
}

/** Reads the industries, ordered by name. */
export function useProfessions() {
  return useQuery({
    queryKey: ['professions'],
    queryFn: ({ signal }) =>
      call<typeof listProfessions>('GET professions/', { signal, shape: [{ id: 0, name: '' }] }),
    staleTime: 600_000,
  });
}
