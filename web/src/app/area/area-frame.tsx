import type { ReactNode } from 'react';
import styles from './area-frame.module.css';
import { SideNavigation, type AreaGroup } from './side-navigation.tsx';

interface AreaFrameProps {
  /** Accessible name of the area. */
  readonly label: string;
  readonly groups: readonly AreaGroup[];
  readonly children: ReactNode;
}

/** A page of an area behind the login, with the side navigation. */
export function AreaFrame({ label, groups, children }: AreaFrameProps) {
  return (
    <div className={`${styles.frame} max-w-page stack content-start w-full mx-auto`}>
      <SideNavigation label={label} groups={groups} />
      <div className={`${styles.page} min-w-0`}>{children}</div>
    </div>
  );
}
