import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly as?: 'span' | 'h2';
  readonly id?: string;
  readonly role?: 'status';
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** Content for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element className="visually-hidden" {...props} />;
}
