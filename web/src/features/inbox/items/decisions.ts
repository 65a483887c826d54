import { useEffect } from 'react';

/** Decisions about the open item that an editor can make by a key. */
export interface Decisions {
  readonly accept?: (() => void) | undefined;
  readonly decline?: (() => void) | undefined;
}

export interface ItemProps {
  readonly id: number;
  /** Passes the decisions of the keys to the page; called again with each change. */
  readonly offer: (decisions: Decisions) => void;
}

/** Offers decisions as long as the component is mounted. */
export function useOffer(offer: ItemProps['offer'], decisions: Decisions): void {
  useEffect(() => {
    offer(decisions);
    return () => offer({});
  });
}
