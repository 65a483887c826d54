import type { suggestAll } from '@lehrpfad/contract/search/suggestions.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';

const suggestion = { id: 0, name: '', count: 0 };

/**
 * Reads suggestions for a text from its first letter on: job names, professions, companies and whole searches. The last ones stay until the
 * next have loaded.
 */
export function useSuggestions(text: string) {
  return useQuery({
    queryKey: ['suggestions', text],
    enabled: text.length > 0,
    staleTime: 300_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof suggestAll>('GET suggestions/', {
        query: { search_multi_match: text },
        signal,
        shape: {
          job_names: [suggestion],
          professions: [suggestion],
          companies: [suggestion],
          searches: [{ text: '', count: 0 }],
        },
      }),
  });
}
