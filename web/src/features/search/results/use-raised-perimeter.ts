import { useEffect, useEffectEvent } from 'react';
import { takesPerimeter } from '../../places/place.ts';
import type { useResults } from '../queries.ts';
import type { Search } from '../search.ts';

/**
 * Raises the radius if a search around a town found nothing and the response contains the next radius with results. Happens once: a radius
 * that was raised before (`raisedTo`) stays. Returns true while it is about to happen, so that no empty list is shown.
 */
export function useRaisedPerimeter(
  search: Search,
  results: ReturnType<typeof useResults>,
  raisedTo: number | null,
  onRaise: (search: Search) => void,
): boolean {
  const first = results.isPlaceholderData ? undefined : results.data?.pages[0];
  const next =
    first?.count === 0 && takesPerimeter(search.place) ? first.next_perimeter : undefined;
  const raised = raisedTo === null && next !== undefined && next > search.perimeter ? next : null;
  const raise = useEffectEvent((perimeter: number) => onRaise({ ...search, perimeter }));
  useEffect(() => {
    if (raised !== null) raise(raised);
  }, [raised]);
  return raised !== null;
}
