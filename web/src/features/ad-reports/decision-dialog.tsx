import type { AdReport } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { adLockReasons, type AdLockReason } from '@lehrpfad/contract/job-ads/lock/lock-options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useState } from 'react';
import { ChosenReason, useChosenReason } from '../../core/form/fields/choices/chosen-reason.tsx';
import { ReasonField } from '../../core/form/fields/choices/reason-field.tsx';
import { useHeldPage } from '../../core/form/saving/use-held-page.ts';
import { Switch } from '../../core/ui/controls/switch.tsx';
import { ConfirmDialog } from '../../core/ui/dialogs/confirm-dialog.tsx';
import type { Decision } from './queries.ts';

interface DialogProps {
  readonly report: AdReport;
  readonly onDecide: (decision: Decision) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks before a report is decided without a lock. Mounted while it is open. */
export function SettleDialog(props: DialogProps & { readonly outcome: 'left' | 'corrected' }) {
  const { report, outcome, onDecide, onCancel } = props;
  const more = useMore(report);
  const isLeft = outcome === 'left';
  return (
    <ConfirmDialog
      opened
      title={isLeft ? 'Anzeige bleibt?' : 'Wurde die Anzeige berichtigt?'}
      confirm={isLeft ? 'Anzeige bleibt' : 'Wurde berichtigt'}
      onConfirm={() => onDecide({ outcome, ...more.values })}
      onCancel={onCancel}
    >
      <p>
        {isLeft
          ? `„${report.Ad.title}“ wird nicht geändert, und die Meldung ist erledigt.`
          : `Die Meldung über „${report.Ad.title}“ ist erledigt. Ändern können Sie die Anzeige unter „Stellenangebote“.`}
      </p>
      <More report={report} {...more} />
    </ConfirmDialog>
  );
}

/** Asks for the reason before a reported ad is locked. Mounted while it is open. */
export function LockDialog({ report, onDecide, onCancel }: DialogProps) {
  const { state, take } = useChosenReason<AdLockReason>(`report-${report.id}`);
  const more = useMore(report);

  async function lock(): Promise<void> {
    const chosen = take();
    if (chosen === null) return;
    const { reason: lock_reason, note: lock_note } = chosen;
    await onDecide({ outcome: 'locked', lock_reason, lock_note, ...more.values });
  }

  return (
    <ConfirmDialog
      opened
      title="Gemeldete Anzeige sperren?"
      confirm="Sperren"
      danger
      onConfirm={lock}
      onCancel={onCancel}
    >
      <p>
        „{report.Ad.title}“ verschwindet sofort aus Suche und Karte. Das Unternehmen erfährt den
        Grund per E-Mail, nicht aber, wer die Anzeige gemeldet hat.
      </p>
      <ChosenReason
        state={state}
        reasons={adLockReasons}
        max={limits.lockNote}
        description="Sie steht in der E-Mail an das Unternehmen und bei der Anzeige."
      />
      <More report={report} {...more} />
    </ConfirmDialog>
  );
}

/** State of the fields that all decisions have: the answer, and whether other reports are decided, too. */
function useMore({ others: open }: AdReport) {
  const [answer, setAnswer] = useState('');
  const [others, setOthers] = useState(open > 0);
  useHeldPage(others !== open > 0);
  return { values: { answer: answer.trim(), others }, answer, setAnswer, others, setOthers };
}

interface MoreProps extends ReturnType<typeof useMore> {
  readonly report: AdReport;
}

function More({ report, answer, setAnswer, others, setOthers }: MoreProps) {
  return (
    <>
      {(report.gets_answer || report.others > 0) && (
        <ReasonField
          label="Nachricht an die meldende Person"
          description="Wer eine Adresse hinterlassen hat, bekommt das Ergebnis in jedem Fall per E-Mail."
          max={limits.reportAnswer}
          value={answer}
          onChange={setAnswer}
        />
      )}
      {report.others > 0 && (
        <Switch
          label={`Gilt auch für ${counted(report.others, 'weitere offene Meldung', 'weitere offene Meldungen')} dieser Anzeige`}
          value={others}
          onChange={setOthers}
        />
      )}
    </>
  );
}
