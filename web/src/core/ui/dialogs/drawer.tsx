import { useId, type ReactNode } from 'react';
import { Announcer } from '../notices/announcer.tsx';
import { FailureNotice } from '../../notices/failure-notice.tsx';
import { useOverlayEntry } from '../../history/overlays.ts';
import { CloseButton } from '../controls/close-button.tsx';
import styles from './drawer.module.css';
import { useModal } from './use-modal.ts';

interface DrawerProps {
  readonly opened: boolean;
  readonly title: string;
  readonly side: 'right' | 'bottom';
  readonly onClose: () => void;
  /** What it shows stands in the address, which Back changes. */
  readonly isInAddress?: boolean;
  /** Stays in sight below what scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A drawer over the page, which Back closes. The browser's own dialog does what matters: focus inside, the rest inert, Escape, focus back to where it
 * came from. It needs neither 12 kB of script nor a style element, which our Content-Security-Policy would refuse.
 */
export function Drawer(props: DrawerProps) {
  const { opened, title, side, onClose, isInAddress = false, footer, children } = props;
  useOverlayEntry(opened && !isInAddress, onClose);
  const modal = useModal(opened, onClose);
  const titleId = useId();

  return (
    <dialog
      {...modal}
      className={`${styles.drawer} m-0 p-0 border-0 text-inherit bg-paper overflow-hidden`}
      data-side={side}
      aria-labelledby={titleId}
    >
      {opened && (
        <div className={`${styles.inside} flex flex-col h-full`}>
          {/* The page's own lie behind the drawer, out of reach. */}
          <FailureNotice />
          <Announcer />
          <div className={`${styles.top} line gap-4 justify-between`}>
            <p id={titleId} className={`${styles.title} min-w-0 hyphens-auto wrap-anywhere`}>
              {title}
            </p>
            <CloseButton
              className="hover-tint bare-button tap-square rounded-full"
              onClose={onClose}
            />
          </div>
          <div className={styles.content}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
