import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { guardNavigation, type Held } from './leave-guard.ts';

export { leaveWithoutWarning } from './leave-guard.ts';

interface LeaveWarning {
  /** Leaves at once, or asks first where something is unsaved: `guard(onClose)`. */
  readonly guard: (leave: () => void) => void;
  /** Has to stand somewhere on the page. */
  readonly dialog: ReactNode;
}

/**
 * Asks before unsaved changes are lost: on reload and closing of the tab (in the browser's words), on every other address,
 * Back included, and on what is run through `guard`.
 * @param onDiscard told when the changes are given up, before the page is left
 */
export function useLeaveWarning(isDirty: boolean, onDiscard?: () => void): LeaveWarning {
  const [asked, setAsked] = useState<Held | null>(null);
  const onHeld = useEffectEvent((next: Held) => {
    asked?.stay();
    setAsked(next);
  });

  useEffect(() => {
    if (!isDirty) return undefined;
    return guardNavigation(onHeld);
  }, [isDirty]);

  function guard(leave: () => void): void {
    if (isDirty) setAsked({ leave, stay: () => undefined });
    else leave();
  }

  function discard(): void {
    // At once: nothing behind an open dialog can take the focus.
    flushSync(() => setAsked(null));
    onDiscard?.();
    asked?.leave();
  }

  function stay(): void {
    setAsked(null);
    asked?.stay();
  }

  const dialog = (
    <ConfirmDialog
      opened={asked !== null}
      title="Ungespeicherte Änderungen verwerfen?"
      confirm="Verwerfen"
      cancel="Weiter bearbeiten"
      danger
      onConfirm={discard}
      onCancel={stay}
    >
      Die Eingaben sind noch nicht gespeichert.
    </ConfirmDialog>
  );
  return { guard, dialog };
}
