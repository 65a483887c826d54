import type { ReactNode } from 'react';
import { useSession } from '../../floor/session.ts';
import { areaEntries } from './area-entries.ts';
import styles from './area-frame.module.css';
import { SideNavigation } from './side-navigation.tsx';

/** Side navigation beside a page of the company area. */
export function AreaFrame({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  return (
    <div className={styles.frame}>
      <SideNavigation
        label="Unternehmensbereich"
        entries={areaEntries(session?.setup_complete ?? true)}
      />
      <div className={styles.page}>{children}</div>
    </div>
  );
}
