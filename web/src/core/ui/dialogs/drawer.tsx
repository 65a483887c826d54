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
  /** Whether its content is in the address, which Back changes. */
  readonly isInAddress?: boolean;
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A drawer over the page, which Back closes. The native dialog traps the focus, makes the rest inert, closes on Escape and returns the
 * focus. It needs neither 12 kB of script nor a style element, which our Content-Security-Policy would block.
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
          {/* The page's own notice and announcer are inert behind the drawer. */}
          <FailureNotice />
          <Announcer />
          <div className={`${styles.top} border-bottom line gap-4 justify-between`}>
            <p id={titleId} className="text-base min-w-0 hyphens-auto wrap-anywhere">
              {title}
            </p>
            <CloseButton
              className="hover-tint bare-button tap-square rounded-full"
              onClose={onClose}
            />
          </div>
          {/* `relative` keeps visually hidden elements inside the scrolling area. */}
          <div
            className={`${styles.content} flex-1 relative overflow-y-auto overscroll-contain p-4`}
          >
            {children}
          </div>
          {footer && <div className={`${styles.footer} border-top`}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
