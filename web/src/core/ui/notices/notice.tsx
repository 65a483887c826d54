import type { ElementType, HTMLAttributes, Ref } from 'react';
import styles from './notice.module.css';

interface NoticeProps extends HTMLAttributes<HTMLElement> {
  /** Importance: information, warning or error. */
  readonly tone?: 'info' | 'attention' | 'danger';
  readonly as?: ElementType;
  readonly ref?: Ref<HTMLElement>;
}

/** A highlighted box. */
export function Notice({
  tone = 'info',
  as: Element = 'div',
  className = '',
  ...rest
}: NoticeProps) {
  return <Element {...rest} className={`${styles.notice} ${className}`} data-tone={tone} />;
}
