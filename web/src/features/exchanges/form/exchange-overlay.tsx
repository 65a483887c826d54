import type { FullExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import { useState } from 'react';
import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { RequiredHint } from '../../../core/form/form-parts.tsx';
import { leaveWithoutWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { runAction } from '../run-action.ts';
import { ExchangeFields } from './exchange-fields.tsx';
import { removeExchange } from '../queries.ts';
import { useExchangeForm } from './use-exchange-form.ts';

interface ExchangeOverlayProps {
  /** Null for a new one. */
  readonly exchange: FullExchange | null;
  readonly onSaved: (exchange: FullExchange) => void;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** The dialog to add or change an exchange. Mounted while it is open. */
export function ExchangeOverlay({ exchange, onSaved, onDeleted, onClose }: ExchangeOverlayProps) {
  const whenSaved = useWhenSaved((saved: FullExchange) => {
    showToast('Schnittstelle gespeichert');
    leaveWithoutWarning(() => onSaved(saved));
  });
  // Saving changes the stored exchange while the form is still open. The form keeps its initial values.
  const [begun] = useState(exchange);
  const { form, conflict } = useExchangeForm(begun, whenSaved);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <EditOverlay
        form={form}
        title={begun === null ? 'Neue Schnittstelle' : `${begun.name} bearbeiten`}
        actions={
          begun &&
          begun.owner === '' &&
          begun.last_good === null && (
            <Button variant="subtle" danger onClick={() => setIsDeleting(true)}>
              Löschen
            </Button>
          )
        }
        notice={<ConflictNotice form={form} conflict={conflict} />}
        onClose={onClose}
      >
        <RequiredHint />
        <ExchangeFields exchange={begun} form={form} />
        {begun && <ObjectTrail subject="exchange" id={begun.id} />}
      </EditOverlay>

      {begun && (
        <DeleteExchange
          exchange={begun}
          opened={isDeleting}
          onDeleted={() => leaveWithoutWarning(onDeleted)}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

interface DeleteExchangeProps {
  readonly exchange: FullExchange;
  readonly opened: boolean;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

function DeleteExchange({ exchange, opened, onDeleted, onClose }: DeleteExchangeProps) {
  const { id, name } = exchange;

  async function remove(): Promise<void> {
    const isDone = await runAction(() => removeExchange(id), `${name} gelöscht`);
    onClose();
    if (isDone) onDeleted();
  }

  return (
    <ConfirmDialog
      opened={opened}
      title="Schnittstelle löschen?"
      confirm="Löschen"
      danger
      onCancel={onClose}
      onConfirm={remove}
    >
      <p>
        <strong>{name}</strong> wird mit ihren Läufen gelöscht. Das geht nur, solange sie noch keine
        Anzeige geliefert hat.
      </p>
    </ConfirmDialog>
  );
}
