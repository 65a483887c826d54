import {
  requestStatus,
  type CompanyRequest,
} from '@lehrpfad/contract/registrations/registrations.ts';
import { useState } from 'react';
import { useRequests } from '../../registrations/requests/queries.ts';
import { RequestCard, type RequestAction } from '../../registrations/requests/request-card.tsx';
import {
  RequestDialogs,
  type PendingAction,
} from '../../registrations/requests/request-dialogs.tsx';
import { useOffer, type ItemProps } from './decisions.ts';
import { OneOf } from './one-of.tsx';

/** A company's request in the inbox. Its decisions cannot be undone, so each needs a confirmation. */
export function RequestItem({ id, offer }: ItemProps) {
  const query = useRequests({ id });
  return <OneOf query={query}>{(row) => <Request request={row} offer={offer} />}</OneOf>;
}

interface RequestProps extends Pick<ItemProps, 'offer'> {
  readonly request: CompanyRequest;
}

function Request({ request, offer }: RequestProps) {
  const [asked, setAsked] = useState<PendingAction | null>(null);
  const action = (one: RequestAction) =>
    setAsked({ action: one, request, following: [], opener: document.activeElement });
  const isOpen = request.status === requestStatus.open;
  useOffer(
    offer,
    isOpen ? { accept: () => action('accept'), decline: () => action('decline') } : {},
  );
  return (
    <>
      <RequestCard request={request} onAction={action} />
      <RequestDialogs asked={asked} onNext={setAsked} onDone={() => setAsked(null)} />
    </>
  );
}
