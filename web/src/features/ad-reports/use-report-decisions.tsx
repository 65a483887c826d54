import type { AdReport } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import { reportOutcomes } from '@lehrpfad/contract/ad-reports/options.ts';
import { useState } from 'react';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { useFocusBackTo } from '../../core/focus/use-focus-back-to.ts';
import { useAction } from '../../core/hooks/use-action.ts';
import { offerUndo } from '../../core/notices/undo.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { LockDialog, SettleDialog } from './decision-dialog.tsx';
import { answeredText, decideReport, reopenReport, type Decision } from './queries.ts';
import type { ReportAction } from './report-card.tsx';

/** Stores a decision, reports it and offers to undo it, unless it has locked the ad. */
async function decide(report: AdReport, decision: Decision): Promise<void> {
  const after = await decideReport(report, decision);
  if (after === undefined)
    return showToast('Über diese Meldung wurde inzwischen entschieden, oder die Anzeige ist weg.');
  const { outcome } = after;
  if (outcome === null) showToast(after.was_answered ? answeredText : 'Meldung wieder geöffnet');
  else if (outcome === 'locked') showToast(reportOutcomes.locked);
  else
    offerUndo(`Meldung erledigt: ${reportOutcomes[outcome]}`, () =>
      reopenReport(after, decision.others),
    );
  await reloadEditorial();
}

interface PendingAction {
  readonly report: AdReport;
  readonly action: Exclude<ReportAction, 'open'>;
  readonly opener: Element | null;
}

/** Decisions about reports: the callbacks of a card, and the open dialog. */
export function useReportDecisions() {
  const [asked, setAsked] = useState<PendingAction>();
  useFocusBackTo(asked?.opener ?? null, asked !== undefined);
  const reopening = useAction((report: AdReport) => decide(report, { outcome: 'open' }));
  const onAction = (report: AdReport) => (action: ReportAction) => {
    if (action === 'open') void reopening.run(report);
    else setAsked({ report, action, opener: document.activeElement });
  };
  const dialog = asked && <Dialog asked={asked} onDone={() => setAsked(undefined)} />;
  return { onAction, dialog };
}

function Dialog({ asked, onDone }: { readonly asked: PendingAction; readonly onDone: () => void }) {
  const { report, action } = asked;
  const props = {
    report,
    onDecide: async (decision: Decision) => {
      await decide(report, decision);
      onDone();
    },
    onCancel: onDone,
  };
  if (action === 'locked') return <LockDialog {...props} />;
  return <SettleDialog {...props} outcome={action} />;
}
