import type { ElementType, HTMLAttributes, Ref } from 'react';
import styles from './notice.module.css';

interface NoticeProps extends HTMLAttributes<HTMLElement> {
  /** What it is about: something to know, to look at, or that went wrong. */
  readonly tone?: 'info' | 'attention' | 'danger';
  readonly as?: ElementType;
  readonly ref?: Ref<HTMLElement>;
}

/** A box that stands out from what is around it. */
export function Notice({
  tone = 'info',
  as: Element = 'div',
  className = '',
  ...rest
}: NoticeProps) {
  return <Element {...rest} className={`${styles.notice} ${className}`} data-tone={tone} />;
}
