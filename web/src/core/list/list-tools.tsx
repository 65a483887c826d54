import type { ReactNode } from 'react';

interface ListToolsProps {
  /** For screen readers: 'Firmen durchsuchen'. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Row above a list with search, filters and other controls. */
export function ListTools({ label, children }: ListToolsProps) {
  return (
    <search aria-label={label} className="wrap gap-3 items-start mb-4">
      {children}
    </search>
  );
}
