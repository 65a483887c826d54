import {
  requestStatus,
  type CompanyRequest,
} from '@lehrpfad/contract/registrations/registrations.ts';
import { useState } from 'react';
import { Button } from '../../core/ui/controls/button.tsx';
import { DecisionList, decisionQuery } from '../companies/decision-list.tsx';
import { useListAddress } from '../../core/list/list-address.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { RequestIcon } from '../../core/ui/icons/area-icons.tsx';
import { InfoIcon } from '../../core/ui/icons/icons.tsx';
import { useRequests } from './requests/queries.ts';
import { RequestCard } from './requests/request-card.tsx';
import { RequestDialogs, type PendingAction } from './requests/request-dialogs.tsx';
import { RequestIcons } from './requests/request-icons.tsx';
import { requestFilters } from './requests/request-words.ts';

const words = {
  of: ['Anfrage', 'Anfragen'],
  placeholder: 'Unternehmen, Person oder Ort',
  empty: {
    Icon: RequestIcon,
    done: 'Alles erledigt: Keine Anfrage wartet auf Ihre Entscheidung.',
    nothingFits: 'Keine Anfrage passt dazu.',
    none: 'Noch hat kein Unternehmen angefragt.',
    showAll: 'Alle Anfragen zeigen',
  },
} as const;

/** Returns the requests that can be decided: open ones that do not wait for an answer of the company. */
const openOnes = (requests: readonly CompanyRequest[]) =>
  requests.filter((one) => one.status === requestStatus.open && one.waiting_since === null);

/** The requests of companies for an account, for editors. */
export function RequestsPage() {
  const address = useListAddress(editorPaths.requests);
  const [asked, setAsked] = useState<PendingAction | null>(null);
  const [isExplained, setIsExplained] = useState(false);
  const query = useRequests(decisionQuery(address, requestFilters));
  return (
    <>
      <AreaHead
        title="Unternehmensanfragen"
        action={
          <Button wraps variant="default" icon={<InfoIcon />} onClick={() => setIsExplained(true)}>
            Symbole erklären
          </Button>
        }
      >
        Unternehmen, die mitmachen möchten. Wer akzeptiert wird, bekommt per E-Mail den Link zu
        seinem Konto.
      </AreaHead>
      <DecisionList address={address} filters={requestFilters} query={query} words={words}>
        {(request, requests) => (
          <RequestCard
            request={request}
            onAction={(action, chosen) => {
              const following = openOnes(requests.slice(requests.indexOf(chosen) + 1));
              setAsked({ action, request: chosen, following, opener: document.activeElement });
            }}
          />
        )}
      </DecisionList>
      <RequestDialogs asked={asked} onNext={setAsked} onDone={() => setAsked(null)} />
      <RequestIcons opened={isExplained} onClose={() => setIsExplained(false)} />
    </>
  );
}
