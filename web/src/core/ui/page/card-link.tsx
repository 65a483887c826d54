import type { MouseEvent, ReactNode } from 'react';
import pressed from './pressed-card.module.css';

interface CardLinkProps {
  /** Used to return the focus to it. */
  readonly id?: string;
  readonly href: string;
  /** Whether its detail is shown. */
  readonly isOpen?: boolean;
  /** Opens the detail beside the list; without it the link leads to a page. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** The link of a card in a list. It covers the card, so that the whole card can be pressed. */
export function CardLink({ id, href, isOpen = false, onOpen, children }: CardLinkProps) {
  function open(click: MouseEvent) {
    // Modifier keys open the link elsewhere, as in every browser.
    if (onOpen === undefined || click.metaKey || click.ctrlKey || click.shiftKey) return;
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
