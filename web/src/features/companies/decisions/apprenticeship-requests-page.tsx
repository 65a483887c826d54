import type { ListedApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { useState } from 'react';
import { DecisionList, decisionQuery } from '../decision-list.tsx';
import { useListAddress } from '../../../core/list/list-address.ts';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { AreaHead } from '../../../core/ui/page/area-head.tsx';
import { TrainingIcon } from '../../../core/ui/icons/area-icons.tsx';
import { useApprenticeshipRequests } from '../apprenticeships/queries.ts';
import { RequestCard } from '../apprenticeships/request-card.tsx';
import { RequestDialogs, type PendingDecision } from '../apprenticeships/request-dialogs.tsx';

const filters = [
  { key: 'open', label: 'Offen' },
  { key: 'accepted', label: 'Angenommen' },
  { key: 'declined', label: 'Abgelehnt' },
] as const;

const words = {
  of: ['Anfrage', 'Anfragen'],
  placeholder: 'Filiale oder Ort',
  empty: {
    Icon: TrainingIcon,
    done: 'Alles erledigt: Keine Anfrage wartet auf Ihre Entscheidung.',
    nothingFits: 'Keine Anfrage passt dazu.',
    none: 'Noch hat kein Unternehmen Berufe angefragt.',
    showAll: 'Alle Anfragen zeigen',
  },
} as const;

/** Requests of branches for more apprenticeships, for editors. */
export function ApprenticeshipRequestsPage() {
  const address = useListAddress(editorPaths.apprenticeshipRequests);
  const [asked, setAsked] = useState<PendingDecision | null>(null);
  const query = useApprenticeshipRequests(decisionQuery(address, filters));
  const ask = (decision: PendingDecision['decision'], request: ListedApprenticeshipRequest) => () =>
    setAsked({ decision, request, opener: document.activeElement });
  return (
    <>
      <AreaHead title="Angefragte Berufe">
        Ausbildungsberufe, die Unternehmen für ihre Filialen anfragen. Was Sie freigeben, steht in
        deren Stellenanzeigen zur Wahl.
      </AreaHead>
      <DecisionList address={address} filters={filters} query={query} words={words}>
        {(request) => (
          <RequestCard
            request={request}
            onAccept={ask('accept', request)}
            onDecline={ask('decline', request)}
          />
        )}
      </DecisionList>
      <RequestDialogs asked={asked} onDone={() => setAsked(null)} />
    </>
  );
}
