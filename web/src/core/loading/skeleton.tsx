import type { AriaAttributes, AriaRole } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps extends Pick<AriaAttributes, 'aria-hidden' | 'aria-busy' | 'aria-label'> {
  readonly as?: 'div' | 'span';
  readonly role?: AriaRole;
  readonly height?: string;
  readonly width?: string;
  readonly radius?: string;
  /** Margin below, if the loaded content has one. */
  readonly below?: string;
  readonly className?: string | undefined;
}

/** Placeholder with the size of the content that is loading. */
export function Skeleton(props: SkeletonProps) {
  const { as: Element = 'div', height, width, radius, below, className, ...others } = props;
  return (
    <Element
      className={className === undefined ? styles.skeleton : `${styles.skeleton} ${className}`}
      style={{ height, width, borderRadius: radius, marginBottom: below }}
      {...others}
    />
  );
}
