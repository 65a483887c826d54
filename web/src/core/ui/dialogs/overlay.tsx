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
  /** Called by Escape and the close button; the owner may keep it open (use-leave-warning.tsx). A press on the backdrop does nothing. */
  readonly onClose: () => void;
  /** Whether it gets a history entry of its own, so that Back closes it; for overlays that the address does not open. */
  readonly hasEntry?: boolean;
  /** Turns the overlay into a form; a `submit` button in `footer` sends it. */
  readonly onSubmit?: (event: FormEvent) => unknown;
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** An overlay for editing: the whole screen on a phone, a sheet on a larger screen. */
export function Overlay(props: OverlayProps) {
  const { opened, title, onClose, hasEntry = false, onSubmit, footer, children } = props;
  useOverlayEntry(opened && hasEntry, onClose);
  const { ref, onCancel } = useModal(opened, onClose);
  const keys = useModalKeys(ref, opened, onClose);
  const id = useId();

  const inside = opened && (
    <>
      {/* The page's own notice and announcer are inert behind the overlay. */}
      <FailureNotice />
      <Announcer />
      <div className={`${styles.top} border-bottom line gap-4 justify-between`} data-stays>
        <OverlayTitle id={id}>{title}</OverlayTitle>
        <CloseButton
          className="hover-tint bare-button tap-square flex-none rounded-full"
          onClose={onClose}
        />
      </div>
      <div
        className={`${styles.content} min-h-0 overflow-y-auto overscroll-contain relative flex-1 p-4`}
        data-scrolls
      >
        {children}
      </div>
      {footer && <div className={`${styles.footer} border-top`}>{footer}</div>}
    </>
  );

  return (
    <dialog
      ref={ref}
      onCancel={onCancel}
      {...keys}
      className={`${styles.overlay} inset-0 w-full m-0 p-0 border-0 text-inherit bg-paper overflow-hidden`}
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

/** Takes the focus first, so that neither a phone's keyboard opens nor screen readers start with the close button. */
function OverlayTitle({ id, children }: OverlayTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="min-w-0 text-xl hyphens-auto wrap-anywhere">
      {children}
    </h2>
  );
}
