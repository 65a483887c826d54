import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Opens and closes the native dialog by its owner's state; Escape and a press on the backdrop ask the owner to close it. The browser traps
 * the focus, makes the rest inert, and returns the focus afterwards.
 */
export function useModal(opened: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (opened && !element.open) element.showModal();
    if (!opened && element.open) element.close();
  }, [opened]);
  return {
    ref,
    onCancel: (event) => {
      // A file input inside fires a cancel event of its own.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onClick: (event) => {
      if (event.target === ref.current) onClose();
    },
  };
}
