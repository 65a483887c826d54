import type { listBrafoFields } from '@lehrpfad/contract/occupations/occupations.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';

/** Reads the twelve BRAFO fields, ordered by number. */
export function useBrafoFields() {
  return useQuery({
    queryKey: ['brafo'],
    queryFn: ({ signal }) =>
      call<typeof listBrafoFields>('GET brafo/', {
        signal,
        shape: [{ number: 0, description: '' }],
      }),
    select: (fields) => [...fields].sort((a, b) => a.number - b.number),
    staleTime: Infinity,
  });
}
