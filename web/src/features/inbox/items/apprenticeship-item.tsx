import type { ListedApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { apprenticeshipRequestStatus } from '@lehrpfad/contract/companies/options.ts';
import { useState } from 'react';
import { useApprenticeshipRequests } from '../../companies/apprenticeships/queries.ts';
import { RequestCard } from '../../companies/apprenticeships/request-card.tsx';
import {
  RequestDialogs,
  type PendingDecision,
} from '../../companies/apprenticeships/request-dialogs.tsx';
import { useOffer, type ItemProps } from './decisions.ts';
import { OneOf } from './one-of.tsx';

/** A request for apprenticeships in the inbox. Its decisions cannot be undone, so each needs a confirmation. */
export function ApprenticeshipItem({ id, offer }: ItemProps) {
  const query = useApprenticeshipRequests({ id });
  return <OneOf query={query}>{(row) => <Request request={row} offer={offer} />}</OneOf>;
}

interface RequestProps extends Pick<ItemProps, 'offer'> {
  readonly request: ListedApprenticeshipRequest;
}

function Request({ request, offer }: RequestProps) {
  const [asked, setAsked] = useState<PendingDecision | null>(null);
  const ask = (decision: PendingDecision['decision']) => () =>
    setAsked({ decision, request, opener: document.activeElement });
  const isOpen = request.status === apprenticeshipRequestStatus.open;
  useOffer(offer, isOpen ? { accept: ask('accept'), decline: ask('decline') } : {});
  return (
    <>
      <RequestCard request={request} onAccept={ask('accept')} onDecline={ask('decline')} />
      <RequestDialogs asked={asked} onDone={() => setAsked(null)} />
    </>
  );
}
