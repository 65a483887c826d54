import type { MouseEvent, ReactNode } from 'react';
import pressed from './pressed-card.module.css';

interface CardLinkProps {
  /** Used to return the focus to it. */
  readonly id: string;
  readonly href: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** The link of a card in a list. It covers the card, so that a press anywhere on the card opens the detail beside the list. */
export function CardLink({ id, href, isOpen, onOpen, children }: CardLinkProps) {
  function open(click: MouseEvent) {
    // Modifier keys open the link elsewhere, as in every browser.
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
