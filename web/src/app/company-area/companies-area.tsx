import type { listOwnEvents } from '@lehrpfad/contract/events.ts';
import { useQuery } from '@tanstack/react-query';
import { CompaniesPage } from '../../features/companies/companies-page.tsx';
import { useOwnJobAds } from '../../features/job-ads/own/queries.ts';
import { call } from '../../floor/api.ts';

function useOwnEvents() {
  return useQuery({
    queryKey: ['own-events'],
    queryFn: ({ signal }) => call<typeof listOwnEvents>('GET events/own/', { signal }),
  });
}

/** Branches with what hangs on them. */
export function CompaniesArea() {
  const { data: ads } = useOwnJobAds();
  const { data: events } = useOwnEvents();
  return (
    <CompaniesPage
      belongingsOf={(id) =>
        ads &&
        events && {
          ads: ads.filter(({ Companies: [company] }) => company?.id === id).length,
          events: events.filter(({ Company }) => Company?.id === id).length,
        }
      }
    />
  );
}
