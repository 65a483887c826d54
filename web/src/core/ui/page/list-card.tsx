import type { ComponentProps } from 'react';
import pressed from './pressed-card.module.css';

interface ListCardProps extends ComponentProps<'li'> {
  /** `article` if the list has items of its own. */
  readonly as?: 'li' | 'article';
  /** Whether its detail is shown. */
  readonly isOpen?: boolean;
}

/** A card of a list. The `CardLink` in it covers it; other controls lie above (`z-1`). */
export function ListCard({ as: Element = 'li', isOpen, className = '', ...rest }: ListCardProps) {
  return (
    <Element
      {...rest}
      className={`${pressed.card} hover-raised card relative p-4 ${className}`}
      data-open={isOpen}
    />
  );
}
