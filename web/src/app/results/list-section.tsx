import type { ReactNode } from 'react';
import { preloadPanels } from './detail-panel.tsx';

interface ListSectionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The column with the cards. Loads the detail panels when the pointer comes near. */
export function ListSection({ label, children }: ListSectionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only fetches ahead
    <section
      className="stack gap-3 content-start"
      aria-label={label}
      onFocus={preloadPanels}
      onPointerEnter={preloadPanels}
    >
      {children}
    </section>
  );
}
