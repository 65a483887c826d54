import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useState } from 'react';
import { ReasonField } from '../../../core/form/fields/choices/reason-field.tsx';
import { useHeldPage } from '../../../core/form/saving/use-held-page.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { Segments } from '../../../core/ui/controls/segments.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { settleReportItem } from './decisions.ts';
import { titlesOf } from './titles-of.ts';
import { runAsked, runBatch, type OnSettled } from './run-batch.ts';

const outcomes = [
  { value: 'left', word: 'Anzeigen bleiben' },
  { value: 'corrected', word: 'Wurden berichtigt' },
] as const;

type Outcome = (typeof outcomes)[number]['value'];

const reportsOf = (count: number) => counted(count, 'Meldung', 'Meldungen');

/** Decides reports in the same way, with one answer for all, and offers to undo it. @throws ApiError */
const settleAll = (
  items: readonly InboxItem[],
  [outcome, answer]: readonly [Outcome, string],
  onSettled: OnSettled,
): Promise<void> =>
  runBatch(
    items,
    (item) => settleReportItem(item, outcome, answer),
    (count) => `${reportsOf(count)} erledigt`,
    onSettled,
  );

interface SettleReportsProps {
  /** The selected reports. */
  readonly items: readonly InboxItem[];
  readonly isDisabled: boolean;
  readonly onSettled: OnSettled;
}

/** Decides several reports at once, after a question. A lock needs its own reason, so it stays a decision about one ad. */
export function SettleReports({ items, isDisabled, onSettled }: SettleReportsProps) {
  const [asked, setAsked] = useState<readonly InboxItem[] | null>(null);
  return (
    <>
      {items.length > 0 && (
        <Button variant="default" disabled={isDisabled} onClick={() => setAsked(items)}>
          {reportsOf(items.length)} erledigen
        </Button>
      )}
      {asked && (
        <SettleDialog
          items={asked}
          onSettle={async (outcome, answer) => {
            const run = (settle: OnSettled) => settleAll(asked, [outcome, answer], settle);
            await runAsked({ items: asked, run, onSettled, onRest: setAsked });
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface SettleDialogProps {
  readonly items: readonly InboxItem[];
  readonly onSettle: (outcome: Outcome, answer: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

function SettleDialog({ items, onSettle, onCancel }: SettleDialogProps) {
  const [outcome, setOutcome] = useState<Outcome>('left');
  useHeldPage(outcome !== 'left');
  const [answer, setAnswer] = useState('');
  return (
    <ConfirmDialog
      opened
      title={`${reportsOf(items.length)} erledigen?`}
      confirm="Erledigen"
      onConfirm={() => onSettle(outcome, answer.trim())}
      onCancel={onCancel}
    >
      <p>
        Das gilt für alle gewählten Meldungen: {titlesOf(items)}. Gesperrt wird nur einzeln, weil
        jede Sperre ihren eigenen Grund hat.
      </p>
      <div className="mt-3">
        <Segments label="Ergebnis" options={outcomes} value={outcome} onChange={setOutcome} />
      </div>
      <ReasonField
        label="Nachricht an die meldenden Personen"
        description="Wer eine Adresse hinterlassen hat, bekommt das Ergebnis in jedem Fall per E-Mail."
        max={limits.reportAnswer}
        value={answer}
        onChange={setAnswer}
      />
    </ConfirmDialog>
  );
}
