import {
  companyLockReasons,
  type CompanyLockReason,
} from '@lehrpfad/contract/companies/lock-options.ts';
import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import {
  ChosenReason,
  useChosenReason,
} from '../../../../core/form/fields/choices/chosen-reason.tsx';
import { ConfirmDialog } from '../../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../../core/ui/notices/toast.ts';
import { NotUndone, offerUndo } from '../../../../core/notices/undo.ts';
import { MeantBranches, useMeantBranches } from './meant-branches.tsx';
import { lockCompanies, unlockCompanies } from '../queries.ts';

interface LockDialogProps {
  /** The company to lock, or to release if it is locked. */
  readonly company: ListedCompany;
  readonly onDone: () => void;
}

/** Asks before a company is locked or released: for the reason, and for further branches of its account. */
export function LockDialog(props: LockDialogProps) {
  return props.company.locked ? <Release {...props} /> : <Lock {...props} />;
}

const overtaken = (name: string) =>
  `${name} wurde inzwischen geändert. Bitte prüfen Sie die Firma erneut.`;

function doneText(name: string, count: number, done: string): string {
  const others = count - 1;
  if (others === 0) return `${name} ${done}`;
  return `${name} und ${others === 1 ? 'eine weitere Filiale' : `${others} weitere Filialen`} ${done}`;
}

type LockedCompanies = NonNullable<Awaited<ReturnType<typeof lockCompanies>>>;

function Lock({ company, onDone }: LockDialogProps) {
  const { id, name, owner } = company;
  const reason = useChosenReason<CompanyLockReason>(`company-${id}`);
  const branches = useMeantBranches(
    id,
    ({ locked }) => !locked,
    () => true,
  );

  async function lock(): Promise<void> {
    const chosen = reason.take();
    if (chosen === null) return;
    const done = await lockCompanies(company, { ...chosen, branches: await branches.take() });
    if (done === null) reason.keep();
    onDone();
    if (done === null) return showToast(overtaken(name));
    offerUndo(doneText(name, done.length, 'gesperrt'), () => undoLock(company, done));
  }

  return (
    <ConfirmDialog
      opened
      title="Firma Sperren?"
      confirm="Sperren"
      danger
      onConfirm={lock}
      onCancel={onDone}
    >
      <LockEffects company={company} />
      <ChosenReason
        state={reason.state}
        reasons={companyLockReasons}
        max={limits.lockNote}
        description={
          owner
            ? 'Sie steht in der E-Mail an das Unternehmen und bei der Filiale.'
            : 'Sie steht bei der Firma, für die Redaktion.'
        }
      />
      <MeantBranches state={branches.state} countsAds />
    </ConfirmDialog>
  );
}

/** Releases the companies that were locked together. @throws NotUndone if one of them has changed meanwhile */
async function undoLock({ id, name }: ListedCompany, locked: LockedCompanies): Promise<void> {
  const others = locked.map((one) => one.id).filter((one) => one !== id);
  const undone = await unlockCompanies({ id }, others, locked[0]?.editor_lock);
  if (undone === null) throw new NotUndone(overtaken(name));
}

function LockEffects({ company: { name, owner, external } }: Pick<LockDialogProps, 'company'>) {
  return (
    <>
      <p>
        Die Stellenanzeigen und Events von <strong>{name}</strong> verschwinden sofort aus Suche,
        Startseite und Karte. Nur die Redaktion kann die Sperre aufheben.
        {owner && ' Das Unternehmen erfährt den Grund per E-Mail.'}
      </p>
      {external && <p>Außerdem werden keine neuen Stellenanzeigen dieser Firma mehr importiert.</p>}
    </>
  );
}

function Release({ company, onDone }: LockDialogProps) {
  const { id, name, external, owner } = company;
  // Branches that were locked together are released together by default.
  const branches = useMeantBranches(
    id,
    ({ locked }) => locked,
    ({ editor_lock: lock }, own) => lock !== null && lock.since === own?.editor_lock?.since,
  );

  async function release(): Promise<void> {
    const done = await unlockCompanies(company, await branches.take());
    onDone();
    showToast(done === null ? overtaken(name) : doneText(name, done.length, 'freigegeben'));
  }

  return (
    <ConfirmDialog
      opened
      title="Firma freigeben?"
      confirm="Freigeben"
      onConfirm={release}
      onCancel={onDone}
    >
      <p>
        Die Stellenanzeigen und Events von <strong>{name}</strong> sind danach wieder öffentlich
        sichtbar.{owner && ' Das Unternehmen bekommt eine E-Mail.'}
      </p>
      {external && (
        <p>
          Bei importierten Firmen kann es bis zu 24 Stunden dauern, bis alle Stellenanzeigen wieder
          erscheinen.
        </p>
      )}
      <MeantBranches state={branches.state} />
    </ConfirmDialog>
  );
}
