import type {
  patchPartnerFeeds,
  readPartnerFeeds,
} from '@lehrpfad/contract/partner-feeds/partner-feeds.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { thenReloadOwn } from '../../core/data/own-data.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { useAction } from '../../core/hooks/use-action.ts';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { Switch } from '../../core/ui/controls/switch.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { AccountSection } from '../accounts/profile/account-section.tsx';

const usePartnerFeeds = () =>
  useQuery({
    queryKey: ['own-partner-feeds'],
    queryFn: ({ signal }) =>
      call<typeof readPartnerFeeds>('GET partner-feeds/own/', { signal, shape: { on: true } }),
  });

/** Part of the account's page: whether other boards may take over its ads. */
export function PartnerFeedsSection() {
  const query = usePartnerFeeds();
  const { isBusy, run } = useAction(async (on: boolean) => {
    await thenReloadOwn(
      call<typeof patchPartnerFeeds>('PATCH partner-feeds/own/', { body: { on } }),
    );
    showToast(
      on
        ? 'Andere Börsen können Ihre Stellenanzeigen jetzt übernehmen.'
        : 'Ihre Stellenanzeigen stehen in den Listen für andere Börsen nicht mehr.',
    );
  });
  return (
    <AccountSection id="andere-boersen" title="Stellenanzeigen für andere Börsen">
      <p className="mb-4">
        Auf Wunsch stehen die öffentlichen Stellenanzeigen aller Ihrer Filialen in Listen, die
        andere Börsen lesen: <a href="/feed/partner/indeed.xml">im Format von Indeed</a> und{' '}
        <a href="/feed/partner/jobs.jsonld">als JobPosting</a>. Jede Anzeige führt zu ihrer Seite
        auf Lehrpfad zurück. Ihre Kontaktpersonen stehen nicht darin. Was eine andere Börse schon
        übernommen hat, müssten Sie dort löschen lassen.
      </p>
      <QueryView
        query={query}
        loading={<Skeleton height="2.75rem" />}
        failed="Ob andere Börsen Ihre Stellenanzeigen übernehmen dürfen, konnte nicht geladen werden."
      >
        {({ on }) => (
          <Switch
            label="Andere Börsen dürfen meine Stellenanzeigen übernehmen"
            value={on}
            disabled={isBusy}
            onChange={(wanted) => void run(wanted)}
          />
        )}
      </QueryView>
    </AccountSection>
  );
}
