import type { ListedCompany } from '@lehrpfad/contract/companies-listing.ts';
import { ConfirmDialog } from '../../../floor/ui/confirm-dialog.tsx';
import { showToast } from '../../../floor/ui/toast.ts';
import { offerUndo } from '../../../floor/undo.ts';
import { setLocked } from './queries.ts';

interface LockDialogProps {
  /** What is to be blocked, or released where it is blocked; null while nothing is. */
  readonly company: ListedCompany | null;
  readonly onDone: () => void;
}

/** Asks before a company is blocked or released, and says what becomes of its ads. Either can be taken back. */
export function LockDialog({ company, onDone }: LockDialogProps) {
  async function change(): Promise<void> {
    if (!company) return;
    const { id, name, locked } = company;
    const isDone = await setLocked(company, !locked);
    onDone();
    if (!isDone) showToast(`${name} wurde inzwischen geändert. Bitte prüfen Sie die Firma erneut.`);
    else
      offerUndo(`${name} ${locked ? 'freigegeben' : 'gesperrt'}`, () => setLocked({ id }, locked));
  }

  return (
    <ConfirmDialog
      opened={company !== null}
      title={company?.locked ? 'Firma freigeben?' : 'Firma Sperren?'}
      confirm={company?.locked ? 'Freigeben' : 'Sperren'}
      onConfirm={change}
      onCancel={onDone}
    >
      {company && (company.locked ? <Releasing {...company} /> : <Blocking {...company} />)}
    </ConfirmDialog>
  );
}

function Blocking({ name, external }: ListedCompany) {
  return (
    <>
      <p>
        Die Stellenanzeigen und Events von <strong>{name}</strong> verschwinden sofort aus Suche,
        Startseite und Karte.
      </p>
      {external && <p>Außerdem werden keine neuen Stellenanzeigen dieser Firma mehr importiert.</p>}
      <p>Sie können die Firma jederzeit wieder freigeben.</p>
    </>
  );
}

function Releasing({ name, external }: ListedCompany) {
  return (
    <>
      <p>
        Die Stellenanzeigen und Events von <strong>{name}</strong> sind danach wieder öffentlich
        sichtbar.
      </p>
      {external && (
        <p>
          Bei importierten Firmen kann es bis zu 24 Stunden dauern, bis alle Stellenanzeigen wieder
          erscheinen.
        </p>
      )}
    </>
  );
}
