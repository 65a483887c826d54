import { CompaniesPage } from '../../features/companies/companies-page.tsx';
import { useOwnEvents } from '../../features/events/own/queries.ts';
import { useOwnJobAds } from '../../features/job-ads/own/queries.ts';

/** Branches with what hangs on them. */
export function CompaniesArea() {
  const { data: ads } = useOwnJobAds();
  const { data: events } = useOwnEvents();
  return (
    <CompaniesPage
      belongingsOf={(id) =>
        ads &&
        events && {
          // Each ad is one company's; those tied to it are ads of their own.
          ads: ads.filter(({ Companies: [company] }) => company?.id === id).length,
          events: events.filter(({ Company }) => Company?.id === id).length,
        }
      }
    />
  );
}
