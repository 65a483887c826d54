import type {
  patchPartnerFeeds,
  readPartnerFeeds,
} from '@lehrpfad/contract/partner-feeds/partner-feeds.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { reloadOwnAfter } from '../../core/data/own-data.ts';
import { AccountSwitch } from '../accounts/profile/account-switch.tsx';

const usePartnerFeeds = () =>
  useQuery({
    queryKey: ['own-partner-feeds'],
    queryFn: ({ signal }) =>
      call<typeof readPartnerFeeds>('GET partner-feeds/own/', {
        signal,
        shape: { on: true, agency: true },
      }),
  });

const save = (on: boolean) =>
  reloadOwnAfter(call<typeof patchPartnerFeeds>('PATCH partner-feeds/own/', { body: { on } }));

/** Part of the account's page: whether other boards may take over its ads. */
export function PartnerFeedsSection() {
  const query = usePartnerFeeds();
  return (
    <AccountSwitch
      id="andere-boersen"
      title="Stellenanzeigen für andere Börsen"
      label="Andere Börsen dürfen meine Stellenanzeigen übernehmen"
      query={query}
      save={save}
      failed="Ob andere Börsen Ihre Stellenanzeigen übernehmen dürfen, konnte nicht geladen werden."
      done={{
        on: 'Andere Börsen können Ihre Stellenanzeigen jetzt übernehmen.',
        off: 'Ihre Stellenanzeigen stehen in den Listen für andere Börsen nicht mehr.',
      }}
    >
      Auf Wunsch stehen die öffentlichen Stellenanzeigen aller Ihrer Filialen in Listen, die andere
      Börsen lesen: <a href="/feed/partner/indeed.xml">im Format von Indeed</a> und{' '}
      <a href="/feed/partner/jobs.jsonld">als JobPosting</a>.
      {query.data?.agency === true &&
        ' Ihre Ausbildungsplätze stehen dann auch in der Liste für die Bundesagentur für Arbeit.'}{' '}
      Jede Anzeige führt zu ihrer Seite auf Lehrpfad zurück. Ihre Kontaktpersonen stehen nicht
      darin. Was eine andere Börse schon übernommen hat, müssten Sie dort löschen lassen.
    </AccountSwitch>
  );
}
