import { useLayoutEffect, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';

interface ModalKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: (event: SyntheticEvent) => void;
}

/**
 * For dialogs whose owner may refuse to close them. Escape only asks the owner. Browsers let a page prevent closing only once between two
 * user actions; if one closes the dialog anyway, the dialog opens again and asks.
 */
export function useModalKeys(
  ref: RefObject<HTMLDialogElement | null>,
  opened: boolean,
  onClose: () => void,
): ModalKeys {
  // A dialog that is removed while open would not return the focus, so it is closed first.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => element?.close();
  }, [ref]);

  return {
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // React key events also bubble from dialogs above this one.
      if ((event.target as Element).closest('dialog') !== ref.current) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onClose: (event) => {
      // The close event may come late, when the dialog is open again.
      if (event.target !== ref.current || !opened || ref.current?.open) return;
      ref.current?.showModal();
      onClose();
    },
  };
}
