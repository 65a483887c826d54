import type { listPublicEvents } from '@lehrpfad/contract/events/events.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';

/** Reads all public events, the next one first. */
export function usePublicEvents() {
  return useQuery({
    queryKey: ['events'],
    queryFn: ({ signal }) =>
      call<typeof listPublicEvents>('GET events/', {
        signal,
        shape: [{ id: 0, title: '', description: '', weblink: '', start_date: '', end_date: '' }],
      }),
  });
}
