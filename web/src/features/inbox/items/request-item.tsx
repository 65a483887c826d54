import {
  requestStatus,
  type CompanyRequest,
} from '@lehrpfad/contract/registrations/registrations.ts';
import { useState } from 'react';
import { useRequests } from '../../registrations/requests/queries.ts';
import { RequestCard, type Wish } from '../../registrations/requests/request-card.tsx';
import { RequestDialogs, type Asked } from '../../registrations/requests/request-dialogs.tsx';
import { useOffer, type ItemProps } from './decisions.ts';
import { OneOf } from './one-of.tsx';

/** A company's request in the inbox. Its decisions cannot be undone, so each is asked for. */
export function RequestItem({ id, offer }: ItemProps) {
  const query = useRequests({ id });
  return <OneOf query={query}>{(row) => <Request request={row} offer={offer} />}</OneOf>;
}

interface RequestProps extends Pick<ItemProps, 'offer'> {
  readonly request: CompanyRequest;
}

function Request({ request, offer }: RequestProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const wish = (one: Wish) =>
    setAsked({ wish: one, request, following: [], opener: document.activeElement });
  const isOpen = request.status === requestStatus.open;
  useOffer(offer, isOpen ? { accept: () => wish('accept'), decline: () => wish('decline') } : {});
  return (
    <>
      <RequestCard request={request} onWish={wish} />
      <RequestDialogs asked={asked} onNext={setAsked} onDone={() => setAsked(null)} />
    </>
  );
}
