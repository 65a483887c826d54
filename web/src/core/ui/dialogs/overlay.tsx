import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { Announcer } from '../notices/announcer.tsx';
import { FailureNotice } from '../../notices/failure-notice.tsx';
import { useOverlayEntry } from '../../history/overlays.ts';
import { CloseButton } from '../controls/close-button.tsx';
import styles from './overlay.module.css';
import { useModal } from './use-modal.ts';
import { useModalKeys } from './use-modal-keys.ts';

interface OverlayProps {
  readonly opened: boolean;
  readonly title: string;
  /** Asked by Escape and the closing button; may refuse (use-leave-warning.tsx). A press beside it does nothing. */
  readonly onClose: () => void;
  /** Nothing in the address says that it is open: it gets an entry of the history, so that Back closes it. */
  readonly hasEntry?: boolean;
  /** Makes all of it a form; a button of the kind `submit` in `footer` sends it. */
  readonly onSubmit?: (event: FormEvent) => unknown;
  /** Stays in sight below what scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Something to edit over the page: the whole screen of a phone, a sheet on a larger one. */
export function Overlay(props: OverlayProps) {
  const { opened, title, onClose, hasEntry = false, onSubmit, footer, children } = props;
  useOverlayEntry(opened && hasEntry, onClose);
  const { ref, onCancel } = useModal(opened, onClose);
  const keys = useModalKeys(ref, opened, onClose);
  const id = useId();

  const inside = opened && (
    <>
      {/* The page's own lie behind the overlay, out of reach. */}
      <FailureNotice />
      <Announcer />
      <div className={`${styles.top} line gap-4 justify-between`} data-stays>
        <OverlayTitle id={id}>{title}</OverlayTitle>
        <CloseButton
          className="hover-tint bare-button tap-square flex-none rounded-full"
          onClose={onClose}
        />
      </div>
      <div
        className={`${styles.content} min-h-0 overflow-y-auto overscroll-contain relative flex-1 p-4`}
      >
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );

  return (
    <dialog
      ref={ref}
      onCancel={onCancel}
      {...keys}
      className={`${styles.overlay} w-full m-0 p-0 border-0 text-inherit bg-paper overflow-hidden`}
      aria-labelledby={id}
    >
      {onSubmit ? (
        <form noValidate className={`${styles.inside} flex flex-col h-full`} onSubmit={onSubmit}>
          {inside}
        </form>
      ) : (
        <div className={`${styles.inside} flex flex-col h-full`}>{inside}</div>
      )}
    </dialog>
  );
}

interface OverlayTitleProps {
  readonly id: string;
  readonly children: string;
}

/** Has the focus first, so that neither a phone's keyboard opens nor the closing button is the first thing told. */
function OverlayTitle({ id, children }: OverlayTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="min-w-0 text-xl hyphens-auto wrap-anywhere">
      {children}
    </h2>
  );
}
