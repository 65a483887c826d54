import type { ComponentType } from 'react';
import styles from './status-badge.module.css';

export type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

interface StatusBadgeProps {
  readonly tone: Tone;
  readonly Icon: ComponentType;
  readonly children: string;
}

/** A status as icon and word. */
export function StatusBadge({ tone, Icon, children }: StatusBadgeProps) {
  return (
    <span
      className={`${styles.badge} inline-line border-clear rounded-lg text-xs text-soft`}
      data-tone={tone}
    >
      <Icon />
      {children}
    </span>
  );
}
