import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { withdrawUndo } from '../../../core/notices/undo.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { SelectionActions } from '../../../core/ui/page/selection-actions.tsx';
import { useState } from 'react';
import { DeclineDialog } from '../../companies/decisions/decline-dialog.tsx';
import type { Selection } from '../use-selection.ts';
import { acceptableKinds, acceptAll } from './accept-all.ts';
import { declinableKinds, declineAll, finallyDeclinedKinds } from './decline-all.ts';
import { runAsked, type OnSettled } from './run-batch.ts';
import { titlesOf } from './titles-of.ts';
import { SettleReports } from './settle-reports.tsx';

interface BatchBarProps {
  readonly selection: Selection;
  readonly onTake: (items: readonly InboxItem[]) => Promise<unknown>;
}

/** Actions for all selected items; sticky while the list scrolls. An action leaves selected what it was not for. */
export function BatchBar({ selection, onTake }: BatchBarProps) {
  const { items, elsewhere, drop, clear } = selection;
  const { acceptable, declinable, reports, single } = byAction(items);
  const acceptance = useAction(async () => {
    withdrawUndo();
    await acceptAll(acceptable, drop);
  });
  const taking = useAction(() => onTake(items));
  // One at a time: the actions share their items.
  const isBusy = acceptance.isBusy || taking.isBusy;
  return (
    <SelectionActions
      count={
        <>
          {items.length} ausgewählt
          {elsewhere > 0 && `, davon ${elsewhere} nicht auf dieser Seite`}
          {single > 0 && `, ${single} nur einzeln zu entscheiden`}
        </>
      }
      end="Auswahl aufheben"
      onEnd={clear}
    >
      {acceptable.length > 0 && (
        <BusyButton
          variant="light"
          isBusy={acceptance.isBusy}
          onClick={() => isBusy || void acceptance.run()}
        >
          {acceptable.length} annehmen
        </BusyButton>
      )}
      <DeclineButton items={declinable} isDisabled={isBusy} onSettled={drop} />
      <SettleReports items={reports} isDisabled={isBusy} onSettled={drop} />
      <BusyButton
        variant="default"
        isBusy={taking.isBusy}
        onClick={() => isBusy || void taking.run()}
      >
        Mir zuweisen
      </BusyButton>
    </SelectionActions>
  );
}

/** Returns which items each action is for, and the number of those that have no common action. */
function byAction(items: readonly InboxItem[]) {
  const acceptable = items.filter(({ kind }) => acceptableKinds.includes(kind));
  const declinable = items.filter(({ kind }) => declinableKinds.includes(kind));
  const reports = items.filter(({ kind }) => kind === 'report');
  const single = items.filter(
    (item) => ![acceptable, declinable, reports].some((some) => some.includes(item)),
  ).length;
  return { acceptable, declinable, reports, single };
}

interface DeclineButtonProps {
  /** Selected items that can be declined together. */
  readonly items: readonly InboxItem[];
  readonly isDisabled: boolean;
  readonly onSettled: OnSettled;
}

/** Declines the items for one reason, after a question. */
function DeclineButton({ items, isDisabled, onSettled }: DeclineButtonProps) {
  const [asked, setAsked] = useState<readonly InboxItem[] | null>(null);
  const tasks = (count: number) => counted(count, 'Aufgabe', 'Aufgaben');

  async function decline(chosen: readonly InboxItem[], reason: string): Promise<void> {
    const run = (settle: OnSettled) => declineAll(chosen, reason, settle);
    await runAsked({ items: chosen, run, onSettled, onRest: setAsked });
    setAsked(null);
  }

  return (
    <>
      {items.length > 0 && (
        <Button variant="default" disabled={isDisabled} onClick={() => setAsked(items)}>
          {items.length} ablehnen
        </Button>
      )}
      {asked && (
        <DeclineDialog
          title={`${tasks(asked.length)} ablehnen?`}
          onDecline={(reason) => decline(asked, reason)}
          onCancel={() => setAsked(null)}
        >
          Die Begründung gilt für alle: {titlesOf(asked)}.
          {asked.some(({ kind }) => finallyDeclinedKinds.includes(kind)) &&
            ' Anfragen werden endgültig abgelehnt: Die Unternehmen bekommen sofort eine E-Mail, und Rückgängig gilt für sie nicht.'}
        </DeclineDialog>
      )}
    </>
  );
}
