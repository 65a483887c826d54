import type { searchEvents } from '@lehrpfad/contract/search/event-search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import type { Search } from '../search.ts';
import { allEvents, eventParameters, type EventSearch } from './event-address.ts';

const shape = {
  count: 0,
  results: [{ id: 0, title: '', start_date: '', end_date: '', audiences: [] }],
  months: [],
};

/** Reads the public events that meet the filters. While others are loading, the old ones stay (`isPlaceholderData`). */
export function useFoundEvents(search: EventSearch) {
  const query = eventParameters(search);
  return useQuery({
    queryKey: ['events', 'search', query],
    queryFn: ({ signal }) =>
      call<typeof searchEvents>('GET events/search/', { query, signal, shape }),
    placeholderData: keepPreviousData,
  });
}

/** Reads the public events for the place of a search for ads: the nearest within the perimeter first, then all others. */
export function useEventsNear({ place, perimeter }: Search) {
  const query = eventParameters({ ...allEvents, place, perimeter });
  return useQuery({
    queryKey: ['events', 'near', query],
    queryFn: ({ signal }) =>
      call<typeof searchEvents>('GET events/search/', {
        query: { ...query, sort: 'near' },
        signal,
        shape,
      }),
    placeholderData: keepPreviousData,
    // The results show all events instead.
    meta: { silent: true },
  });
}
