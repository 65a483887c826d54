import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { guardNavigation, type Held } from './leave-guard.ts';
import { t } from '../../texts/texts.ts';

export { leaveWithoutWarning } from './leave-guard.ts';

interface LeaveWarning {
  /** Leaves at once, or asks first if there are unsaved changes: `guard(onClose)`. */
  readonly guard: (leave: () => void) => void;
  /** Has to be rendered somewhere on the page. */
  readonly dialog: ReactNode;
}

/**
 * Asks before unsaved changes are lost: on reload and closing of the tab (in the browser's words), on every navigation including Back, and
 * on callbacks passed to `guard`.
 * @param onDiscard called when the changes are discarded, before the page is left
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
    // Closes the dialog synchronously: elements behind an open dialog cannot be focused.
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
      title={t('Ungespeicherte Änderungen verwerfen?')}
      confirm={t('Verwerfen')}
      cancel={t('Weiter bearbeiten')}
      danger
      onConfirm={discard}
      onCancel={stay}
    >
      {t('Die Eingaben sind noch nicht gespeichert.')}
    </ConfirmDialog>
  );
  return { guard, dialog };
}
