import type { MouseEvent, ReactNode } from 'react';
import pressed from './pressed-card.module.css';

interface CardLinkProps {
  /** For the focus to come back to. */
  readonly id: string;
  readonly href: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** Names what a card in a list is about, and covers the card: a press anywhere on it opens that beside the list. */
export function CardLink({ id, href, isOpen, onOpen, children }: CardLinkProps) {
  function open(click: MouseEvent) {
    // The browser's own ways to open a link elsewhere stay.
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    onOpen();
  }

  return (
    <a
      id={id}
      href={href}
      className={`${pressed.link} text-inherit no-underline hyphens-auto`}
      aria-current={isOpen ? 'true' : undefined}
      onClick={open}
    >
      {children}
    </a>
  );
}
