import { CompaniesPage } from '../../features/companies/companies-page.tsx';
import type { Belongings } from '../../features/companies/belongings.ts';
import { useOwnEvents } from '../../features/events/management/company-queries.ts';
import { useOwnJobAds } from '../../features/job-ads/management/queries.ts';

/** The branches, with the ads and events that depend on each. */
export function CompaniesArea() {
  const { data: ads } = useOwnJobAds();
  const { data: events } = useOwnEvents();
  function belongingsOf(id: number): Belongings | undefined {
    if (!ads || !events) return undefined;
    const titleOf = ({ title }: { readonly title: string }) => title;
    return {
      // Each ad belongs to one company; connected ads are separate ads.
      ads: ads.filter(({ Companies: [company] }) => company?.id === id).map(titleOf),
      events: events.filter(({ Company }) => Company?.id === id).map(titleOf),
    };
  }
  return <CompaniesPage belongingsOf={belongingsOf} />;
}
