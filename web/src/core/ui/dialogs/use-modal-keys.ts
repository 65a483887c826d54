import { useLayoutEffect, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';

interface ModalKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: (event: SyntheticEvent) => void;
}

/**
 * For dialogs whose owner may refuse to close them. Escape only asks; where a browser closes all the same (it lets itself be
 * stopped only once between two touches), the dialog comes back, and asks.
 */
export function useModalKeys(
  ref: RefObject<HTMLDialogElement | null>,
  opened: boolean,
  onClose: () => void,
): ModalKeys {
  // One that is taken away while it is open would not give the focus back.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => element?.close();
  }, [ref]);

  return {
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // React tells a dialog of the keys in dialogs above it, too.
      if ((event.target as Element).closest('dialog') !== ref.current) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onClose: (event) => {
      // Told late, of a dialog that is open again.
      if (event.target !== ref.current || !opened || ref.current?.open) return;
      ref.current?.showModal();
      onClose();
    },
  };
}
