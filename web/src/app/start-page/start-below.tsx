import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { worldsWord } from '@lehrpfad/regions/parts/worlds.ts';
import type { StartFormState } from '../../features/search/fields/start-form.tsx';
import { VisuallyHidden } from '../../core/ui/text/visually-hidden.tsx';
import { useIsNearViewport } from '../../core/hooks/use-is-near-viewport.ts';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { t, translated } from '../../core/texts/texts.ts';
import styles from './start-page.module.css';

/** Distance below the window at which the sections are loaded. */
const nearby = '300px';

/** Reserves room for the sections, so that the footer does not move; reaching it with a screen reader loads them. */
const reserved = (
  <div className={styles.reserved}>
    <VisuallyHidden>
      {t('{worldsWord}, Events und mehr werden geladen.', { worldsWord: translated(worldsWord) })}
    </VisuallyHidden>
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

export interface BelowHandle {
  /** Goes to the picker of career fields. */
  readonly showFields: () => void;
}

interface StartBelowProps {
  readonly form: StartFormState;
  readonly handle: Ref<BelowHandle>;
}

/** The sections below the fold, loaded when the user scrolls near them. */
export function StartBelow({ form, handle }: StartBelowProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, come] = useIsNearViewport(place, nearby);
  const [isAskedFor, setIsAskedFor] = useState(false);
  useImperativeHandle(handle, () => ({
    showFields: () => {
      come();
      setIsAskedFor(true);
    },
  }));
  useEffect(() => {
    if (!place.current) return;
    const sizes = new ResizeObserver(() => keepFocusBelow(place.current));
    sizes.observe(place.current);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={place}>
      {isNear ? (
        <Sections form={form} isAskedFor={isAskedFor} onShown={() => setIsAskedFor(false)} />
      ) : (
        reserved
      )}
    </div>
  );
}
