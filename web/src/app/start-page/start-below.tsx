import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../core/ui/text/visually-hidden.tsx';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import styles from './start-page.module.css';

/** How far below the window the sections may still be when they are asked for. */
const nearby = '300px';

/** Room for the sections, so that the footer does not jump; a screen reader that comes here scrolls them near. */
const reserved = (
  <div className={styles.reserved}>
    <VisuallyHidden>Events und mehr werden geladen.</VisuallyHidden>
  </div>
);

const Sections = lazyPart(
  'start-sections',
  async () => (await import('./start-sections.tsx')).StartSections,
  reserved,
);

/** What the keyboard has come to in the footer stays in sight when the sections come above it. */
function keepFocusBelow(place: Element | null): void {
  const focused = document.activeElement;
  // What lies in them follows their beginning, too, and has its own place to be brought to.
  if (!place || !focused || place.contains(focused)) return;
  const isBelow = place.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (isBelow) focused.scrollIntoView({ block: 'nearest' });
}

/** The sections below the fold, which come once somebody nears them. */
export function StartBelow() {
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
  return <div ref={place}>{isNear ? <Sections /> : reserved}</div>;
}
