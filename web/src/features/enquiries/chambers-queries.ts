import type { listChambers } from '@lehrpfad/contract/enquiries-chambers.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../floor/api.ts';

/** The four chambers by number, with whom they name. The page itself says what failed. */
export function useChambers() {
  return useQuery({
    queryKey: ['chambers'],
    queryFn: ({ signal }) =>
      call<typeof listChambers>('GET chambers/', {
        signal,
        shape: [{ id: 0, name: '', first_contact: {}, second_contact: {} }],
      }),
    meta: { silent: true },
  });
}
