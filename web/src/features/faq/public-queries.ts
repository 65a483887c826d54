import type { FaqAudience } from '@lehrpfad/contract/faq/options.ts';
import type { listPublicFaq } from '@lehrpfad/contract/faq/faq.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';

/** Reads the public entries for an audience, in their order. The page itself reports failures. */
export function usePublicFaq(audience: FaqAudience) {
  return useQuery({
    queryKey: ['public-faq', audience],
    queryFn: ({ signal }) =>
      call<typeof listPublicFaq>('GET faq/public/', {
        query: { audience },
        signal,
        shape: [{ id: 0, title: '', description: '', files: [] }],
      }),
    meta: { silent: true },
  });
}
