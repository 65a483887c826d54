import type { FullCompany } from '@lehrpfad/contract/companies.ts';
import { ConfirmDialog } from '../../floor/ui/confirm-dialog.tsx';
import { showToast } from '../../floor/ui/toast.ts';
import { lossesOf, type Belongings } from './belongings.ts';
import { removeCompany } from './queries.ts';

interface CloseBranchProps {
  /** What is to be closed; null while nothing is. */
  readonly company: FullCompany | null;
  /** undefined as long as nobody knows. */
  readonly belongings: Belongings | undefined;
  readonly onCancel: () => void;
  readonly onClosed: (company: FullCompany) => void;
}

/** Asks before a branch is closed, and names what goes with it. */
export function CloseBranch({ company, belongings, onCancel, onClosed }: CloseBranchProps) {
  async function close(): Promise<void> {
    if (!company) return;
    await removeCompany(company.id);
    onClosed(company);
    showToast(`${company.name} geschlossen`);
  }

  return (
    <ConfirmDialog
      opened={company !== null}
      title="Filiale schließen?"
      confirm="Filiale schließen"
      danger
      onConfirm={close}
      onCancel={onCancel}
    >
      <p>
        <strong>{company?.name}</strong> wird endgültig gelöscht. {consequence(belongings)}
      </p>
      <p>Ihre Kontaktpersonen bleiben erhalten.</p>
    </ConfirmDialog>
  );
}

function consequence(belongings: Belongings | undefined): string {
  if (!belongings) return 'Alle ihre Stellenanzeigen und Events werden mit gelöscht.';
  const losses = lossesOf(belongings);
  if (losses.length === 0) return 'Stellenanzeigen oder Events gibt es hier nicht.';
  const isOne = belongings.ads + belongings.events === 1;
  return `Mit gelöscht ${isOne ? 'wird' : 'werden'}: ${losses.join(' und ')}.`;
}
