import { useEffect } from 'react';

/** What the open item lets an editor decide by a key. */
export interface Decisions {
  readonly accept?: (() => void) | undefined;
  readonly decline?: (() => void) | undefined;
}

export interface ItemProps {
  readonly id: number;
  /** Tells the page what its keys do; called again with each change. */
  readonly offer: (decisions: Decisions) => void;
}

/** Offers decisions as long as the component is mounted. */
export function useOffer(offer: ItemProps['offer'], decisions: Decisions): void {
  useEffect(() => {
    offer(decisions);
    return () => offer({});
  });
}
