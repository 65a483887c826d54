import { useEffect, useRef, useState } from 'react';
import type { StartFormState } from '../../features/search/fields/start-form.tsx';
import { VisuallyHidden } from '../../core/ui/text/visually-hidden.tsx';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import styles from './start-page.module.css';

/** Distance below the window at which the sections are loaded. */
const nearby = '300px';

/** Reserves room for the sections, so that the footer does not move; reaching it with a screen reader loads them. */
const reserved = (
  <div className={styles.reserved}>
    <VisuallyHidden>Lebenswelten, Events und mehr werden geladen.</VisuallyHidden>
  </div>
);

const Sections = lazyPart(
  'start-sections',
  async () => (await import('./start-sections.tsx')).StartSections,
  reserved,
);

/** Keeps the focused element of the footer in view when the sections are inserted above it. */
function keepFocusBelow(place: Element | null): void {
  const focused = document.activeElement;
  // An element inside the sections follows their start in the document, too, but needs no correction.
  if (!place || !focused || place.contains(focused)) return;
  const isBelow = place.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (isBelow) focused.scrollIntoView({ block: 'nearest' });
}

/** The sections below the fold, loaded when the user scrolls near them. */
export function StartBelow({ form }: { readonly form: StartFormState }) {
  const place = useRef<HTMLDivElement>(null);
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
    const sizes = new ResizeObserver(() => keepFocusBelow(place.current));
    sizes.observe(place.current);
    return () => {
      observer.disconnect();
      sizes.disconnect();
    };
  }, []);
  return <div ref={place}>{isNear ? <Sections form={form} /> : reserved}</div>;
}
