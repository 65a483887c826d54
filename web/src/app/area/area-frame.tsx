import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { pageHeading } from '../../core/focus/focus-heading-on-removal.ts';
import styles from './area-frame.module.css';
import { DeactivationNotice } from './deactivation-notice.tsx';
import { SideNavigation, type AreaGroup } from './side-navigation.tsx';

interface AreaFrameProps {
  /** Accessible name of the area. */
  readonly label: string;
  readonly groups: readonly AreaGroup[];
  readonly children: ReactNode;
}

/** A page of an area behind the login, with the side navigation. */
export function AreaFrame({ label, groups, children }: AreaFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusPastNavigation(frame);
  return (
    <div ref={frame} className={`${styles.frame} max-w-page stack content-start w-full mx-auto`}>
      <SideNavigation label={label} groups={groups} />
      <div className={`${styles.page} min-w-0`}>
        <DeactivationNotice />
        {children}
      </div>
    </div>
  );
}

/**
 * Passes the focus from `main`, where the skip link leads, to the page's heading: here `main` begins with the navigation, whose many links
 * the skip link has to bypass (WCAG 2.4.1).
 */
function useFocusPastNavigation(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = frame.current?.closest('main');
    const pass = () => pageHeading()?.focus();
    main?.addEventListener('focus', pass);
    return () => main?.removeEventListener('focus', pass);
  }, [frame]);
}
