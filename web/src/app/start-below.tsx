import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { QueryView } from '../floor/query-view.tsx';
import styles from './start-page.module.css';

/** How far below the window the sections may still be when they are asked for. */
const nearby = '300px';

/**
 * The sections below the fold, which come once somebody nears them. Their chunk is a query: where it does not arrive, the search
 * above stays, and people can try again.
 */
export function StartBelow() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const sections = useQuery({
    queryKey: ['chunk', 'start-sections'],
    queryFn: async () => (await import('./start-sections.tsx')).StartSections,
    enabled: isNear,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  return (
    <div ref={place} className={sections.data ? undefined : styles.reserved}>
      <QueryView
        query={sections}
        loading={<VisuallyHidden>Events und mehr werden geladen.</VisuallyHidden>}
        failed="Der untere Teil der Seite konnte nicht geladen werden."
      >
        {(Sections) => <Sections />}
      </QueryView>
    </div>
  );
}

function useIsNear(place: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: nearby },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
